import { useJudgementTexts } from './queries.ts'

/** Sentences that are often said to a store, one press each. */
export function Snippets({ onChosen }: { onChosen: (text: string) => void }) {
  const t = useJudgementTexts()
  return (
    <div role="group" aria-label={t.snippets} className="flex flex-wrap gap-1.5">
      {t.sentences.map(([name, text]) => (
        <button key={name} type="button" className="desk-chip" onClick={() => onChosen(text)}>
          {name}
        </button>
      ))}
    </div>
  )
}
