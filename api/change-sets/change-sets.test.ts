import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import type { SheetField } from '../../contract/change-sets/fields.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { findMails } from '../../test/mails.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { startPriceAnnouncementWorker } from './announce-prices.ts'
import { startDueChangeSets } from './schedule-change-sets.ts'
import { startChangeSetWorker } from './work-change-set.ts'

let app: TestApp
let storeId: string
let member: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  storeId = (await createStore(app.db)).id
  member = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  app.time.stoppedAt = null
})

type Cell = [string, SheetField, number | null, number | null]
const draft = (cells: Cell[], by = member) =>
  app.request(
    changeSetsApi.create,
    { cells: cells.map(([skuId, field, from, to]) => ({ skuId, field, from, to })) },
    by,
  )
const apply = (id: string, input: object = {}) => app.request(changeSetsApi.apply, { id, ...input }, member)
const work = () => doJobs(app, startChangeSetWorker)
const read = (id: string) => app.request(changeSetsApi.read, { id }, member)
const undo = async (id: string) => {
  await app.request(changeSetsApi.undo, { id }, member)
  await work()
  return read(id)
}
const product = async (values = {}) => (await createProduct(app.db, storeId, values)).skuId
const tiers = (...pairs: [number, number][]) =>
  app.db.json(pairs.map(([minQuantity, finalPriceCents]) => ({ minQuantity, finalPriceCents })))

async function stored(skuId: string) {
  const [row] = await app.db<{ priceCents: number; finalPriceCents: number; tierPrices: object[]; onHand: number }[]>`
    select p.price_cents, p.final_price_cents, p.tier_prices, p.price_unit, k.on_hand
    from product p join stock k using (sku_id) where p.sku_id = ${skuId}`
  return row!
}

test('a set is compared, counts when it is applied, and is taken back', async () => {
  const [first, second] = [await product(), await product({ priceCents: 500, finalPriceCents: 430 })]
  const made = await draft([
    [first, 'PRICE', 4.2, 4.41],
    [second, 'PRICE', 5, 6],
    [second, 'STOCK', 1000, 700],
  ])
  expect(made).toMatchObject({ state: 'DRAFT', prices: 2, meanPercent: 12.5, stocks: 1, largeCount: 1, problems: [] })
  expect(made.largest).toMatchObject([{ skuId: second, from: 5, to: 6, percent: 20 }, { percent: 5 }])
  expect(await stored(first)).toMatchObject({ priceCents: 420 })
  expect(await app.refusal(changeSetsApi.apply, { id: made.id }, member)).toMatchObject({ code: 'LARGE_CHANGES' })
  await apply(made.id, { confirmedLarge: true })
  expect(await app.refusal(changeSetsApi.apply, { id: made.id }, member)).toMatchObject({ code: 'CHANGE_SET_STATE' })
  await work()
  expect(await stored(first)).toMatchObject({ priceCents: 441, finalPriceCents: 441 })
  // The discount of 14 % stays.
  expect(await stored(second)).toMatchObject({ priceCents: 600, finalPriceCents: 516, onHand: 700 })
  expect(await read(made.id)).toMatchObject({ state: 'APPLIED', cells: { APPLIED: 3 } })
  expect(await undo(made.id)).toMatchObject({ state: 'UNDONE', cells: { UNDONE: 3 } })
  expect(await stored(second)).toMatchObject({ priceCents: 500, finalPriceCents: 430, onHand: 1000 })
})

test('every price there was is noted, whoever changed it', async () => {
  const skuId = await product()
  await app.db`update product set name_de = 'Neu' where sku_id = ${skuId}`
  const { id } = await draft([[skuId, 'PRICE', 4.2, 4.3]])
  await apply(id)
  await work()
  await app.db`update product set price_cents = 450, final_price_cents = 450 where sku_id = ${skuId}`
  expect(
    await app.db`select old_price_cents, price_cents from price_change where sku_id = ${skuId} order by changed_at`,
  ).toMatchObject([
    { oldPriceCents: 420, priceCents: 430 },
    { oldPriceCents: 430, priceCents: 450 },
  ])
})

test('what cannot be taken is named with the nearest value, left out, and the rest of the article counts', async () => {
  const skuId = await product({ tierPrices: tiers([12, 400], [48, 380]) })
  const made = await draft([
    [skuId, 'PRICE', 4.2, 4.5],
    [skuId, 'TIER_1', 4, 4.3],
    [skuId, 'TIER_2', 3.8, 4.4],
    [skuId, 'MSRP', null, 0],
  ])
  expect(made.problems).toMatchObject([
    { field: 'MSRP', state: 'REFUSED', problem: { code: 'TOO_LOW', limit: 0.01 } },
    { field: 'TIER_2', state: 'REFUSED', problem: { code: 'TIER_NOT_BELOW', limit: 4.29 } },
  ])
  await apply(made.id)
  await work()
  expect(await stored(skuId)).toMatchObject({
    priceCents: 450,
    tierPrices: [
      { minQuantity: 12, finalPriceCents: 430 },
      { minQuantity: 48, finalPriceCents: 380 },
    ],
  })
})

