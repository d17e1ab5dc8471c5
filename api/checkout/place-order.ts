import type { PayResult } from '../../contract/checkout.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Address } from '../../contract/account.ts'
import { findAddresses } from '../account/addresses/address-queries.ts'
import type { CartState } from '../cart/cart-state.ts'
import { evaluateCart, isSelected, type EvaluatedCart } from '../cart/evaluate-cart.ts'
import { lineName } from '../cart/present-cart.ts'
import { taxCaseOf } from '../cart/tax-case.ts'
import { deleteLines, lockCart, readCartState, writeCartHead } from '../cart/queries.ts'
import { reserveStock } from '../products/stock-reservation.ts'
import { promiseStock, readSellable, type StockShortage } from '../products/stock.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { orderDesigns } from '../designs/order-designs.ts'
import { createOrder, nextOrderNumber } from '../orders/create-order.ts'
import type { NewOrder } from '../orders/new-order.ts'
import { orderMail } from '../orders/order-mail.ts'
import { notifyStores } from '../orders/fulfilment/notify-stores.ts'
import { bankAccount } from '../payments/bank-transfer.ts'
import { paymentWay } from '../payments/methods.ts'
import { insertPayment } from '../payments/payment-queries.ts'
import { providerName } from '../payments/provider-of.ts'
import type { ProviderMethod } from '../payments/provider.ts'
import { crashPoint } from '../platform/crash-point.ts'
import { inOrder } from '../platform/in-order.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { redeemCoupon } from '../promotions/coupon-queries.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { earlierPay } from './first-reply.ts'
import { refuseFirstOrder, refuseLargeShare } from './first-orders/refuse-first-order.ts'
import { FIRST_TRANSFER_HOURS, readStanding, REGULAR_TRANSFER_HOURS, type Standing } from './first-orders/terms.ts'
import { attemptOf, type Attempt, type PayInput } from './idempotency.ts'
import { addressOf, orderOf } from './order-of-cart.ts'
import { paymentRequestOf } from './payment-request.ts'
import { findAttempts, insertCheckout, readBuyer, type Buyer } from './queries.ts'
import { refuseCart } from './refuse-cart.ts'

export type Placing = { deps: Deps; caller: Caller<'buyer'>; input: PayInput }

/** What `pay` does after the transaction: answer, have a payment made and answer then, or end another one and come again. */
export type Placed =
  | { kind: 'ANSWERED'; reply: PayResult }
  | { kind: 'UNFINISHED'; checkoutId: string }
  | { kind: 'OTHER'; checkoutId: string }

/**
 * Orders the selected lines of the cart version that the input names, all or nothing, inside the caller's transaction; or
 * holds them for a payment at the provider, and the order follows from its status. Locks cart, then stock in SKU order,
 * then the coupon: orders of one buyer follow each other, and those of several never wait in a circle.
 */
export async function placeOrder(tx: Tx, placing: Placing): Promise<Placed> {
  const { deps, caller, input } = placing
  const buyerId = caller.account.id
  const attempt = attemptOf(caller.idempotencyKey, input)
  const now = deps.clock.now()
  // The reads see what the lock has waited for.
  const [, attempts, state, addresses, buyer, standing] = await inOrder([
    () => lockCart(tx, buyerId),
    () => findAttempts(tx, buyerId, { key: attempt.key, cartVersion: input.cartVersion }),
    () => readCartState(tx, buyerId),
    () => findAddresses(tx, buyerId),
    () => readBuyer(tx, buyerId),
    () => readStanding(tx, buyerId, now),
  ])
  const earlier = earlierPay(attempts, { ...attempt, isKeyGiven: caller.idempotencyKey !== null, now })
  if (earlier.kind !== 'NONE') return earlier
  if (!buyer.isEmailConfirmed) throw Problem.of('EMAIL_NOT_CONFIRMED')
  const basket = { countryId: buyer.countryId, amountCents: 0 }
  if (!paymentWay(deps, input.paymentMethodCode, basket)) throw Problem.of('PAYMENT_METHOD_UNAVAILABLE')
  if (state.version !== input.cartVersion) throw Problem.of('CART_CHANGED')
  const cart = evaluateCart(sentTo(state, addressOf(addresses, input.addressId)), now)
  refuseOtherTax(cart, addresses)
  refuseCart(cart, caller.language)
  const amountCents = cart.totals.gross
  const way = paymentWay(deps, input.paymentMethodCode, { ...basket, amountCents })
  // With nothing to pay, any method will do.
  if (!way && amountCents > 0) throw Problem.of('PAYMENT_METHOD_UNAVAILABLE')
  if (amountCents > 0) refuseFirstOrder(deps, { standing, way, now, amountCents, language: caller.language })
  const draft: Draft = { placing, attempt, cart, addresses, buyer, standing, now }
  return way?.kind === 'REDIRECT' && amountCents > 0 ? holdForPayment(tx, draft, way.method) : orderAtOnce(tx, draft)
}

// The address that the order copies, so that sum and address belong together.
const sentTo = (state: CartState, address: Address | undefined): CartState => ({
  ...state,
  tax: { ...state.tax, deliveryCountryId: address?.countryId ?? null },
})

// Sent elsewhere than the cart was shown for, it bears other taxes: the buyer sees that sum first.
function refuseOtherTax({ tax, totals, seenGrossCents }: EvaluatedCart, addresses: Address[]) {
  const shown = taxCaseOf({ ...tax, deliveryCountryId: addressOf(addresses, undefined)?.countryId ?? null })
  if (shown !== totals.taxCase && totals.gross !== seenGrossCents) throw Problem.of('CART_CHANGED')
}

