import { afterAll, beforeAll, expect, test } from 'vitest'
import * as runsApi from '../../../contract/desk/runs.ts'
import * as auditApi from '../../../contract/operator/audit.ts'
import * as refundsApi from '../../../contract/operator/money/refunds.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { newId } from '../../platform/ids.ts'
import { startRuns } from '../../work-runs.ts'

let app: TestApp
let finance: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
})
afterAll(() => app.close())

/** An order paid by transfer that its store has rejected: so many pieces of 100.00 € each go back by hand. */
async function rejected(quantity = 12, priceCents = 10_000) {
  const product = { priceCents, finalPriceCents: priceCents }
  const life = await createOrderedGoods(app, { quantity, product })
  await life.pay()
  await life.supply('REJECT', { reason: 'Ausverkauft' })
  const [refund] = await app.db<{ id: string }[]>`select id from refund where order_id = ${life.orderId}`
  return { ...life, refundId: refund!.id }
}

const list = async (input: InputOf<typeof refundsApi.list> = {}) =>
  (await app.request(refundsApi.list, { pageSize: 96, ...input }, { ...finance, language: 'de' })).items

test('refunds are listed with why and how, and narrowed by state, method and size', async () => {
  const [large, small] = [await rejected(), await rejected(12, 100)]
  const ids = async (input: InputOf<typeof refundsApi.list>) => (await list(input)).map(({ id }) => id)
  expect((await list()).find(({ id }) => id === large.refundId)).toMatchObject({
    orderNumber: large.orderNumber,
    reasonText: 'Vom Store abgelehnt',
    givenBy: 'STORE',
    givenByName: '',
    state: 'TO_SEND',
    stateText: 'Zu überweisen',
    paidBackAt: null,
  })
  expect(await ids({ state: 'TO_SEND' })).toEqual(expect.arrayContaining([large.refundId, small.refundId]))
  expect(await ids({ state: 'DONE' })).toEqual([])
  expect(await ids({ method: 'PAYPAL' })).toEqual([])
  expect(await ids({ isLarge: true })).toContain(large.refundId)
  expect(await ids({ isLarge: true })).not.toContain(small.refundId)
})

test('several are recorded as sent, each once with its mail and its row of the audit; what does not wait is named', async () => {
  const [first, second] = [await rejected(), await rejected()]
  const input = { ids: [first.refundId, newId(), second.refundId], reason: 'Auszug 12' }
  const keyed = { ...finance, headers: { 'idempotency-key': newId() } }
  const run = await app.request(refundsApi.markSent, input, keyed)
  expect((await app.request(refundsApi.markSent, input, keyed)).id).toBe(run.id)
  await doJobs(app, startRuns)
  const { results } = await app.request(runsApi.read, { id: run.id }, finance)
  expect(results.map(({ code }) => code)).toEqual([null, 'NOT_FOUND', null])
  const done = (await list({ state: 'DONE' })).map(({ id }) => id)
  expect(done).toEqual(expect.arrayContaining([first.refundId, second.refundId]))
  expect(await first.subjects()).toHaveLength(new Set(await first.subjects()).size)
  const { items } = await app.request(auditApi.list, { q: first.orderNumber }, finance)
  expect(items.filter(({ action }) => action === 'refund.sent')).toMatchObject([
    { reason: 'Auszug 12', partOfAction: 'POST /api/v1/operator/refunds/sent' },
  ])
})
