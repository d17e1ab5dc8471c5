import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as productsApi from '../../contract/products.ts'
import * as reviewsApi from '../../contract/reviews.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createOrderedGoods, orderGoods } from '../../test/orders/order-life.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'
import { inTransaction } from '../platform/db.ts'
import { showReview } from './show-review.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
beforeEach(() => {
  app.deps.isReviewModerated = false
})
afterAll(() => app.close())

type Life = Awaited<ReturnType<typeof createOrderedGoods>>
async function deliver(life: Life) {
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.act('CONFIRM_DELIVERY')
  return life
}
const delivered = async () => deliver(await createOrderedGoods(app))
const review = ({ orderId, goods }: Life, values: object = {}) => ({
  orderId,
  productSkuId: goods.skuId,
  rate: 4,
  comment: 'Gut',
  ...values,
})
const write = (life: Life, values: object = {}) => app.request(reviewsApi.write, review(life, values), life.buyer)
const canReview = async (life: Life) => (await life.part()).items[0]!.canReview
const ratings = async ({ goods: { skuId, storeId } }: Life) => {
  const [row] = await app.db<{ product: number[]; store: number[] }[]>`
    select array[p.rating_sum, p.rating_count] as product, array[s.rating_sum, s.rating_count] as store
    from product p join store s on s.id = p.store_id where p.sku_id = ${skuId} and s.id = ${storeId}`
  return row
}
const shown = async ({ goods }: Life) => (await app.request(productsApi.read, { id: goods.skuId })).reviewSummary

test('a visitor gets 401', async () => {
  const input = { orderId: crypto.randomUUID(), productSkuId: '100123', rate: 5, comment: 'Gut' }
  expect(await app.refusal(reviewsApi.write, input)).toMatchObject({ status: 401 })
  expect(await app.refusal(reviewsApi.listForSupplier, {})).toMatchObject({ status: 401 })
})

test("another buyer's order is 404", async () => {
  const life = await delivered()
  const other = await createBuyer(app.db)
  expect(await app.refusal(reviewsApi.write, review(life), other)).toMatchObject({ status: 404 })
})

test('goods are reviewed once they have arrived, once', async () => {
  const life = await createOrderedGoods(app)
  const refused = () => app.refusal(reviewsApi.write, review(life), life.buyer)
  expect(await refused()).toMatchObject({ status: 422, code: 'REVIEW_NOT_ALLOWED' })
  await deliver(life)
  expect(await canReview(life)).toBe(true)
  expect(await app.refusal(reviewsApi.write, review(life, { productSkuId: '1' }), life.buyer)).toMatchObject({
    code: 'REVIEW_NOT_ALLOWED',
  })
  expect(await write(life)).toMatchObject({ isShown: true })
  expect(await canReview(life)).toBe(false)
  expect(await refused()).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' })
  expect(await shown(life)).toMatchObject({ average: 4, count: 1, stars: [0, 0, 0, 1, 0], items: [{ rate: 4 }] })
})

test('what was cancelled of a delivery has never arrived', async () => {
  const [buyer, goods] = [await createCustomer(app), await createGoods(app)]
  const { skuId: missing } = await createProduct(app.db, goods.storeId)
  await put(app, buyer, missing)
  const life = await orderGoods(app, { buyer, goods })
  await life.pay()
  await life.supply('CONFIRM')
  const lines = [{ productSkuId: missing, quantity: 6 }]
  await life.supply('CANCEL_LINES', { lines, cause: 'OUT_OF_STOCK' })
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.act('CONFIRM_DELIVERY')
  const { items } = await life.part()
  expect(items.filter((item) => item.canReview).map(({ productSkuId }) => productSkuId)).toEqual([goods.skuId])
  expect(await app.refusal(reviewsApi.write, review(life, { productSkuId: missing }), buyer)).toMatchObject({
    code: 'REVIEW_NOT_ALLOWED',
  })
  expect(await write(life)).toMatchObject({ isShown: true })
})

test.each([{ rate: 0 }, { rate: 6 }, { rate: 4.5 }, { comment: '' }, { comment: ' ' }, { comment: 'x'.repeat(2001) }])(
  '%o is refused',
  async (values) => {
    const input = { orderId: crypto.randomUUID(), productSkuId: '1', rate: 5, comment: 'Gut', ...values }
    const buyer = await createBuyer(app.db)
    expect(await app.refusal(reviewsApi.write, input, buyer)).toMatchObject({ status: 400 })
  },
)

test('what looks like HTML stays text', async () => {
  const life = await delivered()
  const comment = '<script>alert(1)</script> & <b>fett</b>'
  await write(life, { comment })
  expect((await shown(life)).items[0]!.comment).toBe(comment)
})

test('the same review sent at once from many windows is one', async () => {
  const life = await delivered()
  const { done, refused } = await atOnce(8, () => write(life))
  expect([done.length, ...new Set(refused.map(({ code }) => code))]).toEqual([1, 'REVIEW_EXISTS'])
  expect(await ratings(life)).toEqual({ product: [4, 1], store: [4, 1] })
})

test('reviews and decisions at once leave the ratings what is shown', async () => {
  const first = await delivered()
  const { goods } = first
  const lives = [first]
  while (lives.length < 8) lives.push(await deliver(await orderGoods(app, { buyer: await createCustomer(app), goods })))
  const { done } = await atOnce(8, (caller) => write(lives[caller]!, { rate: 1 + (caller % 5) }))
  expect(done).toHaveLength(8)
  const hide = (id: string, isShown: boolean) =>
    inTransaction(app.db, (tx) => showReview(tx, { id, isShown, at: new Date() }))
  await atOnce(32, (caller) => hide(done[caller % 4]!.id, caller % 3 === 0))
  const [sums] = await app.db`
    select array[coalesce(sum(rate), 0)::int, count(*)::int] as product from review
    where sku_id = ${goods.skuId} and is_shown`
  expect(await ratings(first)).toEqual({ product: sums!.product, store: sums!.product })
})

