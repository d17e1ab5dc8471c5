import type { ReactNode } from 'react'
import type { Order } from '../../contract/orders/orders.ts'
import { useOrderTexts } from './texts.ts'

type Placed = Order['order']

/** How it is paid, where it goes and what the buyer wrote. */
export function OrderFacts({ order }: { order: Placed }) {
  const t = useOrderTexts().detail
  return (
    <dl className="grid gap-5 text-medium">
      <Fact label={t.paymentMethod}>
        {order.paymentMethodName}
        <span className="block text-small text-ink-3">{order.paymentStatusText}</span>
      </Fact>
      {order.refunds.length > 0 && (
        <Fact label={t.refunds}>
          <ul className="grid gap-1.5">
            {order.refunds.map(({ number, amountText, statusText }, index) => (
              // One part may be paid back several times.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="tabular-nums">
                {amountText} <span className="text-ink-3">· {number}</span>
                <span className="block text-small text-ink-3">{statusText}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact label={t.delivery}>
        <AddressText address={order.address} />
      </Fact>
      {order.address.deliveryNotes && (
        <Fact label={t.deliveryNotes}>
          <span className="whitespace-pre-line">{order.address.deliveryNotes}</span>
        </Fact>
      )}
      <Fact label={t.billing}>
        {isSame(order.address, order.billingAddress) ? t.sameAddress : <AddressText address={order.billingAddress} />}
      </Fact>
      {order.placedBy && <Fact label={t.placedBy}>{order.placedBy}</Fact>}
      {order.approvedBy && <Fact label={t.approvedBy}>{order.approvedBy}</Fact>}
      {order.purchaseOrderNumber && <Fact label={t.purchaseOrderNumber}>{order.purchaseOrderNumber}</Fact>}
      {order.costCentre && <Fact label={t.costCentre}>{order.costCentre.text}</Fact>}
      {order.note && (
        <Fact label={t.note}>
          <span className="whitespace-pre-line">{order.note}</span>
        </Fact>
      )}
      {order.couponCode && <Fact label={t.coupon}>{order.couponCode}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  )
}

export function AddressText({ address }: { address: Placed['address'] }) {
  return (
    <>
      {address.label && <b className="block font-semibold">{address.label}</b>}
      {address.companyName}
      <br />
      {address.firstName} {address.lastName}
      <br />
      {address.street} {address.streetNumber}
      <br />
      {address.postalCode} {address.cityName}
    </>
  )
}

const isSame = (a: Placed['address'], b: Placed['address']) =>
  (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key])
