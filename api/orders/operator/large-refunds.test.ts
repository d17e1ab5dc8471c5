import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../contract/api.ts'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import * as operatorClaimsApi from '../../../contract/operator/claims.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { Endpoint, InputOf } from '../../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createMember } from '../../../test/builders.ts'
import { createClaimable } from '../../../test/orders/claims.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

const reason = 'Anruf vom Dienstag'
/** 12 pieces with tax are 714.00 €, and 142.80 €. */
const [LARGE, SMALL] = [5000, 1000]
type Life = Awaited<ReturnType<typeof createClaimable>>

const moneyRights = ['orders', 'refunds', 'money', 'payouts', undefined]

/** Why what operators with a right to orders or money write gives nothing back, or is asked for otherwise. */
const givesNothingBack = {
  'POST /api/v1/operator/bank-statements': 'notes what a file says',
  'POST /api/v1/operator/approvals/{id}/undo': 'before it has taken effect',
  'POST /api/v1/operator/money-moves/{id}/by-transfer': 'records what was sent',
  'POST /api/v1/operator/receivables/{number}/payment': 'records what has arrived',
  'POST /api/v1/operator/transfer-refunds/{id}/sent': 'records what was sent',
  'POST /api/v1/operator/refunds/sent': 'records what was sent',
  'POST /api/v1/operator/chargebacks/{id}/decision': 'notes what was done',
  'POST /api/v1/operator/payment-differences/{id}/close': 'words',
  'POST /api/v1/operator/payments/{checkoutId}/poll': 'asks the provider',
  'POST /api/v1/operator/orders/confirm': 'confirms alone',
  'POST /api/v1/operator/orders/{orderNumber}/notes': 'words',
  'DELETE /api/v1/operator/notes/{id}': 'words',
}

test('every write of operators about orders and money asks for a fresh factor, or gives nothing back', () => {
  const silent = endpoints.filter(
    ({ access, method, right, stepUp }) =>
      access === 'operator' && method !== 'GET' && moneyRights.includes(right) && !stepUp,
  )
  expect(silent.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(givesNothingBack).toSorted(),
  )
})

const refunds = async (orderId: string) => (await app.db`select from refund where order_id = ${orderId}`).count

async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, isSteppedUp: boolean) {
  const options = { token: nina.token, isSteppedUp, headers: { 'idempotency-key': newId() } }
  return isSteppedUp ? app.request(endpoint, input, options) : app.refusal(endpoint, input, options)
}

/** Refused without a fresh factor, and nothing of it done; done with one. */
async function asksFirst<E extends Endpoint>(orderId: string, endpoint: E, input: InputOf<E>) {
  const before = await refunds(orderId)
  const refused = await send(endpoint, input, false)
  expect(refused).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED', stepUp: { purpose: 'REFUND' } })
  expect(await refunds(orderId)).toBe(before)
  await send(endpoint, input, true)
}

const approvalOf = async (kind: string, targetId: string) => {
  const [row] = await app.db<[{ id: string }]>`select id from approval where kind = ${kind} and target_id = ${targetId}`
  return row.id
}
const step = ({ subOrderNumber }: { subOrderNumber: string }, action: 'REJECT' | 'CANCEL' | 'ACCEPT_RETURN') => ({
  subOrderNumber,
  action,
  reason,
})
const askBack = ({ act, goods }: Life) =>
  act('REQUEST_RETURN', { lines: [{ productSkuId: goods.skuId, quantity: 12 }] })
const answer = async (life: Life) => ({
  number: (await life.open({ quantity: 12 })).number,
  action: 'ANSWER' as const,
  outcome: [{ productSkuId: life.goods.skuId, refunded: 12, replaced: 0 }],
  reason,
})

test('rejecting and taking back goods of a large order asks for it, of a small one does not', async () => {
  for (const priceCents of [LARGE, SMALL]) {
    const paid = await createOrderedGoods(app, {
      product: { priceCents, finalPriceCents: priceCents, taxRateBp: 1900 },
    })
    await paid.pay()
    const delivered = await createClaimable(app, { priceCents })
    await askBack(delivered)
    for (const [life, action] of [[paid, 'REJECT'] as const, [delivered, 'ACCEPT_RETURN'] as const]) {
      if (priceCents === LARGE) await asksFirst(life.orderId, operatorOrdersApi.act, step(life, action))
      else {
        const plain = { token: nina.token, isSteppedUp: false, headers: { 'idempotency-key': newId() } }
        await app.request(operatorOrdersApi.act, step(life, action), plain)
      }
      expect(await refunds(life.orderId)).toBe(1)
    }
  }
})

