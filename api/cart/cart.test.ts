import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createGoods, put } from '../../test/shop.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
})

const read = () => app.request(cartApi.read, {}, buyer)

test('a visitor gets 401', async () => {
  const calls = [cartApi.read, cartApi.write, cartApi.select, cartApi.applyCoupon, cartApi.deleteCoupon]
  const refusals = await Promise.all(calls.map((call) => app.refusal(call, {})))
  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})

test('another buyer sees an empty cart', async () => {
  const goods = await createGoods(app)
  await put(app, buyer, goods.skuId)
  const other = await createBuyer(app.db)
  expect(await app.request(cartApi.read, {}, other)).toMatchObject({ version: 0, carts: [], blocking: ['CART_EMPTY'] })
})

describe('the cart', () => {
  test('prices a line by its tier and shows its deposit apart', async () => {
    const { skuId } = await createGoods(app, {
      priceCents: 500,
      deposits: app.db.json([{ code: 'EINWEG_25', perPieces: 1 }]),
      taxRateBp: 1900,
      tierPrices: app.db.json([{ minQuantity: 48, finalPriceCents: 350 }]),
    })
    const { carts, checkoutSummary } = await put(app, buyer, skuId, 48)
    expect(carts[0]?.items[0]).toMatchObject({
      price: 5,
      finalNetPrice: 3.5,
      sumOfDiscountsPrice: 1.5,
      lineTotal: 168,
      taxRate: 19,
      deposit: { perUnit: 0.25, total: 12 },
    })
    expect(checkoutSummary).toMatchObject({ netTotal: 168, deposit: 12, tax: 34.2, grossTotal: 214.2 })
    expect((await put(app, buyer, skuId, 42)).carts[0]?.items[0]).toMatchObject({ finalNetPrice: 4.2, problems: [] })
  })

  test('is written in the language of the caller', async () => {
    const { skuId } = await createGoods(app)
    await put(app, buyer, skuId, 300)
    const { carts } = await app.request(cartApi.read, {}, { ...buyer, language: 'de' })
    expect(carts[0]?.items[0]).toMatchObject({ name: 'Espresso Bar, ganze Bohne', lineTotalText: '1.260,00\u00a0€' })
  })

  test('reads price, stock and box afresh and shows a changed price once', async () => {
    const { skuId } = await createGoods(app)
    await put(app, buyer, skuId, 12)
    const change = (values: Record<string, number>) =>
      app.db`update product set ${app.db(values)} where sku_id = ${skuId}`
    const problems = async () => (await read()).carts[0]?.items[0]?.problems
    await change({ finalPriceCents: 400 })
    expect(await read()).toMatchObject({ version: 2, checkoutSummary: { netTotal: 48 } })
    await change({ finalPriceCents: 390 })
    expect(await problems()).toEqual(['PRICE_CHANGED'])
    expect(await problems()).toEqual([])
    await app.db`update stock set on_hand = promised + 6 where sku_id = ${skuId}`
    expect(await problems()).toEqual(['REDUCED_STOCK'])
    expect(await read()).toMatchObject({ blocking: ['OUT_OF_STOCK'], canCheckout: false })
    await app.db`update stock set on_hand = promised + 5 where sku_id = ${skuId}`
    expect(await problems()).toEqual(['OUT_OF_STOCK'])
    await app.db`update stock set on_hand = promised + 500 where sku_id = ${skuId}`
    await change({ countPerBox: 8 })
    expect(await problems()).toEqual(['NOT_A_MULTIPLE'])
    await change({ countPerBox: 4, minimumQuantity: 16 })
    expect(await read()).toMatchObject({ blocking: ['BELOW_MINIMUM_QUANTITY'], canCheckout: false })
  })

  test('says what is missing to each minimum order, exactly reached is enough', async () => {
    const store = await createStore(app.db, { minimumOrderCents: 5040 })
    const { skuId } = await createProduct(app.db, store.id, {
      deposits: app.db.json([{ code: 'MEHRWEG_100', perPieces: 1 }]),
    })
    expect(await put(app, buyer, skuId, 6)).toMatchObject({
      blocking: ['CART_BELOW_MINIMUM'],
      carts: [{ missingAmount: 25.2, missingAmountText: '€25.20' }],
    })
    expect(await put(app, buyer, skuId, 12)).toMatchObject({ canCheckout: true, carts: [{ missingAmount: 0 }] })
    await app.db`update store set minimum_order_cents = 5041 where id = ${store.id}`
    expect(await read()).toMatchObject({ canCheckout: false, carts: [{ missingAmount: 0.01 }] })
  })

  test('counts selected lines only, and a store that fails never blocks another', async () => {
    const good = await createGoods(app)
    const paused = await createGoods(app)
    await put(app, buyer, good.skuId)
    await put(app, buyer, paused.skuId)
    await app.db`update store set status = 'PAUSED' where id = ${paused.storeId}`
    expect(await read()).toMatchObject({ canCheckout: false, blocking: ['STORE_NOT_ELIGIBLE'] })
    const select = (input: object) => app.request(cartApi.select, input, buyer)
    expect(await select({ storeIds: [paused.storeId], selected: false })).toMatchObject({
      canCheckout: true,
      itemCount: 2,
      checkoutSummary: { netTotal: 25.2 },
      carts: [{ selected: true }, { selected: false, isEligibleForSale: false, summary: { grossTotal: 0 } }],
    })
    const none = await select({ items: [{ productSkuId: good.skuId, selected: false }] })
    expect(none).toMatchObject({ blocking: ['CART_EMPTY'], checkoutSummary: { grossTotal: 0 } })
  })

  test('selects in one of both forms, and only what is in it', async () => {
    const { storeId, skuId } = await createGoods(app)
    await put(app, buyer, skuId)
    const code = async (input: object) => (await app.refusal(cartApi.select, input, buyer)).code
    expect(await code({})).toBe('VALIDATION')
    expect(await code({ storeIds: [storeId] })).toBe('VALIDATION')
    expect(await code({ selected: true })).toBe('VALIDATION')
    expect(await code({ storeIds: [storeId], selected: true, items: [{ productSkuId: skuId, selected: true }] })).toBe(
      'VALIDATION',
    )
    const other = await createGoods(app)
    expect(await code({ storeIds: [other.storeId], selected: true })).toBe('NOT_FOUND')
    expect(await code({ items: [{ productSkuId: other.skuId, selected: true }] })).toBe('NOT_FOUND')
  })

  test('lets go of a store, twice without harm', async () => {
    const [one, two] = [await createGoods(app), await createGoods(app)]
    await put(app, buyer, one.skuId)
    await put(app, buyer, two.skuId)
    const remove = () => app.request(cartApi.removeStore, { storeId: one.storeId }, buyer)
    expect(await remove()).toMatchObject({ version: 3, carts: [{ storeId: two.storeId }] })
    expect(await remove()).toMatchObject({ version: 4, itemCount: 1 })
  })
})
