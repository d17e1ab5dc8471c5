import { markedParts } from './marked-parts.ts'

/** What is typed stands out in it. */
export const Marked = ({ text, words }: { text: string; words: string }) =>
  markedParts(text, words).map(({ part, isMarked }, i) =>
    isMarked ? (
      <mark
        key={i}
        className="bg-transparent font-semibold text-inherit underline decoration-accent decoration-2 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  )
