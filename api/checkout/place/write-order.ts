import type { PayResult } from '../../../contract/checkout.ts'
import { deleteLines } from '../../cart/line-queries.ts'
import { writeCartHead } from '../../cart/queries.ts'
import { orderDesigns } from '../../designs/order-designs.ts'
import { Problem } from '../../http/problem.ts'
import { createOrder } from '../../orders/create-order.ts'
import type { NewOrder } from '../../orders/new-order.ts'
import { insertPayment } from '../../payments/payment-queries.ts'
import { providerName } from '../../payments/provider-of.ts'
import type { PaymentRequest } from '../../payments/provider.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { redeemCoupon } from '../../promotions/coupon-queries.ts'
import type { Attempt } from '../idempotency.ts'
import { insertCheckout } from '../queries.ts'

type AtOnce = { attempt: Attempt; reply: PayResult; cartCoupon: string | null }

/** Writes the order with its checkout and takes what it ordered out of the cart. */
export async function writeOrder(tx: Tx, order: NewOrder, { attempt, reply, cartCoupon }: AtOnce): Promise<void> {
  const { buyerId, cartId, cartVersion, id: orderId, createdAt } = order
  const state = order.status === 'PLACED' ? 'SUCCEEDED' : 'PENDING'
  const checkout = { ...attempt, buyerId, cartId, cartVersion, state, orderId, reply, createdAt } as const
  await inOrder([
    () => createOrder(tx, order),
    () => orderDesigns(tx, order),
    () => insertCheckout(tx, { ...checkout, reservedUntil: null, draft: null }),
    () => leaveUnordered(tx, order, cartCoupon),
    () => redeem(tx, order, false),
  ])
}

/** How long goods are held for a payment. */
const HOLD_MINUTES = 20

type Held = { attempt: Attempt; request: PaymentRequest; now: Date }

/** Writes the order as the draft of a checkout, with the payment that the provider is to make. */
export async function writeHeldOrder(tx: Tx, order: NewOrder, { attempt, request, now }: Held): Promise<void> {
  const { buyerId, cartId, cartVersion } = order
  const { checkoutId } = request
  const reply: PayResult = { checkoutId, state: 'PENDING' }
  const reservedUntil = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  const checkout = { ...attempt, buyerId, cartId, cartVersion, state: 'PENDING', orderId: null, reply } as const
  // Polled even where this process ends before the provider has answered.
  const nextPollAt = new Date(now.getTime() + 5000)
  await inOrder([
    () => insertCheckout(tx, { ...checkout, reservedUntil, draft: order, createdAt: now }),
    () => insertPayment(tx, { buyerId, checkoutId, provider: providerName, request, nextPollAt }),
    () => redeem(tx, order, true),
  ])
}

// What is not selected stays; the coupon goes with the order that used it.
async function leaveUnordered(
  tx: Tx,
  { cartId, cartVersion, couponCode, stores }: NewOrder,
  cartCoupon: string | null,
) {
  const skuIds = stores.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))
  const head = { version: cartVersion + 1, couponCode: couponCode === null ? cartCoupon : null, seenGrossCents: 0 }
  await inOrder([() => deleteLines(tx, cartId, skuIds), () => writeCartHead(tx, cartId, head)])
}

async function redeem(tx: Tx, { buyerId, id, couponCode, createdAt }: NewOrder, isReserved: boolean) {
  if (couponCode === null) return
  const isCounted = await redeemCoupon(tx, { buyerId, orderId: id, code: couponCode, now: createdAt, isReserved })
  if (!isCounted) throw Problem.of('COUPON_EXHAUSTED')
}
