import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cart from '../../contract/cart.ts'
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

const read = () => app.request(cart.readCart, {}, buyer)
const write = (input: object, language?: 'de') =>
  app.refusal(cart.writeCart, input, { ...buyer, ...(language && { language }) })

test('a visitor gets 401', async () => {
  const calls = [cart.readCart, cart.writeCart, cart.selectInCart, cart.applyCoupon, cart.deleteCoupon]
  const refusals = await Promise.all(calls.map((call) => app.refusal(call, {})))
  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})

test('another buyer sees an empty cart', async () => {
  const goods = await createGoods(app)
  await put(app, buyer, goods.skuId)
  const other = await createBuyer(app.db)
  expect(await app.request(cart.readCart, {}, other)).toMatchObject({ version: 0, carts: [], blocking: ['CART_EMPTY'] })
})

describe('putting goods into the cart', () => {
  test('sets, adds and removes, with a new version each time', async () => {
    const { skuId } = await createGoods(app)
    const quantityAfter = async (input: object) => {
      const { version, carts } = await app.request(cart.writeCart, { productSkuId: skuId, ...input } as never, buyer)
      return [version, carts[0]?.items[0]?.quantity]
    }
    expect(await quantityAfter({ quantity: 12 })).toEqual([1, 12])
    expect(await quantityAfter({ quantity: 6, mode: 'ADD' })).toEqual([2, 18])
    expect(await quantityAfter({ quantity: 0, mode: 'ADD' })).toEqual([3, 18])
    expect(await quantityAfter({ quantity: 6 })).toEqual([4, 6])
    expect(await quantityAfter({ quantity: 0 })).toEqual([5, undefined])
  })

  test('of several products is all or nothing', async () => {
    const [good, other] = [await createGoods(app), await createGoods(app)]
    const items = (quantity: number) => ({
      items: [
        { productSkuId: good.skuId, quantity: 6 },
        { productSkuId: other.skuId, quantity },
      ],
    })
    expect(await write(items(7))).toMatchObject({ status: 422, code: 'NOT_A_MULTIPLE' })
    expect(await read()).toMatchObject({ version: 0, itemCount: 0 })
    expect(await app.request(cart.writeCart, items(12), buyer)).toMatchObject({ version: 1, itemCount: 2 })
  })

  test('names the next possible quantity where the wished one is wrong', async () => {
    const { skuId: productSkuId } = await createGoods(app, { minimum_quantity: 13, stock: 30 })
    const refusals = [
      await write({ productSkuId, quantity: 20 }, 'de'),
      await write({ productSkuId, quantity: 12 }, 'de'),
      await write({ productSkuId, quantity: 36 }, 'de'),
      await write({ productSkuId, quantity: 29 }, 'de'),
    ]
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [422, '„Espresso Bar, ganze Bohne“ gibt es im Karton zu 6; die nächste mögliche Menge ist 24'],
      [422, '„Espresso Bar, ganze Bohne“ gibt es ab 13 Stück; die nächste mögliche Menge ist 18'],
      [409, 'Von „Espresso Bar, ganze Bohne“ sind nur noch 30 Stück da'],
      [422, '„Espresso Bar, ganze Bohne“ gibt es im Karton zu 6; die nächste mögliche Menge ist 30'],
    ])
  })

  test('never names a quantity that is not there', async () => {
    const { skuId: productSkuId } = await createGoods(app, { stock: 10 })
    expect((await write({ productSkuId, quantity: 7 })).message).toContain('next possible quantity is 6')
    const rest = await createGoods(app, { stock: 5 })
    expect(await write({ productSkuId: rest.skuId, quantity: 1 })).toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  test('counts what is in the cart already when adding', async () => {
    const { skuId } = await createGoods(app, { stock: 12 })
    await put(app, buyer, skuId, 12)
    expect(await write({ productSkuId: skuId, quantity: 6, mode: 'ADD' })).toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  test('takes one of both forms and nothing else', async () => {
    const { skuId: productSkuId } = await createGoods(app)
    const line = { productSkuId, quantity: 6 }
    const wrong = [
      {},
      { productSkuId },
      { quantity: 6 },
      { ...line, items: [line] },
      { mode: 'ADD', items: [line] },
      { items: [line, line] },
      { items: [] },
      { ...line, price: 0.01 },
      { ...line, finalNetPrice: 0.01 },
      { ...line, quantity: -6 },
      { ...line, quantity: 6.5 },
      { ...line, quantity: '6' },
    ]
    for (const input of wrong) expect(await write(input), JSON.stringify(input)).toMatchObject({ code: 'VALIDATION' })
    expect(await write({ ...line, price: 0.01 })).toMatchObject({ fieldErrors: { price: expect.any(String) } })
    expect((await read()).itemCount).toBe(0)
  })

  test('refuses what is unknown, gone, exclusive or of a store that does not sell', async () => {
    const store = await createStore(app.db)
    const pause = await createStore(app.db, { status: 'PAUSED' })
    const codeFor = async (productSkuId: string) => (await write({ productSkuId, quantity: 6 })).code
    const product = async (storeId: string, values: object) =>
      (await createProduct(app.db, storeId, { ...values })).skuId
    expect(await codeFor('unknown')).toBe('NOT_FOUND')
    expect(await codeFor(await product(store.id, { status: 'PAUSED' }))).toBe('NOT_FOUND')
    expect(await codeFor(await product(store.id, { is_exclusive: true }))).toBe('PRODUCT_NOT_AUTHORIZED')
    expect(await codeFor(await product(pause.id, {}))).toBe('STORE_NOT_ELIGIBLE')
  })

  test('takes an exclusive product that was granted', async () => {
    const { skuId } = await createGoods(app, { is_exclusive: true })
    await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${skuId})`
    expect(await put(app, buyer, skuId)).toMatchObject({ canCheckout: true })
    await app.db`update exclusive_grant set withdrawn_at = now() where buyer_id = ${buyer.id}`
    expect(await read()).toMatchObject({ canCheckout: false, blocking: ['NOT_AUTHORIZED'] })
  })

  test('removes a product that is not sold any more', async () => {
    const { skuId } = await createGoods(app)
    await put(app, buyer, skuId)
    await app.db`update product set status = 'ARCHIVED' where sku_id = ${skuId}`
    expect(await read()).toMatchObject({ blocking: ['UNAVAILABLE'] })
    expect(await put(app, buyer, skuId, 0)).toMatchObject({ itemCount: 0 })
  })

  test('ends at 500 products', async () => {
    const { skuId } = await createGoods(app)
    await put(app, buyer, skuId)
    await app.db`
      insert into product select (jsonb_populate_record(p, jsonb_build_object('sku_id', 'full' || n, 'supplier_sku', 'full' || n))).*
      from product p, generate_series(1, 500) n where p.sku_id = ${skuId}`
    await app.db`
      insert into cart_item (buyer_id, sku_id, quantity, seen_price_cents)
      select ${buyer.id}, 'full' || n, 6, 420 from generate_series(1, 499) n`
    await app.db`insert into stock values ('full500', 12)`
    expect(await write({ productSkuId: 'full500', quantity: 6 })).toMatchObject({ code: 'VALIDATION' })
  })
})

describe('the cart', () => {
  test('prices a line by its tier and shows its deposit apart', async () => {
    const { skuId } = await createGoods(app, {
      price_cents: 500,
      deposit_cents: 25,
      deposit_type: 'EINWEG',
      tax_rate_bp: 1900,
      tier_prices: app.db.json([{ minQuantity: 48, finalPriceCents: 350 }]),
    })
    const { carts, checkoutSummary } = await put(app, buyer, skuId, 48)
    expect(carts[0]?.items[0]).toMatchObject({
      ...{ price: 5, finalNetPrice: 3.5, sumOfDiscountsPrice: 1.5, lineTotal: 168, taxRate: 19 },
      deposit: { perUnit: 0.25, total: 12 },
    })
    expect(checkoutSummary).toMatchObject({ netTotal: 168, deposit: 12, tax: 34.2, grossTotal: 214.2 })
    expect((await put(app, buyer, skuId, 42)).carts[0]?.items[0]).toMatchObject({ finalNetPrice: 4.2, problems: [] })
  })

  test('is written in the language of the caller', async () => {
    const { skuId } = await createGoods(app)
    await put(app, buyer, skuId, 300)
    const { carts } = await app.request(cart.readCart, {}, { ...buyer, language: 'de' })
    expect(carts[0]?.items[0]).toMatchObject({ name: 'Espresso Bar, ganze Bohne', lineTotalText: '1.260,00\u00a0€' })
  })

  test('reads price, stock and box afresh and shows a changed price once', async () => {
    const { skuId } = await createGoods(app)
    await put(app, buyer, skuId, 12)
    const change = (values: Record<string, number>) =>
      app.db`update product set ${app.db(values)} where sku_id = ${skuId}`
    const problems = async () => (await read()).carts[0]?.items[0]?.problems
    await change({ final_price_cents: 400 })
    expect(await read()).toMatchObject({ version: 2, checkoutSummary: { netTotal: 48 } })
    await change({ final_price_cents: 390 })
    expect(await problems()).toEqual(['PRICE_CHANGED'])
    expect(await problems()).toEqual([])
    await app.db`update stock set quantity = 7 where sku_id = ${skuId}`
    expect(await problems()).toEqual(['REDUCED_STOCK'])
    await app.db`update stock set quantity = 5 where sku_id = ${skuId}`
    expect(await problems()).toEqual(['OUT_OF_STOCK'])
    await app.db`update stock set quantity = 500 where sku_id = ${skuId}`
    await change({ count_per_box: 8 })
    expect(await problems()).toEqual(['NOT_A_MULTIPLE'])
    await change({ count_per_box: 4, minimum_quantity: 16 })
    expect(await read()).toMatchObject({ blocking: ['BELOW_MINIMUM_QUANTITY'], canCheckout: false })
  })

  test('says what is missing to each minimum order, exactly reached is enough', async () => {
    const store = await createStore(app.db, { minimum_order_cents: 5040 })
    const { skuId } = await createProduct(app.db, store.id, { deposit_cents: 100, deposit_type: 'MEHRWEG' })
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
    const select = (input: object) => app.request(cart.selectInCart, input, buyer)
    expect(await select({ storeIds: [paused.storeId], selected: false })).toMatchObject({
      ...{ canCheckout: true, itemCount: 2, checkoutSummary: { netTotal: 25.2 } },
      carts: [{ selected: true }, { selected: false, isEligibleForSale: false, summary: { grossTotal: 0 } }],
    })
    const none = await select({ items: [{ productSkuId: good.skuId, selected: false }] })
    expect(none).toMatchObject({ blocking: ['CART_EMPTY'], checkoutSummary: { grossTotal: 0 } })
  })

  test('selects in one of both forms, and only what is in it', async () => {
    const { storeId, skuId } = await createGoods(app)
    await put(app, buyer, skuId)
    const code = async (input: object) => (await app.refusal(cart.selectInCart, input, buyer)).code
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
    const remove = () => app.request(cart.removeStoreFromCart, { storeId: one.storeId }, buyer)
    expect(await remove()).toMatchObject({ version: 3, carts: [{ storeId: two.storeId }] })
    expect(await remove()).toMatchObject({ version: 4, itemCount: 1 })
  })
})