test('where reviews are moderated, one is shown and counted when an operator agrees, and hidden again', async () => {
  app.deps.isReviewModerated = true
  const life = await delivered()
  const { id, isShown } = await write(life)
  expect(isShown).toBe(false)
  expect((await shown(life)).items).toEqual([])
  const decide = (shows: boolean) =>
    inTransaction(app.db, (tx) => showReview(tx, { id, isShown: shows, at: new Date() }))
  await decide(true)
  await decide(true)
  expect(await ratings(life)).toEqual({ product: [4, 1], store: [4, 1] })
  await decide(false)
  expect(await ratings(life)).toEqual({ product: [0, 0], store: [0, 0] })
  // Its own pages at once, listings and stores with them a little later (server/pages/gather-changes.ts).
  const [notified] = await app.db`
    select tags, may_be_stale from page_change order by id desc limit 1`
  const { storeId, skuId } = life.goods
  expect(notified).toEqual({ tags: [`product:${skuId}`, `store:${storeId}`], mayBeStale: true })
})

test('a store answers reviews of its own goods, and takes the answer back', async () => {
  const life = await delivered()
  const { id } = await write(life)
  const reply = (text: string) => app.request(reviewsApi.reply, { id, text }, life.store)
  expect(await reply('Danke <3')).toMatchObject({ storeReply: 'Danke <3', productSkuId: life.goods.skuId })
  expect((await shown(life)).items[0]).toMatchObject({ storeReply: 'Danke <3' })
  expect((await reply('')).storeReply).toBeNull()
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  expect(await app.refusal(reviewsApi.reply, { id, text: 'x' }, rival)).toMatchObject({ status: 404 })
  expect((await app.request(reviewsApi.listForSupplier, {}, rival)).items).toEqual([])
  expect((await app.request(reviewsApi.listForSupplier, {}, life.store)).items).toMatchObject([{ id, rate: 4 }])
})

test('a store lists its reviews by stars, product and whether they are answered or reported', async () => {
  const first = await delivered()
  const second = await deliver(await orderGoods(app, { buyer: await createCustomer(app), goods: first.goods }))
  const [poor, good] = [await write(first, { rate: 2 }), await write(second, { rate: 5 })]
  await app.request(reviewsApi.reply, { id: good.id, text: 'Danke' }, first.store)
  const list = async (input: InputOf<typeof reviewsApi.listForSupplier>) => {
    const { items, totalItems } = await app.request(reviewsApi.listForSupplier, input, first.store)
    return [totalItems, ...items.map(({ id }) => id)]
  }
  expect(await list({ rate: 2 })).toEqual([1, poor.id])
  expect(await list({ isAnswered: 'false' })).toEqual([1, poor.id])
  expect(await list({ isAnswered: 'true' })).toEqual([1, good.id])
  expect(await list({ rate: 2, isAnswered: 'true' })).toEqual([0])
  expect(await list({})).toEqual([2, good.id, poor.id])
  await app.request(reviewsApi.report, { id: poor.id, reason: 'INSULT' }, first.store)
  expect(await list({ isReported: 'true' })).toEqual([1, poor.id])
  expect(await list({ isReported: 'false' })).toEqual([1, good.id])
  expect(await list({ product: `A-${first.goods.skuId}` })).toEqual([2, good.id, poor.id])
  expect(await list({ product: 'A-0' })).toEqual([0])
})

test('a review is reported once, stays until it is decided and stands among what is to be decided', async () => {
  const life = await delivered()
  const { id } = await write(life)
  const report = (account = life.store) =>
    app.request(reviewsApi.report, { id, reason: 'INSULT', words: 'Zweiter Satz' }, account)
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  await expect(report(rival)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { done, refused } = await atOnce(3, () => report())
  expect(done).toMatchObject([{ isShown: true, report: { reason: 'INSULT', isDecided: false } }])
  expect(refused.map(({ code }) => code)).toEqual(['REVIEW_REPORTED', 'REVIEW_REPORTED'])
  expect((await shown(life)).items).toHaveLength(1)
  const waiting = () =>
    app.db`select state from approval where kind = 'REVIEW' and target_id = ${id} and state <> 'SETTLED'`
  expect(await waiting()).toHaveLength(1)
  await inTransaction(app.db, (tx) => showReview(tx, { id, isShown: true, at: new Date(Date.now() + 1000) }))
  expect(await waiting()).toHaveLength(0)
  const [decided] = (await app.request(reviewsApi.listForSupplier, {}, life.store)).items
  expect(decided).toMatchObject({ isShown: true, report: { isDecided: true } })
  expect(await ratings(life)).toEqual({ product: [4, 1], store: [4, 1] })
})

test('a report of a review that was checked before waits again, and what is taken away counts no more', async () => {
  const life = await delivered()
  const { id } = await write(life)
  await inTransaction(app.db, (tx) => showReview(tx, { id, isShown: true, at: new Date(Date.now() - 60_000) }))
  await app.request(reviewsApi.report, { id, reason: 'PERSON' }, life.store)
  const waiting = () =>
    app.db`select state from approval where kind = 'REVIEW' and target_id = ${id} and state <> 'SETTLED'`
  expect(await waiting()).toHaveLength(1)
  await inTransaction(app.db, (tx) => showReview(tx, { id, isShown: false, at: new Date(Date.now() + 1000) }))
  expect(await waiting()).toHaveLength(0)
  expect((await shown(life)).items).toHaveLength(0)
  expect(await ratings(life)).toEqual({ product: [0, 0], store: [0, 0] })
})
