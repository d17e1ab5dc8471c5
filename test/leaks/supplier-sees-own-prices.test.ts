import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Listing } from '../../contract/listings.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createBuyer, createStore } from '../builders.ts'
import { entries } from '../every-call/entries.ts'
import { nameOf } from '../every-call/entry.ts'
import { amounts, createPricedShop, holdsAmount, secretName } from '../priced-shop.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof createPricedShop>>
let own: { token: string }
let rival: { token: string }
beforeAll(async () => {
  app = await createTestApp()
  shop = await createPricedShop(app)
  own = await createBuyer(app.db, { role: 'SUPPLIER', storeId: shop.store.id })
  rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
})
afterAll(() => app.close())

const reading = endpoints.filter(({ method }) => method === 'GET')
const byVisitors = reading.filter(({ access }) => access === 'visitor')
const at = (path: string) => reading.find((endpoint) => endpoint.path === path)!
/** What has to be named that is nobody's. */
const inputs: Record<string, object> = {
  '/api/v1/supplier/products/attributes': { category: 'kaffee-bohne' },
  '/api/v1/supplier/net-terms-buyers': { q: 'a' },
  '/api/v1/supplier/delivery/punctuality': {},
  '/api/v1/supplier/today/levels/{kind}/orders': { kind: 'CONFIRMED' },
  '/api/v1/supplier/delivery/preview': { postcode: '10115' },
}
const ask = (endpoint: Endpoint, input: object, caller: { token?: string } = {}) =>
  app.request(endpoint, input as never, caller)
/** Who is asking is a part of these replies. */
const aboutTheCaller = ['/api/v1/auth', '/api/v1/products/{id}/can-see-exclusive-product']

test.each(byVisitors)("$path tells a supplier of others' goods what it tells a visitor", async (endpoint) => {
  for (const input of shop.inputs[endpoint.path]!) {
    const reply = await ask(endpoint, input, rival)
    const text = JSON.stringify(reply)
    expect(amounts.filter((cents) => holdsAmount(text, cents))).toEqual([])
    expect(text.replace(`"q":"${secretName}"`, '')).not.toContain(secretName)
    if (!aboutTheCaller.includes(endpoint.path)) expect(reply).toEqual(await ask(endpoint, input))
  }
})

test.each(reading.filter(({ access }) => access === 'supplier'))(
  "$path tells no price of others' goods",
  async (endpoint) => {
    // What names a thing is 404 for others: see every-call/roles.test.ts.
    if (entries[nameOf(endpoint)]!.others === 404) return
    const text = JSON.stringify(await ask(endpoint, inputs[endpoint.path] ?? {}, rival))
    expect(amounts.filter((cents) => holdsAmount(text, cents))).toEqual([])
  },
)

test('a supplier reads the prices, facets and price order of the own store', async () => {
  const product = at('/api/v1/products/{id}')
  expect(await ask(product, { id: shop.product.skuId }, own)).toMatchObject({
    price: { finalNetPrice: 835.19 },
    priceGate: null,
    tierPrices: [{ finalNetPrice: 713.57 }],
  })
  const [input] = shop.inputs['/api/v1/listings/store']!
  const listing = (await ask(at('/api/v1/listings/store'), { ...input, sort: 'PRICE_ASC' }, own)) as Listing
  expect(listing).toMatchObject({ sort: 'PRICE_ASC', facetsGated: false })
  expect(listing.facets.map(({ key }) => key)).toContain('price')
  expect(listing.items.every(({ price }) => price !== null)).toBe(true)
})

test('where goods of several stores stand together, a supplier gets no facets and no price order', async () => {
  const [input] = shop.inputs['/api/v1/listings/category']!
  const listing = (await ask(at('/api/v1/listings/category'), { ...input, sort: 'PRICE_ASC' }, own)) as Listing
  expect(listing).toMatchObject({ sort: 'RELEVANCE', facetsGated: true, facets: [] })
  expect(listing.sortOptions.filter(({ value }) => value.startsWith('PRICE'))).toEqual([])
})
