import { useState } from 'react'
import type { Payout } from '../../../contract/payouts/payouts.ts'
import { CommissionInvoices } from '../../commission-invoices/desk/CommissionInvoices.tsx'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { dateText } from '../../platform/dates.ts'
import { pageParam } from '../../platform/navigation/page-param.ts'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PayoutLines } from './PayoutLines.tsx'
import { payoutsQuery } from './queries.ts'
import { usePayoutTexts } from './texts.ts'

/** What the store has been paid, newest first; each opens to what it is made of. */
export function Component() {
  const { places } = useDeskTexts()
  const t = usePayoutTexts()
  const page = pageParam(useAddress().search)
  const language = useLanguage()
  const read = useRead(payoutsQuery(page, language))
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.payouts} lead={t.lead} />
      <Card>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-40" />}>
          {(data, isPrevious) => (
            <>
              {data.hold && (
                <p role="status" className="bg-warn-soft px-[18px] py-3">
                  {t.hold(dateText(new Date(data.hold.since), language), data.hold.reason)}
                </p>
              )}
              {data.held && (
                <p className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-warn-soft px-[18px] py-3">
                  {t.held(data.held.deliveries, data.held.amountText)}
                  <Link to="/supplier/claims?view=OPEN" className="text-brand underline underline-offset-2">
                    {t.toClaims}
                  </Link>
                </p>
              )}
              {data.items.length === 0 ? (
                <EmptyState title={t.empty} text={t.emptyText} />
              ) : (
                <PagedList data={data} isPrevious={isPrevious} pathOf={(to) => `/supplier/payouts?page=${to}`}>
                  {data.items.map((payout) => (
                    <PayoutRow key={payout.number} payout={payout} />
                  ))}
                </PagedList>
              )}
            </>
          )}
        </QueryView>
      </Card>
      <CommissionInvoices />
    </div>
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  const t = usePayoutTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { number, stateText, ibanEnd, orderedAt, amountText } = payout
  return (
    <details className="border-t border-line first:border-t-0" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-[18px] py-3">
        <b>{number}</b>
        <span>{dateText(new Date(orderedAt), language)}</span>
        <span className="text-ink-2">
          {stateText}, {t.to(ibanEnd)}
        </span>
        <b className="ml-auto tabular-nums">{amountText}</b>
      </summary>
      {isOpen && <PayoutLines number={number} />}
    </details>
  )
}
