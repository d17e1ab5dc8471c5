import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextStatuses, productStatuses, type ProductStatus } from '../../api/products/product-status.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'
import type { Command, CommandGroup } from './commands/command.ts'

let app: TestApp
let store: { id: string; slug: string }
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await createStore(app.db)
  await app.db`delete from page_change`
})

const run = async (group: CommandGroup, action: string, args: string[] = [], values: Command['values'] = {}) => {
  const context = { ...app.deps, language: 'de' as const, operator }
  return (await group.actions[action]!.run(context, { args, values, flags: new Set() })).lines
}
const product = async (status: ProductStatus = 'ACTIVE') => (await createProduct(app.db, store.id, { status })).skuId
const statusOf = async (skuId: string) => (await app.db`select status from product where sku_id = ${skuId}`)[0]?.status
const changedTags = async () =>
  (await app.db<{ tags: string[] }[]>`select tags from page_change`).flatMap(({ tags }) => tags)

test.each(productStatuses.flatMap((from) => productStatuses.map((to) => [from, to] as const)))(
  'a product that is %s becomes %s only where that is allowed',
  async (from, to) => {
    const skuId = await product(from)
    const isAllowed = nextStatuses[from].includes(to)
    const outcome = await run(products, 'status', [to, skuId]).catch((error: Error) => error.message)
    if (isAllowed) expect(outcome).toEqual([`${skuId}: ${from} → ${to}`])
    else if (from !== to) expect(outcome).toContain(`${skuId} ist ${from} und kann nicht ${to} werden`)
    expect(await statusOf(skuId)).toBe(isAllowed ? to : from)
  },
)

test('what is allowed is what the specification says', () => {
  expect(nextStatuses.DRAFT).toContain('IN_REVIEW')
  expect(nextStatuses.DRAFT).not.toContain('ACTIVE')
  expect(nextStatuses.IN_REVIEW).toContain('ACTIVE')
  expect(nextStatuses.ACTIVE.includes('PAUSED')).toBe(true)
  expect(nextStatuses.PAUSED.includes('ACTIVE')).toBe(true)
  const others = productStatuses.filter((status) => status !== 'ARCHIVED')
  expect(others.every((status) => nextStatuses[status].includes('ARCHIVED'))).toBe(true)
})

test('a paused product is not seen any more, and the pages that showed it are out of date', async () => {
  const skuId = await product()
  await app.request(productsApi.read, { id: skuId })
  await run(products, 'status', ['paused', skuId])
  expect(await app.refusal(productsApi.read, { id: skuId })).toMatchObject({ status: 404 })
  const tags = [`product:${skuId}`, `store:${store.id}`, 'category:kaffee-bohne', 'listings', 'home']
  expect(await changedTags()).toEqual(expect.arrayContaining(tags))
  // No page may show it a moment longer.
  expect(await app.db`select from page_change where may_be_stale`).toHaveLength(0)
})

test('of several products all are changed or none', async () => {
  const [active, draft] = [await product(), await product('DRAFT')]
  const refused = run(products, 'status', ['PAUSED', active, draft, 'nix'])
  await expect(refused).rejects.toThrow(
    [
      'Einen Artikel mit der SKU nix gibt es nicht.',
      `${draft} ist DRAFT und kann nicht PAUSED werden, nur IN_REVIEW, BLOCKED, ARCHIVED.`,
      'Es wurde nichts geändert.',
    ].join('\n'),
  )
  expect(await statusOf(active)).toBe('ACTIVE')
  await expect(run(products, 'status', ['SOLD', active])).rejects.toThrow('„SOLD“ ist kein Status')
})

