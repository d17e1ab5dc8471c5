import type { OperatorOrderEntry } from '../../../contract/operator/orders.ts'
import type { Selection } from '../../desk/list/selection.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { waitingParts } from './ConfirmMany.tsx'
import { useOperatorOrderTexts } from './texts.ts'

const path = '/operator/orders'

type OrderRowProps = { order: OperatorOrderEntry; now: Date; selection: Selection }

/** One order of the list; its buyer leads to all of theirs. It can be chosen while a store has not confirmed. */
export function OrderRow({ order, now, selection }: OrderRowProps) {
  const t = useOperatorOrderTexts()
  const { choose } = useDeskTexts().list
  const language = useLanguage()
  return (
    <tr>
      <td>
        {waitingParts(order).length > 0 && (
          <Checkbox
            aria-label={choose(order.orderNumber)}
            checked={selection.has(order.orderNumber)}
            onChange={({ nativeEvent }) =>
              selection.toggle(order.orderNumber, {
                isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              })
            }
          />
        )}
      </td>
      <th scope="row" className="font-semibold whitespace-nowrap">
        <Link to={`${path}/${order.orderNumber}`} className="text-brand underline underline-offset-2">
          {order.orderNumber}
        </Link>
      </th>
      <td className="whitespace-nowrap text-ink-2">{momentText(order.createdAt, language)}</td>
      <td>
        {order.companyName && (
          <Link to={`${path}?buyerId=${order.buyerId}`} className="underline-offset-2 hover:underline">
            {order.companyName}
          </Link>
        )}
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          {order.stores.map(({ subOrderNumber, storeName, statusText }) => (
            <Tag key={subOrderNumber}>
              {storeName}: {statusText}
            </Tag>
          ))}
        </span>
      </td>
      <td className="text-right tabular-nums">{order.grossTotalText}</td>
      <td>{order.paymentStatusText}</td>
      <td>{order.paymentMethodName}</td>
      <td className="whitespace-nowrap text-ink-2">{t.age(now.getTime() - order.createdAt.getTime())}</td>
      <td>
        <span className="flex flex-wrap items-center gap-1">
          {order.payBy && <Tag>{t.payBy(recentDateText(order.payBy, language))}</Tag>}
          {order.isOverdue && <Tag variant="warn">{t.overdue}</Tag>}
          {order.isChargedBack && <Tag variant="danger">{t.chargedBack}</Tag>}
          {order.hasProblem && !order.isChargedBack && <Tag variant="danger">{t.problem}</Tag>}
          {order.hasNote && <Tag>{t.noted}</Tag>}
          {order.isImpersonated && <Tag variant="info">{t.impersonated}</Tag>}
        </span>
      </td>
    </tr>
  )
}
