import type { ReactNode } from 'react'
import type { PayoutParts } from '../../../contract/payouts/payouts.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { Link } from '../../frame/Link.tsx'
import { useOperatorPayoutTexts } from './texts.ts'

export type PayoutLine = {
  slug: string
  name: string
  /** Below the name, as its account. */
  note: string
  parts: PayoutParts
  amountText: string
  /** Below the sum. */
  more: string[]
  state: ReactNode
  actions: ReactNode
}

/** What each store gets and of what, with what is done about it. */
export function PayoutTable({ lines }: { lines: PayoutLine[] }) {
  const t = useOperatorPayoutTexts()
  const { store, sales, creditNotes, commission, adjustments, sum, state } = t.parts
  const partNames = [sales, creditNotes, commission, adjustments]
  return (
    <PlainTable
      label={t.table}
      columns={[
        { name: store },
        ...partNames.map((name) => ({ name, isNumber: true, isSpare: true })),
        { name: sum, isNumber: true },
        { name: state },
      ]}
    >
      {lines.map(({ slug, name, note, parts, amountText, more, ...line }) => {
        const partTexts = [parts.salesText, parts.creditNotesText, parts.commissionText, parts.adjustmentsText]
        return (
          <tr key={slug} className="[&_td]:whitespace-nowrap [&_td]:py-2.5 [&_td]:align-top">
            <th scope="row" className="min-w-48 py-2.5 text-left align-top font-normal">
              <Link to={`/operator/stores/${slug}`} className="font-semibold underline-offset-2 hover:underline">
                {name}
              </Link>
              <span className="block text-ink-3">{note}</span>
            </th>
            {partTexts.map((text, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns of the table, which stay in their places
              <td key={place} className="text-right tabular-nums sm:max-xl:hidden">
                {text}
              </td>
            ))}
            <td className="text-right tabular-nums">
              <b className="font-semibold">{amountText}</b>
              <span className="hidden text-ink-3 sm:max-xl:block">
                {partTexts.map((text, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <span key={place} className="block">
                    {partNames[place]} {text}
                  </span>
                ))}
              </span>
              {more.map((text) => (
                <span key={text} className="block whitespace-normal text-ink-3">
                  {text}
                </span>
              ))}
            </td>
            <td>
              <div className="grid min-w-48 justify-items-start gap-1.5 whitespace-normal">{line.state}</div>
              <div className="mt-1.5 flex flex-wrap gap-2">{line.actions}</div>
            </td>
          </tr>
        )
      })}
    </PlainTable>
  )
}
