import type { Thread } from '../../contract/messages/messages.ts'
import { FileThumbs } from '../attachments/FileThumb.tsx'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useMessageTexts } from './texts.ts'

/** What both sides have written, oldest first; the own words stand at the right. */
export function MessageList({ thread: { messages } }: { thread: Thread }) {
  const t = useMessageTexts()
  const language = useLanguage()
  if (messages.length === 0) return <p className="text-ink-2">{t.none}</p>
  return (
    <ol aria-label={t.list} className="grid gap-4">
      {messages.map(({ id, isOwn, by, at, words, attachments }) => (
        <li key={id} className="max-w-[92%] data-own:ml-auto" data-own={isOwn || undefined}>
          <p className="text-small text-ink-3 tabular-nums">
            {by}, <time dateTime={at.toISOString()}>{momentText(at, language)}</time>
          </p>
          <div className={`mt-1 rounded-lg px-3.5 py-2.5 ${isOwn ? 'bg-brand-soft' : 'bg-sunken'}`}>
            <p className="text-medium wrap-anywhere whitespace-pre-line">{words}</p>
            <FileThumbs attachments={attachments} />
          </div>
        </li>
      ))}
    </ol>
  )
}
