import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { momentText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useSupplierTexts } from '../texts.ts'

/** Where the goods go, how they were paid, and what has left so far. */
export function DeliveryFacts({ order }: { order: PackingOrder }) {
  const t = useSupplierTexts().panel
  const language = useLanguage()
  const { address, shipments } = order
  return (
    <section className="grid gap-4 text-small sm:grid-cols-2">
      <div>
        <h3>{t.delivery}</h3>
        <p className="mt-1 text-ink-2">
          {address.companyName}
          <br />
          {address.firstName} {address.lastName}
          <br />
          {address.street} {address.streetNumber}
          <br />
          {address.postalCode} {address.cityName}
          <br />
          {address.phoneNumber}
        </p>
        {address.deliveryNotes && <p className="mt-1">{address.deliveryNotes}</p>}
        {order.arrivalText && <p className="mt-1">{order.arrivalText}</p>}
        {order.allowsPartial === false && <p className="mt-1">{t.completeOnly}</p>}
        {order.announcedReturns && (
          <p className="mt-1">
            {t.announced}
            <span className="block text-ink-2">
              {order.announcedReturns.map(({ pieces, name }) => `${pieces} × ${name}`).join(', ')}
            </span>
          </p>
        )}
      </div>
      <div>
        <h3>{t.payment}</h3>
        <p className="mt-1 text-ink-2">{order.paymentStatusText}</p>
        <p className="text-ink-2">{t.purchaseOrder(order.purchaseOrderNumber)}</p>
        {order.costCentre && <p className="text-ink-2">{t.costCentre(order.costCentre.text)}</p>}
        {shipments.map(({ carrier, trackingNumber, shippedAt, arrivalText }) => (
          <p key={shippedAt.toISOString()} className="mt-1">
            {t.carrier.nameOf(carrier)} {trackingNumber}
            <span className="block text-xs text-ink-3">{momentText(shippedAt, language)}</span>
            {arrivalText && <span className="block text-xs text-ink-3">{arrivalText}</span>}
          </p>
        ))}
      </div>
    </section>
  )
}
