import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../test/at-once.ts'
import { importStock } from '../../test/import-stock.ts'
import { brokenInvariants, countGoods, type Goods } from '../../test/invariants/invariants.ts'
import { orderGoods } from '../../test/orders/order-life.ts'
import { complete, createPayingApp, outcomeOf, pay, type PayingApp } from '../../test/orders/paying.ts'
import { createCustomer, createGoods, order, put, stockOf } from '../../test/shop.ts'

const MINUTE = 60_000

let app: PayingApp
let start: Goods = {}
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())
afterEach(async () => {
  expect(await brokenInvariants(app.db, start)).toEqual([])
  start = {}
})

type Article = Awaited<ReturnType<typeof createGoods>>
const count = (goods: Article, stock: number, asOf?: Date) => importStock(app, goods, { stock, asOf })
const sellable = (goods: Article) => stockOf(app, goods.skuId)
/** Time passes; returns the moment before. */
function later(minutes = 1): Date {
  const before = app.deps.clock.now()
  app.time.shiftMs += minutes * MINUTE
  return before
}

test('goods that are held while an import states what lies on the shelf come back once', async () => {
  const [buyer, goods] = [await createCustomer(app), await createGoods(app, { stock: 1360 })]
  start = await countGoods(app.db)
  await put(app, buyer, goods.skuId, 18)
  const { checkoutId } = await pay(app, buyer)
  await count(goods, 1360)
  expect(await sellable(goods)).toBe(1342)
  await complete(app, checkoutId, 'canceled')
  expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'CANCELLED' })
  expect(await sellable(goods)).toBe(1360)
})

test('goods that are ordered and lie there still are not sold again by an import', async () => {
  const goods = await createGoods(app, { stock: 100 })
  start = await countGoods(app.db)
  const life = await orderGoods(app, { buyer: await createCustomer(app), goods, quantity: 60 })
  await count(goods, 100)
  expect(await sellable(goods)).toBe(40)
  await life.pay()
  await count(goods, 100)
  expect(await sellable(goods)).toBe(40)
})

test('a count that is hours old is brought up to now: parcels since are taken off, returns added', async () => {
  const goods = await createGoods(app, { stock: 100 })
  start = await countGoods(app.db)
  const life = await orderGoods(app, { buyer: await createCustomer(app), goods, quantity: 18 })
  await life.pay()
  await life.supply('CONFIRM')
  const export1 = later()
  await life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: goods.skuId, quantity: 12 }] })
  const export2 = later()
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: goods.skuId, quantity: 6 }] })
  later()
  const right = { counts: { changed: 0, unchanged: 1, refused: 0 }, notes: [] }
  expect(await count(goods, 100, export1)).toMatchObject(right)
  expect(await count(goods, 88, export2)).toMatchObject(right)
  expect(await count(goods, 88, export2)).toMatchObject(right)
  expect(await sellable(goods)).toBe(88)
})

test('a count that is older than the last one changes nothing and is named', async () => {
  const goods = await createGoods(app)
  const early = later()
  const late = later()
  await count(goods, 50, late)
  expect(await count(goods, 80, early)).toMatchObject({
    counts: { unchanged: 1 },
    notes: ['Line 2, stock: the shelf was counted later than this line says; the later count is kept.'],
  })
  expect(await sellable(goods)).toBe(50)
})

test('where less lies there than is promised nothing is sold, it is named, and a right count mends it', async () => {
  const goods = await createGoods(app, { stock: 40 })
  const life = await orderGoods(app, { buyer: await createCustomer(app), goods, quantity: 30 })
  expect((await count(goods, 12)).notes).toEqual([
    'Line 2, stock: 30 pieces are promised to buyers and 18 of them are missing; nothing is sold until they are there.',
  ])
  expect(await sellable(goods)).toBe(0)
  await expect(put(app, await createCustomer(app), goods.skuId)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  // Given up, only what lies there can be sold again.
  await life.act('CANCEL')
  expect(await sellable(goods)).toBe(12)
  await orderGoods(app, { buyer: await createCustomer(app), goods, quantity: 12 })
  await count(goods, 6)
  expect((await count(goods, 36)).notes).toEqual([])
  expect(await sellable(goods)).toBe(24)
})

test('a moment that cannot be is refused', async () => {
  const goods = await createGoods(app)
  const now = app.deps.clock.now().getTime()
  const refused = async (asOf: string) => (await importStock(app, goods, { stock: 5, asOf })).sentences
  const inAnHour = new Date(now + 60 * MINUTE).toISOString()
  const longAgo = new Date(now - 91 * 24 * 60 * MINUTE).toISOString()
  expect(await refused(inAnHour)).toEqual([`Line 2, as_of: '${inAnHour}' has not come yet.`])
  expect(await refused(longAgo)).toEqual([
    `Line 2, as_of: '${longAgo}' is more than 90 days ago; what left the shelf since is not known any more.`,
  ])
  for (const moment of ['2026-03-31', '31.03.2026 08:00', '2026-03-31T08:00', '2026-03-31T25:00Z'])
    expect(await refused(moment)).toEqual([
      `Line 2, as_of: '${moment}' is not a time with its offset such as 2026-03-31T08:00+02:00.`,
    ])
  expect(await sellable(goods)).toBe(1000)
})

test('of 64 buyers for 31 boxes exactly so many get one while imports state what lies on the shelf', async () => {
  const goods = await createGoods(app, { stock: 31 * 6 })
  const buyers = await Promise.all(Array.from({ length: 64 }, () => createCustomer(app)))
  await Promise.all(buyers.map((buyer) => put(app, buyer, goods.skuId)))
  start = await countGoods(app.db)
  const { done, refused } = await atOnce<unknown>(65, async (i) => {
    if (i > 0) return i % 3 === 0 ? pay(app, buyers[i - 1]!) : order(app, buyers[i - 1]!, 1)
    for (let turn = 0; turn < 12; turn++) await count(goods, 31 * 6)
    return 'imported'
  })
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']))
  expect(done).toHaveLength(31 + 1)
  expect(await sellable(goods)).toBe(0)
})

test('parcels that leave while an export of before is imported are taken off once each', async () => {
  const goods = await createGoods(app, { stock: 600 })
  start = await countGoods(app.db)
  const lives = await Promise.all(
    Array.from({ length: 16 }, async () => orderGoods(app, { buyer: await createCustomer(app), goods, quantity: 12 })),
  )
  for (const life of lives) {
    await life.pay()
    await life.supply('CONFIRM')
  }
  const asOf = later()
  const { refused } = await atOnce<unknown>(17, async (i) => {
    if (i > 0) return lives[i - 1]!.supply('SHIP', { carrier: 'DHL' })
    for (let turn = 0; turn < 8; turn++) await count(goods, 600, asOf)
    return 'imported'
  })
  expect(refused).toEqual([])
  expect(await app.db`select on_hand, promised from stock where sku_id = ${goods.skuId}`).toEqual([
    { onHand: 600 - 16 * 12, promised: 0 },
  ])
})
