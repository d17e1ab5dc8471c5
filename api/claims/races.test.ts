import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as operatorClaimsApi from '../../contract/operator/claims.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenInvariants, countGoods, type Goods } from '../../test/invariants/invariants.ts'
import { createClaimable } from '../../test/orders/claims.ts'
import { closeDueClaims } from './due-claims.ts'

let app: TestApp
let life: Awaited<ReturnType<typeof createClaimable>>
let start: Goods
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  life = await createClaimable(app)
  start = await countGoods(app.db)
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

const refunds = async () => (await life.jobs('refund')).map(({ amountCents }) => amountCents)
const lines = (quantity: number) => [{ productSkuId: life.goods.skuId, quantity }]

test('of eight members who answer at once one does, and money goes back once', async () => {
  const { number } = await life.open({ quantity: 6 })
  const { done, refused } = await atOnce(8, () => life.answer(number, 6))
  expect(done).toHaveLength(1)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['CLAIM_STATE']))
  expect(await refunds()).toEqual([7140])
})

test('an answer whose reply got lost is sent again under its key and acts once', async () => {
  const headers = { 'idempotency-key': 'claim-1' }
  const opened = await atOnce(4, () => life.open({ quantity: 6 }, headers))
  expect(new Set(opened.done.map(({ number }) => number))).toEqual(new Set([`${life.subOrderNumber}-C1`]))
  expect(opened.refused).toEqual([])
})

test('of claims for more than was sent at once those are opened that fit', async () => {
  const { done, refused } = await atOnce(4, () => life.open({ quantity: 5 }))
  expect(done).toHaveLength(2)
  expect(refused).toHaveLength(2)
  expect(new Set(done.map(({ number }) => number)).size).toBe(2)
})

test('a claim and a return of the same pieces at once: one of them', async () => {
  const sides = [() => life.open({ quantity: 12 }), () => life.act('REQUEST_RETURN', { lines: lines(12) })]
  const { done, refused } = await atOnce<unknown>(2, (side) => sides[side]!())
  expect(done).toHaveLength(1)
  expect(refused).toHaveLength(1)
})

test('goods that are taken back without being asked for and a claim about them at once are paid back once', async () => {
  const sides = [() => life.open({ quantity: 12 }), () => life.supply('ACCEPT_RETURN', { lines: lines(12) })]
  const { done } = await atOnce<unknown>(2, (side) => sides[side]!())
  expect(done).toHaveLength(1)
  const { number } = await life.open({ quantity: 12 }).catch(() => ({ number: `${life.subOrderNumber}-C1` }))
  await life.answer(number, 12).catch(() => {})
  expect(await refunds()).toEqual([14_280])
})

test('store, operator and time at once: one of them answers', async () => {
  const nina = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const { number } = await life.open({ quantity: 6 })
  await life.asStore(number, 'ASK', { words: 'Foto?' })
  await app.db`update claim set due_at = now() - interval '1 minute' where number = ${number}`
  const outcome = [{ productSkuId: life.goods.skuId, refunded: 6 }]
  const sides: (() => Promise<unknown>)[] = [
    () => life.answer(number, 6),
    () => app.request(operatorClaimsApi.act, { number, action: 'ANSWER', outcome, reason: 'Klar zu sehen' }, nina),
    () => closeDueClaims(app.deps),
    () => life.asBuyer(number, 'WITHDRAW'),
  ]
  await atOnce(4, (side) => sides[side]!())
  const steps = await app.db<{ action: string }[]>`
    select action from claim_event e join claim c on c.buyer_id = e.buyer_id and c.id = e.claim_id
    where c.number = ${number} and action in ('ANSWER', 'CLOSE', 'WITHDRAW')`
  expect(steps).toHaveLength(1)
  expect((await refunds()).length).toBe(steps[0]!.action === 'ANSWER' ? 1 : 0)
})

test('a replacement is sent or paid back, not both', async () => {
  const { number } = await life.open({ quantity: 6 })
  await life.answer(number, 0, 6)
  const sides = [() => life.send(number), () => life.asStore(number, 'REFUND_INSTEAD')]
  const { done, refused } = await atOnce<unknown>(2, (side) => sides[side]!())
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'CLAIM_STATE' }])
})
