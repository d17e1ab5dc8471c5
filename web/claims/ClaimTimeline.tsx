import type { Claim } from '../../contract/claims/claims.ts'
import { FileThumbs } from '../attachments/FileThumb.tsx'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useClaimTexts } from './texts.ts'

/** What has happened to a claim, oldest first, with what was written and shown. */
export function ClaimTimeline({ claim }: { claim: Claim }) {
  const t = useClaimTexts()
  const language = useLanguage()
  return (
    <ol aria-label={t.timeline} className="grid gap-4">
      {claim.timeline.map(({ id, text, by, at, words, amountText, attachments }) => (
        <li key={id} className="border-l-2 border-line pl-3.5">
          <p className="flex flex-wrap items-baseline gap-x-2.5 font-medium">
            {text}
            {amountText && <span className="tabular-nums">{amountText}</span>}
          </p>
          <p className="text-small text-ink-3 tabular-nums">
            {by}, <time dateTime={at.toISOString()}>{momentText(at, language)}</time>
          </p>
          {words && <p className="mt-1.5 text-medium wrap-anywhere whitespace-pre-line text-ink-2">{words}</p>}
          <FileThumbs attachments={attachments} />
        </li>
      ))}
    </ol>
  )
}