type Draft = {
  placing: Placing
  attempt: Attempt
  cart: EvaluatedCart
  /** The buyer's own. */
  addresses: Address[]
  buyer: Buyer
  standing: Standing
  now: Date
}

async function orderAtOnce(tx: Tx, draft: Draft): Promise<Placed> {
  const { placing, attempt, cart, buyer, standing, now } = draft
  const { deps, caller } = placing
  const buyerId = caller.account.id
  const lines = selectedLines(cart)
  const [shortages, left, orderNumber] = await inOrder([
    () => promiseStock(tx, lines),
    () =>
      readSellable(
        tx,
        lines.map(({ skuId }) => skuId),
      ),
    () => nextOrderNumber(tx),
  ])
  refuseShortage(cart, shortages, caller)
  if (!standing.isKnown && cart.totals.gross > 0) refuseLargeShare(lines, left, caller.language)
  crashPoint('pay: goods taken')
  const order = draftOrder(draft, orderNumber)
  const reply = replyOf(order, caller)
  const state = order.paymentStatus === 'PAID' ? 'SUCCEEDED' : 'PENDING'
  const checkout = { ...attempt, buyerId, cartVersion: cart.version, state, orderId: order.id, reply } as const
  const bankTransfer = reply.bankTransfer ?? null
  await inOrder([
    () => createOrder(tx, order),
    () => orderDesigns(tx, order),
    () => insertCheckout(tx, { ...checkout, reservedUntil: null, draft: null, createdAt: now }),
    () => leaveUnordered(tx, cart, order),
    () => redeem(tx, order, false),
    () => queueMail(tx, deps.jobs, orderMail({ order, bankTransfer, origin: deps.origin }, buyer)),
  ])
  if (order.paymentStatus === 'PAID') await notifyStores(tx, deps, { buyerId, orderId: order.id })
  return { kind: 'ANSWERED', reply }
}

/** How long goods are held for a payment. */
const HOLD_MINUTES = 20

async function holdForPayment(tx: Tx, draft: Draft, method: ProviderMethod): Promise<Placed> {
  const { placing, attempt, cart, now } = draft
  const { deps, caller } = placing
  const buyerId = caller.account.id
  const key = { buyerId, checkoutId: newId() }
  const [shortages, orderNumber] = await inOrder([
    () => reserveStock(tx, key, selectedLines(cart)),
    () => nextOrderNumber(tx),
  ])
  refuseShortage(cart, shortages, caller)
  crashPoint('pay: goods taken')
  const order = draftOrder(draft, orderNumber)
  const reply: PayResult = { checkoutId: key.checkoutId, state: 'PENDING' }
  const reservedUntil = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  const checkout = { ...attempt, buyerId, cartVersion: cart.version, state: 'PENDING', orderId: null, reply } as const
  const request = paymentRequestOf(order, { deps, checkoutId: key.checkoutId, method, language: caller.language })
  await inOrder([
    () => insertCheckout(tx, { ...checkout, reservedUntil, draft: order, createdAt: now }),
    // Polled even where this process ends before the provider has answered.
    () => insertPayment(tx, { ...key, provider: providerName, request, nextPollAt: new Date(now.getTime() + 5000) }),
    () => redeem(tx, order, true),
  ])
  return { kind: 'UNFINISHED', checkoutId: key.checkoutId }
}

function draftOrder({ placing, cart, addresses, buyer, standing, now }: Draft, orderNumber: string): NewOrder {
  const { deps, caller, input } = placing
  const { language } = buyer
  const hoursToPay = standing.isKnown ? REGULAR_TRANSFER_HOURS : FIRST_TRANSFER_HOURS
  const buyerId = caller.account.id
  return orderOf({ cart, input, buyerId, orderNumber, addresses, language, now, hoursToPay }, deps.pictures)
}

function refuseShortage(cart: EvaluatedCart, [shortage]: StockShortage[], { language }: Caller<'buyer'>) {
  const short = selectedLines(cart).find(({ skuId }) => skuId === shortage?.skuId)
  if (short) throw Problem.of('OUT_OF_STOCK', { name: lineName(short, language), stock: shortage?.stock ?? 0 })
}

function replyOf(order: NewOrder, { language }: Caller<'buyer'>): PayResult {
  const placed = { checkoutId: newId(), orderId: order.id, orderNumber: order.orderNumber }
  if (!order.paymentDueAt) return { ...placed, state: 'SUCCEEDED' }
  const amountText = moneyText(order.totals.gross, language)
  const bankTransfer = { ...bankAccount, reference: order.orderNumber, amountText, dueAt: order.paymentDueAt }
  return { ...placed, state: 'PENDING', bankTransfer }
}

// What is not selected stays; the coupon goes with the order that used it.
async function leaveUnordered(tx: Tx, cart: EvaluatedCart, order: NewOrder) {
  const couponCode = order.couponCode === null ? cart.couponCode : null
  const skuIds = selectedLines(cart).map(({ skuId }) => skuId)
  await inOrder([
    () => deleteLines(tx, order.buyerId, skuIds),
    () => writeCartHead(tx, order.buyerId, { version: cart.version + 1, couponCode, seenGrossCents: 0 }),
  ])
}

async function redeem(tx: Tx, { buyerId, id, couponCode, createdAt }: NewOrder, isReserved: boolean) {
  if (couponCode === null) return
  const isCounted = await redeemCoupon(tx, { buyerId, orderId: id, code: couponCode, now: createdAt, isReserved })
  if (!isCounted) throw Problem.of('COUPON_EXHAUSTED')
}

const selectedLines = (cart: EvaluatedCart) => cart.stores.flatMap(({ lines }) => lines).filter(isSelected)
