import { afterAll, beforeAll, expect, test } from 'vitest'
import * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import * as recallsApi from '../../contract/recalls/recalls.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { orderGoods } from '../../test/orders/order-life.ts'
import { createCustomer, createGoods } from '../../test/shop.ts'
import { newId } from '../platform/ids.ts'
import { mailRecalls } from './mail-recalls.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())

type Goods = Awaited<ReturnType<typeof createGoods>>

/** A company that was sent 12 pieces, and checked them with this lot; null checks without one, undefined not at all. */
async function sentTo(goods: Goods, lot?: string | null) {
  const buyer = await createCustomer(app)
  const life = await orderGoods(app, { buyer, goods })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const [row] = await app.db<[{ shipmentId: string }]>`
    select id as shipment_id from shipment where order_id = ${life.orderId}`
  const check = (version: number, given: string | null) =>
    app.request(
      goodsInApi.check,
      {
        shipmentId: row.shipmentId,
        version,
        reason: 'Charge verlesen',
        lines: [{ productSkuId: goods.skuId, cameQuantity: 12, state: 'GOOD', ...(given !== null && { lot: given }) }],
      },
      buyer,
    )
  if (lot !== undefined) await check(0, lot)
  return { ...life, buyer, check }
}

const make = (token: string, goods: Goods, more: object = {}) =>
  app.request(
    recallsApi.make,
    { article: goods.skuId, lots: [' l-1 '], reason: 'Glas', advice: 'Entsorgen', since: '2026-01-01', ...more },
    { token, headers: { 'idempotency-key': newId() } },
  )

const noticesOf = async (buyer: { token: string }) => (await app.request(recallsApi.listOwn, {}, buyer)).items

test('a recall reaches who recorded the lot, those without a lot apart, and nobody else', async () => {
  const goods = await createGoods(app)
  const [certain, unchecked, without, other, corrected] = [
    await sentTo(goods, 'L-1'),
    await sentTo(goods),
    await sentTo(goods, null),
    await sentTo(goods, 'L-2'),
    await sentTo(goods, 'L-1'),
  ]
  await corrected.check(1, 'L-3')
  const recall = await make(certain.store.token, goods)
  expect(recall).toMatchObject({ certainCount: 1, possibleCount: 2, confirmedCount: 0, lots: ['l-1'] })
  expect(await noticesOf(certain.buyer)).toMatchObject([{ id: recall.id, ownLots: ['L-1'], confirmedAt: null }])
  expect(await noticesOf(unchecked.buyer)).toMatchObject([{ ownLots: [] }])
  expect(await noticesOf(without.buyer)).toMatchObject([{ ownLots: [] }])
  expect([...(await noticesOf(other.buyer)), ...(await noticesOf(corrected.buyer))]).toEqual([])
})

test('who got it before the day and recorded no lot is not reached, who recorded the lot is', async () => {
  const goods = await createGoods(app)
  const [old, recorded] = [await sentTo(goods), await sentTo(goods, 'L-1')]
  await app.db`update shipment set shipped_at = '2025-12-31T12:00:00Z' where order_id in (${old.orderId}, ${recorded.orderId})`
  expect(await make(old.store.token, goods)).toMatchObject({ certainCount: 1, possibleCount: 0 })
})

test('every member who takes goods in is mailed once, and the store sees who has confirmed', async () => {
  const goods = await createGoods(app)
  const { buyer, store } = await sentTo(goods, 'L-1')
  const receiver = await createMember(app.db, { companyId: buyer.id, roles: ['RECEIVER'] })
  const bookkeeper = await createMember(app.db, { companyId: buyer.id, roles: ['BOOKKEEPER'] })
  const { id } = await make(store.token, goods)
  await mailRecalls(app.deps)
  expect(await mailRecalls(app.deps)).toBe(0)
  const mails = await app.db<{ accountId: string }[]>`
    select a.id as account_id from mail m join account a on a.email = m.recipient
    where m.id like 'recall-%' and a.id in (${buyer.id}, ${receiver.id}, ${bookkeeper.id})`
  expect(mails.map(({ accountId }) => accountId).toSorted()).toEqual([buyer.id, receiver.id].toSorted())
  expect(await app.refusal(recallsApi.listOwn, {}, bookkeeper)).toMatchObject({ code: 'RIGHT_MISSING' })
  const first = await app.request(recallsApi.confirm, { id }, receiver)
  expect(first.confirmedAt).not.toBe(null)
  expect(await app.request(recallsApi.confirm, { id }, buyer)).toEqual(first)
  expect(await app.request(recallsApi.read, { id }, store)).toMatchObject({
    confirmedCount: 1,
    companies: [{ lots: ['L-1'], confirmedAt: first.confirmedAt }],
  })
  expect((await app.request(recallsApi.list, {}, store)).items).toMatchObject([{ id, confirmedCount: 1 }])
})