test('german-trade: an article is priced by the crate in the sheet, compared by the piece, and taken back whole', async () => {
  const skuId = await product({ countPerBox: 20, minimumQuantity: 20, tierPrices: tiers([100, 400]) })
  const refused = await draft([[skuId, 'PRICE_UNIT', 1, 24]])
  expect(refused.problems).toMatchObject([{ field: 'PRICE_UNIT', problem: { code: 'NOT_OF_CASE', limit: 20 } }])
  const made = await draft([
    [skuId, 'PRICE', 4.2, 88.21],
    [skuId, 'PRICE_UNIT', 1, 20],
    [skuId, 'TIER_1', 4, 80],
  ])
  // 20 × 4.20 € were 84.00 €; the tier costs the same as before.
  expect(made.largest).toMatchObject([{ skuId, from: 84, to: 88.21, percent: 5 }])
  await apply(made.id)
  await work()
  const crate = { priceCents: 8821, priceUnit: 20, tierPrices: [{ minQuantity: 100, finalPriceCents: 8000 }] }
  expect(await stored(skuId)).toMatchObject(crate)
  const [change] = await app.db`select old_price_unit, price_unit from price_change where sku_id = ${skuId}`
  expect(change).toEqual({ oldPriceUnit: 1, priceUnit: 20 })
  expect(await undo(made.id)).toMatchObject({ state: 'UNDONE' })
  expect(await stored(skuId)).toMatchObject({ priceCents: 420, priceUnit: 1 })
})

test.each<[string, Cell[1], number | null, string]>([
  ['an empty price', 'PRICE', null, 'EMPTY'],
  ['a price of three decimals', 'PRICE', 4.205, 'NOT_A_NUMBER'],
  ['a price below its tier', 'PRICE', 3.9, 'BREAKS_TIERS'],
  ['a discount that leads below a tier', 'DISCOUNT', 50, 'BREAKS_TIERS'],
  ['a tier without its quantity', 'TIER_2', 3.5, 'TIER_INCOMPLETE'],
  ['a negative count', 'STOCK', -1, 'TOO_LOW'],
])('%s is refused', async (_, field, to, code) => {
  const skuId = await product({ tierPrices: tiers([12, 400]) })
  const from = { PRICE: 4.2, DISCOUNT: 0, TIER_2: null, STOCK: 1000 }[field as 'PRICE'] ?? null
  const made = await draft([[skuId, field, from, to]])
  expect(made.problems).toMatchObject([{ field, problem: { code } }])
})

test('another store’s article is 404, and a cell that holds its value already is dropped', async () => {
  const foreign = (await createProduct(app.db, (await createStore(app.db)).id)).skuId
  const cells = [{ skuId: foreign, field: 'PRICE', from: 4.2, to: 4.3 }]
  expect(await app.refusal(changeSetsApi.create, { cells }, member)).toMatchObject({ status: 404 })
  const skuId = await product()
  expect(await draft([[skuId, 'PRICE', 4, 4.2]])).toMatchObject({ prices: 0, problems: [], cells: { OPEN: 0 } })
})

test('two members on one price: the second sees what the first has written, and nothing is overwritten', async () => {
  const skuId = await product()
  const [mine, theirs] = [await draft([[skuId, 'PRICE', 4.2, 4.5]]), await draft([[skuId, 'PRICE', 4.2, 4.4]])]
  await atOnce(2, (number) => apply([mine, theirs][number]!.id))
  await work()
  const sets = [await read(mine.id), await read(theirs.id)]
  const [won, lost] = sets[0]!.cells.APPLIED === 1 ? sets : sets.toReversed()
  expect(lost).toMatchObject({ cells: { CONFLICT: 1 }, problems: [{ problem: { code: 'STALE' } }] })
  const price = (await stored(skuId)).priceCents / 100
  expect(won!.largest[0]!.to).toBe(price)
  expect(lost!.problems[0]!.problem!.limit).toBe(price)
  expect((await draft([[skuId, 'PRICE', 4.2, 5]])).problems).toMatchObject([
    { problem: { code: 'STALE', limit: price } },
  ])
})

