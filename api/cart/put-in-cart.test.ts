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
const write = (input: object, language?: 'de') =>
  app.refusal(cartApi.write, input, { ...buyer, ...(language && { language }) })

describe('putting goods into the cart', () => {
  test('sets, adds and removes, with a new version each time', async () => {
    const { skuId } = await createGoods(app)
    const quantityAfter = async (input: object) => {
      const { version, carts } = await app.request(cartApi.write, { productSkuId: skuId, ...input } as never, buyer)
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
    expect(await app.request(cartApi.write, items(12), buyer)).toMatchObject({ version: 1, itemCount: 2 })
  })

  test('names the next possible quantity where the requested one is wrong', async () => {
    const { skuId: productSkuId } = await createGoods(app, { minimumQuantity: 13, stock: 30 })
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
    expect(await codeFor(await product(store.id, { isExclusive: true }))).toBe('PRODUCT_NOT_AUTHORIZED')
    expect(await codeFor(await product(pause.id, {}))).toBe('STORE_NOT_ELIGIBLE')
  })

  test('takes an exclusive product that was granted', async () => {
    const { skuId } = await createGoods(app, { isExclusive: true })
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
    await app.db`insert into stock (sku_id, on_hand) values ('full500', 12)`
    expect(await write({ productSkuId: 'full500', quantity: 6 })).toMatchObject({ code: 'VALIDATION' })
  })
})
