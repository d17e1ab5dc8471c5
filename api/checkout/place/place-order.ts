import type { PayResult } from '../../../contract/checkout.ts'
import type { Caller } from '../../http/caller.ts'
import { checkReferences, type OrderedCostCentre } from '../../account/order-rules/check-references.ts'
import { notifyStores, notifyBuyer } from './notify.ts'
import { crashPoint } from '../../platform/crash-point.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { earlierPay } from '../first-reply.ts'
import { attemptOf, type PayInput } from '../idempotency.ts'
import { draftOrder } from './draft-order.ts'
import { evaluatePay } from './evaluate-pay.ts'
import { lockAndRead } from './lock-and-read.ts'
import { paymentRequestOf } from './payment-request.ts'
import { reserveLines, takeLines } from './take-lines.ts'
import { writeHeldOrder, writeOrder } from './write-order.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { NewOrder } from '../../orders/new-order.ts'

/** Why the person may place the order: an own limit, or an approval. */
export type Permit = {
  /** The request that the order answers. */
  orderRequestId: string | null
  /** The cost centre of an approved request, which was checked when it was sent. */
  costCentre?: OrderedCostCentre | null
  /** Throws where the person may not; under the lock that orders of the company wait for. */
  check: (tx: Tx, order: { grossCents: number; now: Date }) => Promise<void>
}

/** For whoever has no limit. */
export const unlimited: Permit = { orderRequestId: null, check: async () => {} }

type Placing = { deps: Deps; caller: Caller<'buyer'>; input: PayInput; permit: Permit }

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
export async function placeOrder(tx: Tx, { deps, caller, input, permit }: Placing): Promise<Placed> {
  const { language } = caller
  const { companyId: buyerId, cartId, personId: placedBy } = caller.account
  const now = deps.clock.now()
  const attempt = attemptOf(caller.idempotencyKey, input)
  const facts = await lockAndRead(tx, caller, { key: attempt.key, cartVersion: input.cartVersion, now })
  const earlier = earlierPay(facts.attempts, { ...attempt, isKeyGiven: caller.idempotencyKey !== null, now })
  if (earlier.kind !== 'NONE') return earlier
  const { cart, lines, method } = evaluatePay(deps, facts, { ...input, language, now })
  const costCentre =
    permit.orderRequestId === null ? checkReferences(facts.references, input, language) : (permit.costCentre ?? null)
  await permit.check(tx, { grossCents: cart.totals.gross, now })
  const { orderRequestId } = permit
  const draft = (orderNumber: string) =>
    draftOrder({ cart, input, buyerId, cartId, placedBy, orderRequestId, costCentre, orderNumber, facts, now }, deps)

  if (method) {
    const checkoutId = newId()
    const { orderNumber } = await reserveLines(tx, { buyerId, checkoutId }, { lines, language })
    crashPoint('pay: goods taken')
    const order = draft(orderNumber)
    const request = paymentRequestOf(order, { deps, checkoutId, method, language })
    await writeHeldOrder(tx, order, { attempt, request, now })
    return { kind: 'UNFINISHED', checkoutId }
  }

  const isTransfer = input.paymentMethodCode === 'BANK_TRANSFER'
  const isShareLimited = isTransfer && !facts.standing.isKnown && cart.totals.gross > 0
  const { orderNumber } = await takeLines(tx, { lines, language, isShareLimited })
  crashPoint('pay: goods taken')
  const order = draft(orderNumber)
  const reply = replyOf(order, { language, bankAccount: deps.bankAccount })
  await inOrder([
    () => writeOrder(tx, order, { attempt, reply, cartCoupon: cart.couponCode }),
    () => notifyBuyer(tx, deps, { order, reply, buyer: facts.buyer }),
  ])
  if (order.status === 'PLACED') await notifyStores(tx, deps, { buyerId, orderId: order.id })
  return { kind: 'ANSWERED', reply }
}

/** What `pay` answers for an order that is written at once. */
function replyOf(
  order: NewOrder,
  { language, bankAccount }: Pick<Deps, 'bankAccount'> & { language: Language },
): PayResult {
  const placed = { checkoutId: newId(), orderId: order.id, orderNumber: order.orderNumber }
  if (!order.paymentDueAt) return { ...placed, state: 'SUCCEEDED' }
  const amountText = moneyText(order.totals.gross, language)
  const bankTransfer = { ...bankAccount, reference: order.orderNumber, amountText, dueAt: order.paymentDueAt }
  return { ...placed, state: 'PENDING', bankTransfer }
}
