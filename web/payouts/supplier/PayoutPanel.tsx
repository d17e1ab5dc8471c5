import type { PayoutEntry } from '../../../contract/payouts/payouts.ts'
import { Panel } from '../../desk/panel/Panel.tsx'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { PayoutLines } from './PayoutLines.tsx'
import { usePayoutTexts } from './texts.ts'

/** One payout beside the list: its sums, then line by line what it is made of. */
export function PayoutPanel({ payout, onClose }: { payout: PayoutEntry; onClose: () => void }) {
  const t = usePayoutTexts()
  const language = useLanguage()
  const { number, stateText, ibanEnd, paidAt, parts, amountText } = payout
  const facts = [
    [t.columns.sales, parts.salesText],
    [t.columns.commission, parts.commissionText],
    [t.columns.creditNotes, parts.creditNotesText],
    [t.columns.adjustments, parts.adjustmentsText],
    [t.columns.paid, amountText],
  ] as const
  return (
    <Panel title={number} lead={`${stateText}, ${t.to(ibanEnd)}`} onClose={onClose}>
      {paidAt && <p>{t.paidOn(dateText(new Date(paidAt), language))}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <PayoutLines number={number} />
    </Panel>
  )
}
