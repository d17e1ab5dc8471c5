import { useState } from 'react'
import type { TicketMessage } from '../../../contract/tickets/tickets.ts'
import { FileThumbs } from '../../attachments/FileThumb.tsx'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useTicketTexts } from './texts.ts'

/** What was written and answered, the oldest first; answers stand at the right. */
export function TicketThread({ messages }: { messages: TicketMessage[] }) {
  const t = useTicketTexts()
  return (
    <ol aria-label={t.thread} className="grid gap-4 px-[18px] py-3.5">
      {messages.map((message) => (
        <li
          key={message.id}
          className="max-w-[92%] data-own:ml-auto"
          data-own={message.direction === 'OUT' || undefined}
        >
          <Message message={message} />
        </li>
      ))}
    </ol>
  )
}

function Message({ message }: { message: TicketMessage }) {
  const { direction, isAutomatic, by, at, words, whole, attachments, fileNames } = message
  const t = useTicketTexts()
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-3 tabular-nums">
        <span className="wrap-anywhere">
          {by && `${by}, `}
          <time dateTime={at.toISOString()}>{momentText(at, language)}</time>
        </span>
        {isAutomatic && <Tag>{t.automatic}</Tag>}
      </p>
      <div className={`mt-1 rounded-lg px-3.5 py-2.5 ${direction === 'OUT' ? 'bg-brand-soft' : 'bg-sunken'}`}>
        <p className="text-medium wrap-anywhere whitespace-pre-line">{isWhole && whole !== null ? whole : words}</p>
        <FileThumbs attachments={attachments} />
        {fileNames.length > 0 && <p className="mt-2 text-small text-ink-2">{t.files(fileNames.join(', '))}</p>}
        {whole !== null && (
          <button
            type="button"
            className="mt-2 text-small text-brand underline underline-offset-2"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t.less : t.whole}
          </button>
        )}
      </div>
    </>
  )
}