test('an article of another store and another store’s recall are not there', async () => {
  const [goods, others] = [await createGoods(app), await createGoods(app)]
  const [{ store }, foreign] = [await sentTo(goods, 'L-1'), await sentTo(others)]
  await expect(make(foreign.store.token, goods)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    fieldErrors: { article: expect.any(String) },
  })
  const { id } = await make(store.token, goods)
  expect(await app.refusal(recallsApi.read, { id }, foreign.store)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await app.refusal(recallsApi.confirm, { id }, foreign.buyer)).toMatchObject({ code: 'NOT_FOUND' })
})

test('who records a recalled lot later is reached then, also of what left after the recall', async () => {
  const goods = await createGoods(app)
  const [unchecked, corrected] = [await sentTo(goods), await sentTo(goods, 'L-2')]
  const { id } = await make(unchecked.store.token, goods)
  const later = await sentTo(goods)
  await mailRecalls(app.deps)
  await app.request(recallsApi.confirm, { id }, unchecked.buyer)
  expect([...(await noticesOf(corrected.buyer)), ...(await noticesOf(later.buyer))]).toEqual([])
  await unchecked.check(0, 'l-1')
  await corrected.check(1, 'L-1')
  await later.check(0, 'L-1')
  for (const { buyer } of [unchecked, corrected, later])
    expect(await noticesOf(buyer)).toMatchObject([
      { id, confirmedAt: null, ownLots: [expect.stringMatching(/^l-1$/i)] },
    ])
  expect(await mailRecalls(app.deps)).toBe(3)
  // The same lot once more is no news.
  await app.request(recallsApi.confirm, { id }, later.buyer)
  await later.check(1, 'L-1')
  expect(await noticesOf(later.buyer)).toMatchObject([{ confirmedAt: expect.any(Date) }])
  expect(await mailRecalls(app.deps)).toBe(0)
  const mailed = await app.db`
    select from mail m join account a on a.email = m.recipient where m.id like 'recall-%' and a.id = ${unchecked.buyer.id}`
  expect(mailed).toHaveLength(2)
})

test('a lot that is recorded while it is recalled is reached, whichever comes first', async () => {
  const goods = await createGoods(app)
  const sent = await Promise.all(Array.from({ length: 12 }, () => sentTo(goods, 'L-2')))
  const [{ id }] = await Promise.all([make(sent[0]!.store.token, goods), ...sent.map(({ check }) => check(1, 'L-1'))])
  for (const { buyer } of sent) expect(await noticesOf(buyer)).toMatchObject([{ id, ownLots: ['L-1'] }])
})

test('of five members who confirm at once one has confirmed, and of five processes that mail one does', async () => {
  const goods = await createGoods(app)
  const { buyer, store } = await sentTo(goods, 'L-1')
  await mailRecalls(app.deps)
  const { id } = await make(store.token, goods)
  const members = await Promise.all(
    Array.from({ length: 5 }, () => createMember(app.db, { companyId: buyer.id, roles: ['RECEIVER'] })),
  )
  const { done } = await atOnce(5, (caller) => app.request(recallsApi.confirm, { id }, members[caller]!))
  expect(new Set(done.map((notice) => JSON.stringify(notice))).size).toBe(1)
  const mailed = await Promise.all(Array.from({ length: 5 }, () => mailRecalls(app.deps)))
  expect(mailed.filter((count) => count > 0)).toEqual([6])
})
