import type { MailReport as Report } from '../../contract/operator/jobs.ts'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { Tag } from '../ui/Tag.tsx'
import { useDeskTexts } from './texts.ts'

/** That a mail came back or is late, in the words of the server that reported it. */
export function MailReport({ report: { isBounced, at, status, reason } }: { report: Report }) {
  const t = useDeskTexts().mailReports
  const moment = momentText(at, useLanguage())
  return (
    <span className="grid justify-items-start gap-0.5">
      {isBounced ? <Tag variant="danger">{t.bounced(moment)}</Tag> : <Tag variant="warn">{t.delayed(moment)}</Tag>}
      <span className="text-xs wrap-anywhere text-ink-2">
        {reason.includes(status) ? reason : `${status} ${reason}`.trim()}
      </span>
    </span>
  )
}
