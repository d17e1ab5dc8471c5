import { afterAll, beforeAll, expect, test } from 'vitest'
import * as productsApi from '../../contract/products.ts'
import * as cartApi from '../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createCoupon, createCustomer, order } from '../../test/shop.ts'

const GTIN = '4006381333931'
let app: TestApp
let near: string
let far: string
let own: string
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const terms = { minimumOrderCents: 5000, shippingFeeCents: 600, shippingFreeFromCents: null }
  const [first, second, third] = [
    await createStore(db, { ...terms, leadMinDays: 1, leadMaxDays: 2 }),
    await createStore(db, { ...terms, leadMinDays: 3, leadMaxDays: 5 }),
    await createStore(db, terms),
  ]
  const article = { gtin: GTIN, countPerBox: 6, minimumQuantity: 6, contentAmount: 500, contentUnit: 'G' as const }
  near = (await createProduct(db, first.id, { ...article, priceCents: 300, finalPriceCents: 300 })).skuId
  far = (await createProduct(db, second.id, { ...article, priceCents: 280, finalPriceCents: 280 })).skuId
  await createProduct(db, third.id, { ...article, isExclusive: true, priceCents: 100, finalPriceCents: 100 })
  own = (await createProduct(db, first.id, { priceCents: 100, finalPriceCents: 100 })).skuId
  buyer = await createBuyer(db)
})
afterAll(() => app.close())

const read = (options = {}) => app.request(productsApi.listOffers, { id: near }, options)

test('stores that sell the same GTIN offer the same article; an exclusive one stays out', async () => {
  const { items } = await read()
  expect(items.map(({ product }) => product.skuId).toSorted()).toEqual([far, near].toSorted())
  expect(items.every(({ product, reason, extraShippingText }) => !product.price && !reason && !extraShippingText)).toBe(
    true,
  )
})

test('a buyer sees the best for the cart first, and why', async () => {
  const first = await read({ token: buyer.token })
  expect(first.items.map(({ product, reason }) => [product.skuId, reason])).toEqual([
    [far, 'CHEAPEST'],
    [near, 'FASTEST'],
  ])
  await app.request(cartApi.write, { productSkuId: own, quantity: 6 }, { token: buyer.token })
  const { items } = await read({ token: buyer.token })
  expect(items[0]).toMatchObject({ product: { skuId: near }, reason: 'FITS_CART' })
  expect(items[0]!.missingAmountText).not.toBeNull()
})

test('what is in the cart counts as the cart itself counts it: by tiers, after the coupon', async () => {
  const { id: storeId } = await createStore(app.db, { minimumOrderCents: 5000 })
  const tierPrices = app.db.json([{ minQuantity: 12, finalPriceCents: 250 }])
  const gtin = '4012345678901'
  const { skuId } = await createProduct(app.db, storeId, { gtin, priceCents: 400, finalPriceCents: 400, tierPrices })
  await createProduct(app.db, (await createStore(app.db)).id, { gtin })
  const { token } = await createBuyer(app.db)
  await app.request(cartApi.write, { productSkuId: skuId, quantity: 12 }, { token })
  const shown = async () => {
    const [{ carts }, { items }] = await Promise.all([
      app.request(cartApi.read, {}, { token }),
      app.request(productsApi.listOffers, { id: skuId }, { token }),
    ])
    const offer = items.find(({ product }) => product.skuId === skuId)!
    return [offer.cartAmountText, offer.missingAmountText, carts[0]!.missingAmountText]
  }
  expect(await shown()).toEqual(['€30.00', '€20.00', '€20.00'])
  const couponCode = await createCoupon(app)
  await app.request(cartApi.applyCoupon, { couponCode }, { token })
  expect(await shown()).toEqual(['€27.00', '€23.00', '€23.00'])
})

test('offers are compared by what content costs with its shipping, at the quantity that was ordered last', async () => {
  const customer = await createCustomer(app)
  const compared = async () => {
    const { items, isUsual } = await app.request(
      productsApi.listOffers,
      { id: near },
      { token: customer.token, language: 'de' },
    )
    return { isUsual, near: items.find(({ product }) => product.skuId === near)! }
  }
  const first = await compared()
  expect(first.isUsual).toBe(false)
  // Six of 500 g at 18 €, and 6 € of shipping.
  expect(first.near.compared).toEqual({
    text: '8,00\u00a0€/kg',
    goodsText: '6,00\u00a0€',
    shippingText: '2,00\u00a0€',
    quantity: 6,
  })
  expect(first.near.cartAmountText).toBe('0,00\u00a0€')
  await app.request(cartApi.write, { productSkuId: near, quantity: 24 }, { token: customer.token })
  await order(app, customer, 1)
  const usual = await compared()
  expect(usual.isUsual).toBe(true)
  expect(usual.near.compared).toMatchObject({ shippingText: '0,50\u00a0€', quantity: 24 })
})

test('an article of one store alone has no offers', async () => {
  expect(await app.request(productsApi.listOffers, { id: own })).toEqual({ items: [], isUsual: false })
})
