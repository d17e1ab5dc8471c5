import { useState, type ReactNode } from 'react'
import type { Cursor } from '../../../contract/platform/paging.ts'
import { Deeds } from '../../audit/operator/Deeds.tsx'
import { auditQuery } from '../../audit/operator/queries.ts'
import { Card } from '../../desk/Card.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import type { Read } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { TicketTag } from '../../tickets/operator/TicketTag.tsx'
import { useTicketTexts } from '../../tickets/operator/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { buyersTicketsQuery, vatChecksQuery } from './queries.ts'
import { useOperatorBuyerTexts } from './texts.ts'

/** What the people of a company have written to the marketplace. */
export function BuyerTickets({ id }: { id: string }) {
  const t = useOperatorBuyerTexts()
  const { subjects } = useTicketTexts()
  const language = useLanguage()
  const [at, setAt] = useState<At>({})
  return (
    <Paged title={t.tickets} read={useRead(buyersTicketsQuery({ id, ...at }))} onGo={setAt}>
      {(items) => (
        <ul className="grid px-[18px] py-2.5">
          {items.length === 0 && <li className="text-ink-3">{t.none}</li>}
          {items.map((ticket) => (
            <li key={ticket.ticketNumber} className="flex flex-wrap gap-x-4 border-b border-line py-2 last:border-0">
              <Link to={`/operator/tickets/${ticket.ticketNumber}`} className="w-24 font-semibold text-brand underline">
                {ticket.ticketNumber}
              </Link>
              <span className="w-24 text-ink-2">{recentDateText(ticket.createdAt, language)}</span>
              <span className="min-w-0 flex-1 wrap-anywhere max-sm:order-last max-sm:basis-full">
                {ticket.title ?? subjects[ticket.subject]}
                <span className="block text-ink-3">{ticket.name}</span>
              </span>
              <TicketTag state={ticket.state} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

const checkVariants = { VALID: 'ok', INVALID: 'warn' } as const

/** What was found about its VAT id, and by whom. */
export function VatChecks({ id }: { id: string }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  const [at, setAt] = useState<At>({})
  return (
    <Paged title={t.vatChecks.title} read={useRead(vatChecksQuery({ id, ...at }))} onGo={setAt}>
      {(items) => (
        <ul className="grid gap-2 px-[18px] py-3.5">
          {items.length === 0 && <li className="text-ink-3">{t.none}</li>}
          {items.map((check) => (
            <li key={check.id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {check.vatId}
                <span className="block text-ink-3">
                  {`${momentText(check.at, language)} · ${check.by ?? t.vatChecks.sources[check.source]}`}
                </span>
              </span>
              <Tag variant={checkVariants[check.status]}>{t.vatStatuses[check.status]}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

/** The rows of the audit about a company. */
export function BuyerDeeds({ id }: { id: string }) {
  const t = useOperatorBuyerTexts()
  const [at, setAt] = useState<At>({})
  const more = (
    <Link to={`/operator/audit?buyer=${id}`} className="text-brand underline underline-offset-2">
      {t.wholeAudit}
    </Link>
  )
  return (
    <Paged title={t.audit} more={more} read={useRead(auditQuery({ buyer: id, ...at }))} onGo={setAt}>
      {(items) => <Deeds items={items} />}
    </Paged>
  )
}

type At = { after?: string; before?: string }

type PagedProps<T> = {
  title: string
  more?: ReactNode
  read: Read<Cursor<T>>
  onGo: (at: At) => void
  children: (items: T[]) => ReactNode
}

/** A card with one page of a list, and the ways to the pages beside it. */
function Paged<T>({ title, more, read, onGo, children }: PagedProps<T>) {
  const t = useOperatorBuyerTexts()
  const desk = useDeskTexts()
  return (
    <Card title={title} more={more}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-20" />}>
        {({ items, next, previous }) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1) */}
            <div role="group" aria-label={title} tabIndex={0} className="max-h-96 overflow-y-auto">
              {children(items)}
            </div>
            {(previous ?? next) && (
              <div className="flex justify-end gap-2 px-[18px] pb-3">
                {previous && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t.previousOf(title)}
                    onClick={() => onGo({ before: previous })}
                  >
                    {desk.previous}
                  </Button>
                )}
                {next && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t.nextOf(title)}
                    onClick={() => onGo({ after: next })}
                  >
                    {desk.next}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}
