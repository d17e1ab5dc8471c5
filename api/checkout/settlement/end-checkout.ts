import { confirmRedemption, giveBackCoupon } from '../../promotions/coupon-queries.ts'
import { takeOrderedOut } from '../../cart/queries.ts'
import { claimReserved, releaseReserved } from '../../products/stock-reservation.ts'
import { orderDesigns } from '../../designs/order-designs.ts'
import { createOrder } from '../../orders/create-order.ts'
import type { NewOrder } from '../../orders/new-order.ts'
import { orderMail } from '../../orders/order-mail.ts'
import { recordPayment } from '../../orders/fulfilment/money/record-payment.ts'
import { writeOrderOfPayment, type PaymentKey } from '../../payments/payment-queries.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import { crashPoint } from '../../platform/crash-point.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { moveCheckout, readBuyer, type CheckoutState, type CheckoutWithDraft } from '../queries.ts'

export type DeadState = Exclude<CheckoutState, 'PENDING' | 'SUCCEEDED'>

/** A checkout inside the transaction that holds it and the buyer's cart. */
export type Settling = { deps: Deps; tx: Tx; key: PaymentKey; checkout: CheckoutWithDraft }

/** Paid or authorised: the order is written, once. */
export async function orderReserved(settling: Settling, providerStatus: ProviderPayment): Promise<void> {
  const { tx, key, checkout } = settling
  const orderId = checkout.draft.id
  if (!(await moveCheckout(tx, key, { from: 'PENDING', to: 'SUCCEEDED', orderId }))) return
  await claimReserved(tx, key)
  await confirmRedemption(tx, { buyerId: key.buyerId, orderId })
  await writeOrder(settling, providerStatus)
}

/** Writes the draft as an order that is paid, or authorised; its goods and its coupon are taken already. */
export async function writeOrder(
  { deps, tx, key, checkout }: Settling,
  providerStatus: ProviderPayment,
): Promise<void> {
  const { buyerId } = key
  const order: NewOrder = { ...checkout.draft, createdAt: deps.clock.now() }
  const buyer = await readBuyer(tx, order)
  await createOrder(tx, order)
  await orderDesigns(tx, order)
  await writeOrderOfPayment(tx, key, order.id)
  const lines = order.stores.flatMap((store) => store.lines)
  await takeOrderedOut(tx, order.cartId, { lines, couponCode: order.couponCode })
  await queueMail(tx, deps.jobs, orderMail({ order, bankTransfer: null, origin: deps.origin }, buyer))
  await recordStatus({ deps, tx, buyerId, orderId: order.id, isConfirmed: true }, providerStatus)
  crashPoint('settle: order written')
}

/** An authorised order that is paid now. */
export async function recordOnOrder(
  { deps, tx, key, checkout }: Settling,
  providerStatus: ProviderPayment,
): Promise<void> {
  await recordStatus({ deps, tx, buyerId: key.buyerId, orderId: checkout.draft.id }, providerStatus)
}

type OnOrder = { deps: Deps; tx: Tx; buyerId: string; orderId: string; isConfirmed?: boolean }

async function recordStatus({ tx, ...onOrder }: OnOrder, { state }: ProviderPayment) {
  if (state !== 'PAID' && state !== 'AUTHORIZED') return
  await recordPayment(tx, { ...onOrder, paymentStatus: state, at: onOrder.deps.clock.now() })
}

type Release = { key: PaymentKey; checkout: CheckoutWithDraft; to: DeadState }

/** No money will come: goods and coupon go back, once. */
export async function releaseReservation(tx: Tx, { key, checkout, to }: Release): Promise<void> {
  if (!(await moveCheckout(tx, key, { from: 'PENDING', to }))) return
  await releaseReserved(tx, key)
  await giveBackCoupon(tx, { buyerId: key.buyerId, orderId: checkout.draft.id })
}