test('deciding a claim asks for it, on its page and in the queue', async () => {
  const onPage = await createClaimable(app, { priceCents: LARGE })
  const answered = await answer(onPage)
  await asksFirst(onPage.orderId, operatorClaimsApi.act, answered)
  expect(await refunds(onPage.orderId)).toBe(1)

  const inQueue = await createClaimable(app, { priceCents: LARGE })
  const { number } = await answer(inQueue)
  const decision = { id: await approvalOf('CLAIM', number), decision: 'APPROVE' as const, message: reason }
  await asksFirst(inQueue.orderId, approvalsApi.decide, decision)
  expect(await refunds(inQueue.orderId)).toBe(0)
})

test('approving a return asks for it where much goes back; refusing it does not', async () => {
  const large = await createClaimable(app, { priceCents: LARGE })
  await askBack(large)
  const approve = { id: await approvalOf('RETURN', large.subOrderNumber), decision: 'APPROVE' as const }
  await asksFirst(large.orderId, approvalsApi.decide, approve)
  const [small, refused] = [await createClaimable(app), await createClaimable(app, { priceCents: LARGE })]
  for (const [life, decision] of [[small, 'APPROVE'] as const, [refused, 'REJECT'] as const]) {
    await askBack(life)
    const input = { id: await approvalOf('RETURN', life.subOrderNumber), decision, message: reason }
    await app.request(approvalsApi.decide, input, { token: nina.token, isSteppedUp: false })
  }
})

test('a transfer that came too late goes back with it alone', async () => {
  const product = { priceCents: LARGE, finalPriceCents: LARGE, taxRateBp: 1900 }
  const { orderId, orderNumber, act } = await createOrderedGoods(app, { product })
  await act('CANCEL')
  await asksFirst(orderId, operatorOrdersApi.markPaid, { orderNumber, reason })
  expect(await refunds(orderId)).toBe(1)
})

test('a transfer that two record at once has arrived once, and so says the audit', async () => {
  const { orderNumber } = await createOrderedGoods(app)
  const { done } = await atOnce(2, () => app.request(operatorOrdersApi.markPaid, { orderNumber, reason }, nina))
  expect(done).toHaveLength(2)
  const rows = await app.db`select from audit_log where action = 'order.paid' and target_id = ${orderNumber}`
  expect(rows).toHaveLength(1)
})

test('a large part of the price asks for it, 500 € do not', async () => {
  const [large, small] = [
    await createClaimable(app, { priceCents: LARGE }),
    await createClaimable(app, { priceCents: LARGE }),
  ]
  const refund = { borneBy: 'STORE' as const, reason }
  const high = { ...refund, subOrderNumber: large.subOrderNumber, amount: 500.01 }
  await asksFirst(large.orderId, operatorOrdersApi.refund, high)
  const plain = { token: nina.token, isSteppedUp: false, headers: { 'idempotency-key': newId() } }
  const low = { ...refund, subOrderNumber: small.subOrderNumber, amount: 500 }
  await app.request(operatorOrdersApi.refund, low, plain)
  expect(await refunds(small.orderId)).toBe(1)
})

test('a factor that was shown is not used up by what is refused', async () => {
  const life = await createClaimable(app, { priceCents: LARGE })
  const refund = { subOrderNumber: life.subOrderNumber, amount: 100_000, borneBy: 'STORE' as const, reason }
  const keyed = { token: nina.token, headers: { 'idempotency-key': newId() } }
  expect(await app.refusal(operatorOrdersApi.refund, refund, keyed)).toMatchObject({ code: 'REFUND_TOO_HIGH' })
  const [row] = await app.db<[{ usedAt: Date | null }]>`select used_at from step_up order by created_at desc limit 1`
  expect(row.usedAt).toBeNull()
})
