import { afterAll, beforeAll, expect, test } from 'vitest'
import * as deliveryApi from '../../../contract/delivery.ts'
import * as listingsApi from '../../../contract/listings.ts'
import { countries } from '../../../contract/platform/countries.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createAddress, createBuyer, createCategory, createProduct, createStore } from '../../../test/builders.ts'
import { createSupplier } from '../../../test/orders/designs.ts'

let app: TestApp
let buyer: { id: string; token: string }
let skuIds: string[]
const root = 'kaffee-tee'
const days = Array.from({ length: 16 }, (_, n) => new Date(Date.UTC(2026, 10, 22 + n)).toISOString().slice(0, 10))

const plain: deliveryApi.Calendar = {
  land: 'BE',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  mode: 'PARCEL',
  closures: [],
  routes: [],
}
const tour = (postcode: string, weekday: number): Partial<deliveryApi.Calendar> => ({
  mode: 'ROUTE',
  routes: [{ name: 'Tour', postcodes: [postcode], weekdays: [weekday], cutOff: null }],
})
const storeSlugs = ['laden-0', 'laden-1', 'laden-2', 'laden-3', 'laden-4', 'laden-5']
/** Of each store. */
const GOODS = 4
/** Stores that send parcels, drive tours here and elsewhere, are closed, and have never said anything. */
const stores: { lead: [number, number]; calendar: Partial<deliveryApi.Calendar> | null }[] = [
  { lead: [1, 1], calendar: {} },
  { lead: [2, 5], calendar: { cutOff: '08:00' } },
  { lead: [0, 1], calendar: tour('10', 4) },
  { lead: [0, 1], calendar: tour('80', 2) },
  { lead: [1, 2], calendar: { closures: [{ from: '2026-11-23', to: '2026-11-27', reason: '' }] } },
  { lead: [1, 3], calendar: null },
]

beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  // A Friday after the cut-off of some.
  app.time.stoppedAt = new Date('2026-11-20T09:00:00Z')
  const { db } = app
  await createCategory(db, { slug: 'kuehl' })
  await db`update category set temperature = 'CHILLED' where slug = 'kuehl'`
  skuIds = []
  for (const [place, { lead, calendar }] of stores.entries()) {
    const store = await createStore(db, { leadMinDays: lead[0], leadMaxDays: lead[1], slug: storeSlugs[place]! })
    if (calendar) {
      const supplier = await createSupplier(db, store.id)
      await app.request(deliveryApi.change, { calendar: { ...plain, ...calendar }, version: 0 }, supplier)
    }
    for (const values of [{}, { categorySlug: 'kuehl' }, { stock: 0 }, { isOrganic: true }])
      skuIds.push((await createProduct(db, store.id, values)).skuId)
  }
  buyer = await createBuyer(db)
  await createAddress(db, buyer.id)
})
afterAll(() => app.close())

type Input = Partial<listingsApi.ListingFilters>
const read = (input: Input, who: { token?: string } = buyer) =>
  app.request(listingsApi.readCategory, { slug: root, pageSize: 48, ...input }, { ...who, language: 'de' })
const found = async (input: Input) => (await read(input)).items.map(({ skuId }) => skuId).toSorted()
const countOf = (listing: Awaited<ReturnType<typeof read>>, key: string) =>
  listing.facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count])

/** What is there by a day, each product asked for by itself. */
async function plainly(day: string): Promise<Set<string>> {
  const { items } = await app.request(deliveryApi.listArrivals, { skuIds }, buyer)
  return new Set(items.filter(({ arrival }) => arrival && arrival.latest <= day).map((item) => item.productSkuId))
}

test('german-trade § 6: by each day a listing and its counts hold what a plain filter over all products finds', async () => {
  const sizes = new Set<number>()
  for (const arrivesBy of days) {
    const expected = await plainly(arrivesBy)
    const listing = await read({ arrivesBy })
    sizes.add(expected.size)
    expect([arrivesBy, listing.items.map(({ skuId }) => skuId).toSorted()]).toEqual([
      arrivesBy,
      [...expected].toSorted(),
    ])
    expect(listing.totalItems).toBe(expected.size)
    const organic = (await found({ organic: true, arrivesBy })).length
    expect(countOf(listing, 'organic') ?? [['true', 0]]).toEqual([['true', organic]])
    for (const [place, slug] of storeSlugs.entries()) {
      const ofStore = skuIds.slice(place * GOODS, (place + 1) * GOODS).filter((skuId) => expected.has(skuId)).length
      expect(countOf(listing, 'store')).toContainEqual([slug, ofStore])
    }
  }
  expect(sizes.size).toBeGreaterThan(4)
})

test('a search is narrowed too, and a chosen day is named', async () => {
  const listing = await app.request(
    listingsApi.search,
    { q: '', arrivesBy: '2026-11-26', pageSize: 48 },
    { ...buyer, language: 'de' },
  )
  expect(listing.items.map(({ skuId }) => skuId).toSorted()).toEqual([...(await plainly('2026-11-26'))].toSorted())
  const facet = listing.facets.find(({ key }) => key === 'arrivesBy')
  expect(facet).toMatchObject({
    type: 'DAY',
    values: [{ value: '2026-11-26', label: 'Lieferung bis Do., 26. November', count: listing.totalItems }],
  })
})

test('visitors and buyers without an address in Germany are offered no day, and none is counted', async () => {
  const abroad = await createBuyer(app.db)
  await createAddress(app.db, abroad.id, {
    countryId: countries.find(({ isoCode }) => isoCode === 'AT')!.countryId,
    postalCode: '1010',
  })
  for (const who of [{}, abroad, await createBuyer(app.db)]) {
    const listing = await read({ arrivesBy: '2026-11-22' }, who)
    expect(listing.totalItems).toBe(skuIds.length)
    expect(listing.facets.map(({ key }) => key)).not.toContain('arrivesBy')
  }
})

test('what is no day of the calendar is refused', async () => {
  const input = { slug: root, arrivesBy: '2026-02-30' }
  expect(await app.refusal(listingsApi.readCategory, input, buyer)).toMatchObject({ code: 'VALIDATION' })
})
