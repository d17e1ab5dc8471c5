import type { Movement } from '../../../contract/orders/empties.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useEmptiesTexts } from './texts.ts'

type MovementTableProps = {
  movements: Movement[]
  label: string
  /** Orders lead to their page; a store has none of its own for each. */
  isLinked?: boolean
}

/** Every movement, newest first; scrolls by itself where it is wider than its place. */
export function MovementTable({ movements, label, isLinked }: MovementTableProps) {
  const t = useEmptiesTexts()
  const language = useLanguage()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
    <div className="relative overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full min-w-[40rem] text-left text-small tabular-nums [&_td]:h-10 [&_td]:pr-4 [&_th]:h-9 [&_th]:pr-4">
        <thead className="text-ink-3">
          <tr>
            {[t.date, t.movement, t.item].map((name) => (
              <th key={name} scope="col" className="font-medium">
                {name}
              </th>
            ))}
            {[t.pieces, t.amount].map((name) => (
              <th key={name} scope="col" className="text-right font-medium">
                {name}
              </th>
            ))}
            {[t.order, t.document].map((name) => (
              <th key={name} scope="col" className="font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id} className="border-t border-line ">
              <td className="whitespace-nowrap">{dateText(movement.at, language)}</td>
              <td>
                {movement.kindText}
                {movement.reason && <span className="block text-ink-3">{movement.reason}</span>}
              </td>
              <td>{movement.name}</td>
              <td className="text-right font-semibold">{movement.pieces}</td>
              <td className="text-right">{movement.totalText}</td>
              <td>
                {isLinked ? (
                  <Link to={paths.order(movement.orderId)} className="underline underline-offset-2">
                    {movement.orderNumber}
                  </Link>
                ) : (
                  movement.orderNumber
                )}
              </td>
              <td>{movement.documentNumber}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
