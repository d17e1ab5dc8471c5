import type * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OrderNote } from '../../../contract/operator/orders.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { stepUpForRefund } from '../../http/large-refund.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Changed } from '../fulfilment/change.ts'
import { recordPaidAnew } from '../fulfilment/money/authorisation.ts'
import { giveGoodwill } from '../fulfilment/money/give-goodwill.ts'
import { sumRefundsMadeHere } from '../fulfilment/money/refund-queries.ts'
import { recordPayment, type PaymentOutcome } from '../fulfilment/money/record-payment.ts'
import { takeStepOnce } from '../fulfilment/take-step-once.ts'
import { findOrderByNumber } from '../operator-queries.ts'
import { findStoreOrder } from '../supplier-queries.ts'
import { deleteNote, findNote, insertNote } from './note-queries.ts'

type Operator = Caller<'operator'>

/** Takes a step in the name of the store or the buyer. Throws as takeStepOnce and stepUpForRefund do, and NOT_FOUND. */
export async function actAsOperator(
  deps: Deps,
  caller: Operator,
  { subOrderNumber, version, lines, ...input }: InputOf<typeof operatorOrdersApi.act>,
): Promise<void> {
  const key = await findStoreOrder(deps.db, subOrderNumber, null)
  if (!key) throw Problem.of('NOT_FOUND')
  const quantities = lines?.map(({ productSkuId: skuId, quantity }) => ({ skuId, quantity }))
  const { keyed, language } = caller
  const check = async (tx: Tx, changed: Changed) => {
    const refundedCents = await sumRefundsMadeHere(tx, key.buyerId)
    await inOrder([
      () => stepUpForRefund(tx, caller, refundedCents),
      () =>
        noteStep(tx, caller, {
          subOrderNumber,
          input: { ...input, lines },
          changed,
          at: deps.clock.now(),
          refundedCents,
        }),
    ])
  }
  const change = {
    deps,
    key,
    actor: 'TRESEN',
    input: { ...input, lines: quantities },
    version,
    check,
    language,
  } as const
  await takeStepOnce(deps.db, keyed, change)
}

type Step = {
  subOrderNumber: string
  input: Pick<InputOf<typeof operatorOrdersApi.act>, 'action' | 'reason' | 'lines' | 'cause'>
  changed: Changed
  at: Date
  refundedCents?: number
}

/** What an operator has done with a part of an order, and why. */
export const noteStep = (
  tx: Tx,
  by: Parameters<typeof recordAudit>[1],
  { subOrderNumber, input: { action, reason, lines, cause }, changed, at, refundedCents = 0 }: Step,
) =>
  recordAudit(tx, by, {
    at,
    action: 'sub-order.step',
    target: { kind: 'sub-order', id: subOrderNumber },
    reason,
    detail: { step: action, ...(lines && { lines }), ...(cause && { cause }) },
    before: { status: changed.from },
    after: { status: changed.status, ...(refundedCents > 0 && { refundedCents }) },
  })

/** Throws as giveGoodwill and stepUpForRefund do. */
export async function refundPart(
  deps: Deps,
  caller: Operator,
  { subOrderNumber, amount, borneBy, reason }: InputOf<typeof operatorOrdersApi.refund>,
): Promise<void> {
  const key = await findStoreOrder(deps.db, subOrderNumber, null)
  if (!key) throw Problem.of('NOT_FOUND')
  const { keyed, language } = caller
  const amountCents = Math.round(amount * 100)
  const at = deps.clock.now()
  await inTransactionOnce(deps.db, keyed, {
    async work(tx) {
      const id = await giveGoodwill(tx, { deps, key, amountCents, borneBy, reason, at, language })
      await inOrder([
        () => stepUpForRefund(tx, caller, amountCents),
        () =>
          recordAudit(tx, caller, {
            at,
            action: 'sub-order.refund',
            target: { kind: 'sub-order', id: subOrderNumber },
            reason,
            after: { amountCents, borneBy },
          }),
      ])
      return id
    },
    resultOf: (id) => id,
    again: async (id) => id,
  })
}

