import { afterAll, beforeAll, expect, test } from 'vitest'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createCustomer, order, put } from '../../test/shop.ts'

const GTIN = '4006381333931'
let app: TestApp
let gone: string
let elsewhere: string
let sort: string
let other: string
let storeId: string
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const [first, second] = [await createStore(db), await createStore(db)]
  storeId = first.id
  const product = async (nameDe: string, values = {}) =>
    (await createProduct(db, first.id, { nameDe, nameEn: nameDe, ...values })).skuId
  const priced = (cents: number) => ({ priceCents: cents, finalPriceCents: cents })
  gone = await product('Haferdrink Barista', { gtin: GTIN, stock: 0, ...priced(279) })
  elsewhere = (await createProduct(db, second.id, { gtin: GTIN, ...priced(287) })).skuId
  other = await product('Reisdrink', { ...priced(280), popularity: 9 })
  sort = await product('Haferdrink Classic', priced(164))
  await product('Haferdrink leer', { stock: 5 })
  await product('Haferdrink geheim', { isExclusive: true, ...priced(279) })
  await product('Haferdrink im Glas', { contentUnit: 'PIECE' })
})
afterAll(() => app.close())

const read = (options = {}) => app.request(productsApi.listSubstitutes, { id: gone }, { language: 'de', ...options })

test('the same article elsewhere, then the same sort, then its category; only what is in stock and visible', async () => {
  const { items } = await read({ token: (await createBuyer(app.db)).token })
  expect(
    items.map(({ product, isSameArticle, differenceText }) => [product.skuId, isSameArticle, differenceText]),
  ).toEqual([
    [elsewhere, true, '+0,08\u00a0€/kg'],
    [sort, false, '−1,15\u00a0€/kg'],
    [other, false, '+0,01\u00a0€/kg'],
  ])
})

test('a visitor is shown them without any price', async () => {
  const { items } = await read()
  expect(items.map(({ product }) => product.skuId)).toEqual([elsewhere, sort, other])
  expect(items.every(({ product, differenceText }) => product.price === null && differenceText === null)).toBe(true)
})

test('one that is not known is 404', async () => {
  expect(await app.refusal(productsApi.listSubstitutes, { id: '999999' })).toMatchObject({ status: 404 })
})

test('who has ordered what has left the range is shown what stands in its place; nobody else is', async () => {
  const customer = await createCustomer(app)
  const last = await createProduct(app.db, storeId, { gtin: GTIN, nameDe: 'Haferdrink Barista', stock: 6 })
  await put(app, customer, last.skuId)
  await order(app, customer, 1)
  await app.db`update product set status = 'ARCHIVED' where sku_id = ${last.skuId}`
  const question = { id: last.skuId }
  const { items } = await app.request(productsApi.listSubstitutes, question, { token: customer.token })
  expect(items[0]).toMatchObject({ product: { skuId: elsewhere }, isSameArticle: true })
  const other = await createBuyer(app.db)
  expect(await app.refusal(productsApi.listSubstitutes, question, { token: other.token })).toMatchObject({
    status: 410,
  })
  expect(await app.refusal(productsApi.listSubstitutes, question)).toMatchObject({ status: 410 })
})
