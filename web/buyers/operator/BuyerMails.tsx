import { Card } from '../../desk/Card.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { buyersMailsQuery } from './queries.ts'
import { useOperatorBuyerTexts } from './texts.ts'

/** The last mails to the people of a company; what a sent one said is not kept. */
export function BuyerMails({ id }: { id: string }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  const read = useRead(buyersMailsQuery(id))
  return (
    <Card title={t.mails.title}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-20" />}>
        {(mails) => (
          <ul className="grid max-h-96 gap-2 overflow-y-auto px-[18px] py-3.5">
            {mails.length === 0 && <li className="text-ink-3">{t.none}</li>}
            {mails.map((mail) => (
              <li key={mail.id} className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="min-w-0 flex-1 wrap-anywhere">{mail.recipient}</span>
                  {!mail.sentAt && <Tag variant="warn">{t.mails.waits}</Tag>}
                </span>
                <span className="text-ink-3">
                  {[momentText(mail.sentAt ?? mail.createdAt, language), mail.subject ?? t.mails.subjectGone].join(
                    ' · ',
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