type Paid = { buyerId: string; outcome: PaymentOutcome }

type PayingDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>
type LastWord = (tx: Tx, buyerId: string) => Promise<void>

/**
 * The transfer of an order has arrived in full, also one in the place of an authorisation that has ended. Undefined where no
 * order has this number, null where its payment is the provider's to tell of. `check` has the last word about what came too late.
 */
export const markPaid = (
  deps: PayingDeps,
  orderNumber: string,
  check: LastWord = async () => {},
): Promise<Paid | null | undefined> => inTransaction(deps.db, (tx) => markPaidIn(tx, deps, { orderNumber, check }))

/** The same in a transaction that does more. */
export async function markPaidIn(
  tx: Tx,
  deps: Omit<PayingDeps, 'db'>,
  { orderNumber, check }: { orderNumber: string; check: LastWord },
): Promise<Paid | null | undefined> {
  const order = await findOrderByNumber(tx, orderNumber)
  if (!order) return undefined
  const { buyerId, orderId } = order
  const paid = { deps, buyerId, orderId, at: deps.clock.now(), by: 'TRESEN' } as const
  if (order.paymentMethod === 'BANK_TRANSFER') {
    const outcome = await recordPayment(tx, { ...paid, paymentStatus: 'PAID' })
    if (outcome === 'TOO_LATE') await check(tx, buyerId)
    return { buyerId, outcome }
  }
  return (await recordPaidAnew(tx, paid)) ? { buyerId, outcome: 'RECORDED' } : null
}

/**
 * Throws NOT_FOUND, ORDER_STATE where no transfer of it is awaited, and as stepUpForRefund does: what came too late goes back.
 */
export async function markPaidAsOperator(
  deps: Deps,
  caller: Operator,
  { orderNumber, reason }: InputOf<typeof operatorOrdersApi.markPaid>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const check: LastWord = async (_, buyerId) => stepUpForRefund(tx, caller, await sumRefundsMadeHere(tx, buyerId))
    const paid = await markPaidIn(tx, deps, { orderNumber, check })
    if (paid === undefined) throw Problem.of('NOT_FOUND')
    if (paid === null) throw Problem.of('ORDER_STATE')
    // Sent twice it has arrived once.
    if (paid.outcome === 'KNOWN') return
    await recordAudit(tx, caller, {
      at: deps.clock.now(),
      action: 'order.paid',
      target: { kind: 'order', id: orderNumber },
      reason,
      after: { isArrived: true },
    })
  })
}

/** Writes a note about an order. Throws NOT_FOUND. */
export async function addOrderNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Operator,
  { orderNumber, text }: InputOf<typeof operatorOrdersApi.addNote>,
): Promise<OrderNote> {
  const { keyed, account } = caller
  const order = await findOrderByNumber(db, orderNumber)
  if (!order) throw Problem.of('NOT_FOUND')
  const id = await inTransactionOnce(db, keyed, {
    async work(tx) {
      const made = newId()
      const at = clock.now()
      await inOrder([
        () => insertNote(tx, { ...order, id: made, authorId: account.personId, text, at }),
        () =>
          recordAudit(tx, caller, {
            at,
            action: 'note.add',
            target: { kind: 'order', id: orderNumber },
            detail: { note: made },
          }),
      ])
      return made
    },
    resultOf: (made) => made,
    again: async (made) => made,
  })
  const note = await findNote(db, id)
  if (!note) throw Problem.of('NOT_FOUND')
  return note
}

/** Takes a note about a buyer or an order away. Throws NOT_FOUND. */
export async function removeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Operator,
  { id }: InputOf<typeof operatorOrdersApi.removeNote>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const about = await deleteNote(tx, id)
    if (!about) throw Problem.of('NOT_FOUND')
    const { orderNumber, buyerId } = about
    const target = orderNumber ? { kind: 'order', id: orderNumber } : { kind: 'buyer', id: buyerId }
    await recordAudit(tx, caller, { at: clock.now(), action: 'note.remove', target, detail: { note: id } })
  })
}
