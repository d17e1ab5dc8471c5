import type { Partner } from '../../../contract/orders/empties.ts'
import { useEmptiesTexts } from './texts.ts'

/** What is held of one partner, by item, with its deposit. */
export function HeldTable({ partner: { items, totalText } }: { partner: Partner }) {
  const t = useEmptiesTexts()
  return (
    <table className="w-full text-medium tabular-nums [&_td]:py-1.5 [&_th]:py-1.5">
      <thead className="text-small text-ink-3">
        <tr>
          <th scope="col" className="text-left font-medium">
            {t.item}
          </th>
          <th scope="col" className="text-right font-medium">
            {t.pieces}
          </th>
          <th scope="col" className="text-right font-medium">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ code, name, pieces, totalText: text }) => (
          <tr key={code} className="border-t border-line">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            <td className="text-right font-semibold">{pieces}</td>
            <td className="text-right">{text}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-bold">
          <th scope="row" colSpan={2} className="text-left">
            {t.sum}
          </th>
          <td className="text-right">{totalText}</td>
        </tr>
      </tfoot>
    </table>
  )
}
