import type { ManyAction } from '../../../../contract/orders/many-orders.ts'
import type { StoreOrderEntry } from '../../../../contract/orders/packing.ts'
import { ScrollList } from '../../../desk/ScrollList.tsx'
import { useSupplierTexts } from '../texts.ts'

type LeftOrdersProps = { action: ManyAction | 'REJECT'; orders: readonly StoreOrderEntry[] }

/** The chosen orders that a step is not possible for, and why. */
export function LeftOrders({ action, orders }: LeftOrdersProps) {
  const t = useSupplierTexts().bulk
  const why = ({ status, statusText }: StoreOrderEntry) => {
    if (action === 'SHIP' && status === 'PLACED') return t.why.notConfirmed
    return action === 'SHIP' && status === 'CONFIRMED' ? t.why.unpaid : t.why.status(statusText)
  }
  return (
    <ScrollList className="max-h-48 gap-2 text-small">
      {orders.map((row) => (
        <li key={row.subOrderNumber} className="rounded-md bg-danger-soft px-3 py-2">
          <b className="font-semibold">
            {row.subOrderNumber}, {row.companyName}
          </b>
          : {why(row)}
        </li>
      ))}
    </ScrollList>
  )
}