test('taking back leaves what somebody has changed since, and lists it', async () => {
  const [first, second] = [await product(), await product()]
  const { id } = await draft([
    [first, 'PRICE', 4.2, 4.3],
    [second, 'PRICE', 4.2, 4.3],
  ])
  await apply(id, { leaveOut: [] })
  await work()
  await app.db`update product set price_cents = 440, final_price_cents = 440 where sku_id = ${second}`
  expect(await undo(id)).toMatchObject({
    cells: { UNDONE: 1, STAYED: 1 },
    problems: [{ skuId: second, state: 'STAYED' }],
  })
  expect(await stored(first)).toMatchObject({ priceCents: 420 })
  expect(await stored(second)).toMatchObject({ priceCents: 440 })
  expect(await app.refusal(changeSetsApi.undo, { id }, member)).toMatchObject({ code: 'CHANGE_SET_STATE' })
})

test('after 30 days it stays', async () => {
  const skuId = await product()
  const { id } = await draft([[skuId, 'PRICE', 4.2, 4.3]])
  await apply(id)
  await work()
  await app.db`update change_set set applied_at = applied_at - interval '30 days 1 minute' where id = ${id}`
  expect(await app.refusal(changeSetsApi.undo, { id }, member)).toMatchObject({ code: 'CHANGE_SET_STATE' })
})

test('dated prices count as their day begins in Berlin, stock at once', async () => {
  const [skuId, other] = [await product(), await product()]
  app.time.stoppedAt = new Date('2026-11-24T12:00:00Z')
  const { id } = await draft([
    [skuId, 'PRICE', 4.2, 4.3],
    [skuId, 'STOCK', 1000, 990],
    [other, 'PRICE', 4.2, 4.4],
  ])
  const today = { id, validFrom: '2026-11-24' }
  expect(await app.refusal(changeSetsApi.apply, today, member)).toMatchObject({ code: 'DAY_NOT_AHEAD' })
  await apply(id, { validFrom: '2026-12-07', leaveOut: [{ skuId: other, field: 'PRICE' }] })
  await work()
  expect(await read(id)).toMatchObject({ state: 'SCHEDULED', cells: { OPEN: 1, APPLIED: 1, LEFT_OUT: 1 } })
  expect(await stored(skuId)).toMatchObject({ priceCents: 420, onHand: 990 })
  app.time.stoppedAt = new Date('2026-12-06T22:59:59Z')
  expect(await startDueChangeSets(app.deps)).toBe(0)
  app.time.stoppedAt = new Date('2026-12-06T23:00:00Z')
  expect(await startDueChangeSets(app.deps)).toBe(1)
  await work()
  app.time.stoppedAt = null
  expect(await read(id)).toMatchObject({ state: 'APPLIED', cells: { APPLIED: 2, LEFT_OUT: 1 } })
  expect(await stored(skuId)).toMatchObject({ priceCents: 430 })
  expect(await stored(other)).toMatchObject({ priceCents: 420 })
})

test('regular buyers are mailed once what changes, and that it does not; nobody of what they may not see', async () => {
  const life = await createOrderedGoods(app, { quantity: 12 })
  await life.pay()
  const { skuId } = life.goods
  const [owner] = await app.db<{ storeId: string }[]>`select store_id from product where sku_id = ${skuId}`
  const theirs = await createMember(app.db, { storeId: owner!.storeId, roles: ['OWNER'] })
  const from = (await stored(skuId)).priceCents / 100
  const made = await draft([[skuId, 'PRICE', from, from + 0.2]], theirs)
  expect(made.touched).toEqual({ carts: 0, buyers: 1 })
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await app.request(changeSetsApi.apply, { id: made.id, validFrom: day, announce: true }, theirs)
  await work()
  const mailed = async () => {
    await doJobs(app, startPriceAnnouncementWorker)
    const mails = await findMails(app.db, { to: life.buyer.email })
    return mails.map(({ subject }) => subject).filter((subject) => /Preise/.test(subject ?? ''))
  }
  expect(await mailed()).toEqual([expect.stringMatching(/neue Preise ab \d+\. /)])
  await app.deps.jobs.send(app.db, 'price-announcement', { id: made.id })
  expect(await mailed()).toHaveLength(1)
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  await app.request(changeSetsApi.undo, { id: made.id }, theirs)
  expect(await mailed()).toHaveLength(1)
  await app.db`update product set is_exclusive = false where sku_id = ${skuId}`
  await app.deps.jobs.send(app.db, 'price-announcement', { id: made.id, isWithdrawn: true })
  expect(await mailed()).toEqual([expect.any(String), expect.stringContaining('bleiben')])
})