test('products are listed by status and store, and shown with what they may become', async () => {
  const [draft] = [await product('DRAFT'), await product()]
  expect(await run(products, 'list', [], { status: 'DRAFT', store: store.slug })).toEqual([
    `${draft}  DRAFT      ${store.slug}  Espresso Bar, ganze Bohne`,
  ])
  expect((await run(products, 'list', [], { store: store.slug })).length).toBe(2)
  expect(await run(products, 'list', [], { store: 'nix' })).toEqual(['Es gibt keines.'])
  expect((await run(products, 'show', [draft]))[1]).toBe('  kann IN_REVIEW, BLOCKED, ARCHIVED werden')
})

test('a store is stopped and sells again, and its pages follow', async () => {
  const isEligible = async () => (await app.db`select status from store where id = ${store.id}`)[0]?.status
  expect(await run(stores, 'pause', [store.slug, 'LUCID'])).toEqual(['Rösterei Tidemar verkauft nicht mehr.'])
  expect(await isEligible()).toBe('PAUSED')
  expect(await changedTags()).toEqual(expect.arrayContaining([`store:${store.id}`, 'stores']))
  expect(await run(stores, 'list')).toContain(`${store.slug}  angehalten   Rösterei Tidemar`)
  expect(await run(stores, 'pause', [store.slug, 'LUCID'])).toEqual([
    'Nichts zu tun: Rösterei Tidemar ist schon in diesem Zustand.',
  ])
  expect(await run(stores, 'resume', [store.slug])).toEqual(['Rösterei Tidemar verkauft wieder.'])
  expect(await isEligible()).toBe('ACTIVE')
  await expect(run(stores, 'pause', [store.slug])).rejects.toThrow('Es fehlt der Grund')
  await expect(run(stores, 'pause', ['nix', 'LUCID'])).rejects.toThrow('Einen Shop mit dem Kürzel nix gibt es nicht.')
})

test('german-trade § 3: who sells is written field by field, and a store that sells stays complete', async () => {
  const seller = (...typed: string[]) => run(stores, 'seller', [store.slug, ...typed])
  expect(await seller('postalCode', '80331')).toEqual(['Rösterei Tidemar: postalCode ist eingetragen.'])
  expect(await seller('isSmallBusiness', 'YES')).toEqual(['Rösterei Tidemar: isSmallBusiness ist eingetragen.'])
  const [{ legal }] = await app.db<[{ legal: object }]>`select legal from store where id = ${store.id}`
  expect(legal).toMatchObject({ postalCode: '80331', isSmallBusiness: true, address: expect.stringContaining('80331') })
  await expect(seller('iban', 'DE03120300000000202051')).rejects.toThrow('ist kein Wert für iban')
  await expect(seller('vatId', 'DE136695977')).rejects.toThrow('ist kein Wert für vatId')
  await expect(seller('vatId', '')).rejects.toThrow('kann nicht verkaufen: die USt-IdNr. oder Steuernummer fehlt')
  await expect(seller('colour', 'red')).rejects.toThrow('Das Feld colour gibt es nicht.')
  await run(stores, 'pause', [store.slug, 'LUCID'])
  expect(await seller('vatId', '')).toHaveLength(1)
  await expect(run(stores, 'resume', [store.slug])).rejects.toThrow('die USt-IdNr. oder Steuernummer fehlt')
  await seller('taxNumber', '143/123/45678')
  expect(await run(stores, 'resume', [store.slug])).toEqual(['Rösterei Tidemar verkauft wieder.'])
})

test('goods that are promised and were not found are listed, most of all first', async () => {
  expect(await run(products, 'missing')).toEqual(['Es gibt keines.'])
  const [few, many] = [await product(), await product()]
  await app.db`update stock set on_hand = 30, promised = 30, missing = 6 where sku_id = ${few}`
  await app.db`update stock set on_hand = 30, promised = 30, missing = 18 where sku_id = ${many}`
  expect(await run(products, 'missing')).toEqual([
    `${many}  ${store.slug}  18 von 30 zugesagten Stück fehlen  Espresso Bar, ganze Bohne`,
    `${few}  ${store.slug}  6 von 30 zugesagten Stück fehlen  Espresso Bar, ganze Bohne`,
  ])
})
