import type { PaperVersion } from '../../contract/papers/versions.ts'
import { FileThumbs } from '../attachments/FileThumb.tsx'
import { dateText, momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { usePaperTexts } from './texts.ts'

/** One version: its number and end, then who did what with it. */
export function PaperVersionLine({ item }: { item: PaperVersion }) {
  const t = usePaperTexts()
  const language = useLanguage()
  const { version, value, endsOn, state, words, sentAt, sentBy, decidedAt, decidedBy, files } = item
  const stated = [value || t.history.taken, endsOn && t.until(dateText(new Date(endsOn), language))]
  const by = (name: string | null, moment: Date) => [name, momentText(moment, language)].filter(Boolean).join(', ')
  return (
    <li className="grid gap-0.5">
      <p className="wrap-anywhere">
        <b className="font-semibold">{t.history.version(version)}</b> {stated.filter(Boolean).join(' · ')}
      </p>
      <p className="text-ink-2">
        {state === 'STATED' ? t.history.stated(by(null, sentAt)) : t.history.sent(by(sentBy, sentAt))}
      </p>
      {decidedAt && (state === 'ACCEPTED' || state === 'REFUSED') && (
        <p className="text-ink-2">{t.history[state](by(decidedBy, decidedAt))}</p>
      )}
      {state === 'REFUSED' && words && <p className="whitespace-pre-line text-ink-2">{t.refusedBecause(words)}</p>}
      {state === 'SENT' && <p className="text-ink-2">{t.history.open}</p>}
      <FileThumbs attachments={files} />
    </li>
  )
}
