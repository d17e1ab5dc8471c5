import type { PaymentStart } from '../payments/provider.ts'
import { providerOf } from '../payments/methods.ts'
import type { PayResult } from '../../contract/checkout.ts'
import { moneyText } from '../../contract/money.ts'
import { findAddresses } from '../account/address-queries.ts'
import { evaluateCart, isSelected, type EvaluatedCart } from '../cart/evaluate-cart.ts'
import { lineName } from '../cart/present-cart.ts'
import { deleteLines, lockCart, readCartState, writeCartHead } from '../cart/queries.ts'
import { takeStock } from '../catalogue/stock.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { createOrder, nextOrderNumber } from '../orders/create-order.ts'
import type { NewOrder } from '../orders/new-order.ts'
import { orderMail } from '../orders/order-mail.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { redeemCoupon } from '../promotions/coupon-queries.ts'
import { attemptOf, type PayInput } from './idempotency.ts'
import { orderOf } from './order-of-cart.ts'
import { findAttempts, insertCheckout, readBuyer, type Checkout } from './queries.ts'
import { refuseCart } from './refuse-cart.ts'

export type Placing = { deps: Deps; caller: Caller<'buyer'>; input: PayInput }

/**
 * Orders the selected lines of the cart version that the input names, all or nothing, inside the caller's transaction.
 * Locks cart, then stock in SKU order, then the coupon: orders of one buyer follow each other, and those of several
 * never wait in a circle. Called again with the same input, it returns the first reply.
 */
export async function placeOrder(tx: Tx, placing: Placing): Promise<PayResult> {
  const { deps, caller, input } = placing
  const buyerId = caller.account.id
  const attempt = attemptOf(caller.idempotencyKey, input)
  // Sent together; the server works them off in turn, so the reads see what the lock waited for.
  const [, earlier, state, addresses, buyer] = await Promise.all([
    lockCart(tx, buyerId),
    findAttempts(tx, buyerId, { key: attempt.key, cartVersion: input.cartVersion }),
    readCartState(tx, buyerId),
    findAddresses(tx, buyerId),
    readBuyer(tx, buyerId),
  ])
  const reply = firstReply(earlier, { ...attempt, cartVersion: input.cartVersion })
  if (reply) return reply
  const provider = providerOf(input.paymentMethodCode)
  if (!provider) throw Problem.of('PAYMENT_METHOD_UNAVAILABLE')
  if (state.version !== input.cartVersion) throw Problem.of('CART_CHANGED')
  const now = deps.clock.now()
  const cart = evaluateCart(state, now)
  refuseCart(cart, caller.language)
  const payment = provider.begin({ now })
  const orderNumber = await takeGoods(tx, cart, caller)
  const draft = { cart, input, buyerId, payment, orderNumber, addresses, language: buyer.language, now }
  const order = orderOf(draft, deps.pictures)
  const result = resultOf(order, payment, caller)
  await Promise.all([
    createOrder(tx, order),
    insertCheckout(tx, { ...attempt, buyerId, cartVersion: cart.version, state: result.state, reply: result }),
    leaveUnordered(tx, cart, order),
    redeem(tx, order),
  ])
  const bankTransfer = result.bankTransfer ?? null
  await deps.jobs.send(tx, 'mail', orderMail({ order, bankTransfer, origin: deps.origin }, buyer))
  return result
}

type Asked = Omit<Checkout, 'reply'>

// Another key for the same order is a second click; other contents for a used cart version meet a changed cart.
function firstReply(earlier: Checkout[], asked: Asked): PayResult | undefined {
  const isSame = ({ requestHash }: Checkout) => requestHash.equals(asked.requestHash)
  const withKey = earlier.find(({ key }) => key === asked.key)
  if (withKey && !isSame(withKey)) throw Problem.of('IDEMPOTENCY_MISMATCH')
  return earlier.find(isSame)?.reply
}

async function takeGoods(tx: Tx, cart: EvaluatedCart, { language }: Caller<'buyer'>): Promise<string> {
  const lines = selectedLines(cart)
  const [[shortage], orderNumber] = await Promise.all([takeStock(tx, lines), nextOrderNumber(tx)])
  const short = lines.find(({ skuId }) => skuId === shortage?.skuId)
  if (short) throw Problem.of('OUT_OF_STOCK', { name: lineName(short, language), stock: shortage?.stock ?? 0 })
  return orderNumber
}

function resultOf(
  order: NewOrder,
  payment: PaymentStart,
  { language }: Caller<'buyer'>,
): PayResult & { state: 'PENDING' | 'SUCCEEDED' } {
  const placed = { checkoutId: newId(), orderId: order.id, orderNumber: order.orderNumber }
  if (order.paymentStatus === 'PAID') return { ...placed, state: 'SUCCEEDED' }
  const amountText = moneyText(order.totals.gross, language)
  const bankTransfer = { ...payment.account, reference: order.orderNumber, amountText, dueAt: payment.dueAt }
  return { ...placed, state: payment.state, bankTransfer }
}

// What is not selected stays; the coupon goes with the order that used it.
async function leaveUnordered(tx: Tx, cart: EvaluatedCart, order: NewOrder) {
  const couponCode = order.couponCode === null ? cart.couponCode : null
  await Promise.all([
    deleteLines(
      tx,
      order.buyerId,
      selectedLines(cart).map(({ skuId }) => skuId),
    ),
    writeCartHead(tx, order.buyerId, { version: cart.version + 1, couponCode, seenGrossCents: 0 }),
  ])
}

async function redeem(tx: Tx, { buyerId, id, couponCode, createdAt }: NewOrder) {
  if (couponCode === null) return
  const isCounted = await redeemCoupon(tx, { buyerId, orderId: id, code: couponCode, now: createdAt })
  if (!isCounted) throw Problem.of('COUPON_EXHAUSTED')
}

const selectedLines = (cart: EvaluatedCart) => cart.stores.flatMap(({ lines }) => lines).filter(isSelected)
