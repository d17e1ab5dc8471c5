import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { FailedLine } from '../../../ui/reads/FailedLine.tsx'
import { parcelQuery } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import { amountOf } from './amount-of-parcel.ts'
import type { Parcel } from './use-parcel.ts'

/** How much of what is open leaves with this parcel and, for who sees amounts, what it is invoiced with. */
export function ParcelSum({ order, parcel }: { order: PackingOrder; parcel: Parcel }) {
  const t = useSupplierTexts().panel
  const { user } = useSession()
  const { unit, packed, all, isPack } = amountOf(order.lines, parcel.quantityOf)
  return (
    <div className="w-full text-small" aria-live="polite">
      <b className="block font-semibold">{t.packed[unit](packed, all, isPack)}</b>
      {mayOpen(user, 'readOrders') && parcel.lines.length > 0 && <Gross order={order} lines={parcel.lines} />}
    </div>
  )
}

function Gross({ order: { subOrderNumber, version }, lines }: { order: PackingOrder; lines: Parcel['lines'] }) {
  const t = useSupplierTexts().panel
  const pieces = lines.map(({ productSkuId, quantity }) => `${productSkuId}:${quantity}`)
  const read = useRead(parcelQuery({ subOrderNumber, version, lines: pieces }))
  if (read.state === 'failed') return <FailedLine text={t.parcelFailed} failure={read.failure} />
  return (
    <span className="text-ink-3">{read.state === 'ready' ? t.parcelGross(read.data.grossText) : t.parcelComing}</span>
  )
}
