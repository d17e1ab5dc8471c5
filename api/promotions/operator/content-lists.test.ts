import { afterAll, beforeAll, expect, test } from 'vitest'
import * as collectionsApi from '../../../contract/collections/collections.ts'
import { contentViews, type ContentView } from '../../../contract/operator/content.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { planOfQuery } from '../../../test/operator/plan-of.ts'
import { findCollectionPage } from '../../listings/collections/find-collections.ts'
import { cursorPage } from '../../http/cursor.ts'
import { findPromotionPage, inPlace } from '../promotion-admin.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
})
afterAll(() => app.close())

const expected: Record<ContentView, string[]> = {
  CURRENT: ['entwurf', 'geplant', 'live'],
  DRAFT: ['entwurf'],
  PLANNED: ['geplant'],
  LIVE: ['live'],
  OVER: ['vorbei'],
  ALL: ['entwurf', 'geplant', 'live', 'vorbei'],
}
const windows = {
  entwurf: { startsAt: '2020-01-01T00:00', endsAt: '2098-06-01T00:00', isDraft: true },
  geplant: { startsAt: '2098-01-01T00:00', endsAt: '2099-01-01T00:00', isDraft: false },
  live: { startsAt: '2020-01-01T00:00', endsAt: '2098-06-01T00:00', isDraft: false },
  vorbei: { startsAt: '2020-01-01T00:00', endsAt: '2021-01-01T00:00', isDraft: false },
}

const byView = async (found: (view: ContentView) => Promise<string[]>) =>
  Object.fromEntries(await Promise.all(contentViews.map(async (view) => [view, await found(view)] as const)))

const promotion = {
  nameDe: 'Ernte 100 %',
  nameEn: 'Harvest',
  picture: 'covers/cover-07',
  placement: 'HOME' as const,
  placeSlug: null,
  slot: 'HIGHLIGHTS',
  url: '/search',
  storeSlug: null,
  sort: 1,
}

test('promotions are found by state, words, page and store', async () => {
  const store = await createStore(app.db)
  const create = (values: Partial<Parameters<typeof app.request<typeof promotionsApi.create>>[1]>) =>
    app.request(promotionsApi.create, { ...promotion, ...windows.live, slug: 'x', ...values }, operator)
  for (const [slug, window] of Object.entries(windows)) await create({ slug, ...window })
  type Input = Parameters<typeof app.request<typeof promotionsApi.list>>[1]
  const found = async (input: Input) =>
    (await app.request(promotionsApi.list, input, operator)).items.map(({ slug }) => slug)
  expect(await byView((view) => found({ view, q: 'ERNTE' }))).toEqual(expected)
  await create({ slug: 'laden', nameDe: 'Tassen', nameEn: 'Cups', placement: 'SEARCH', storeSlug: store.slug })
  expect(await found({ q: 'cups' })).toEqual(['laden'])
  expect(await found({ q: ' lade ' })).toEqual(['laden'])
  expect(await found({ q: '0 %' })).toEqual(expected.CURRENT)
  expect(await found({ q: '0_%' })).toEqual([])
  expect(await found({ placement: 'SEARCH' })).toEqual(['laden'])
  expect(await found({ store: store.slug })).toEqual(['laden'])
  expect(await found({ store: store.slug, view: 'PLANNED' })).toEqual([])
})

test('how many share the place of a promotion does not hang on what the list is narrowed to', async () => {
  const { items } = await app.request(promotionsApi.list, { view: 'LIVE', placement: 'HOME' }, operator)
  // Next to the one that is planned; a draft and what is over are shown by nobody.
  expect(items.map(({ slug, togetherCount }) => [slug, togetherCount])).toEqual([['live', 1]])
})

test('collections are found by state and words', async () => {
  const collection = {
    titleDe: 'Ernte',
    titleEn: 'Harvest',
    descriptionDe: '',
    descriptionEn: '',
    picture: 'covers/cover-03',
    homeRank: null,
    category: null,
    brand: null,
    attribute: null,
    attributeValue: null,
    priceMax: null,
    newDays: null,
    sortedBy: 'HAND' as const,
    skuIds: [],
  }
  for (const [slug, window] of Object.entries(windows))
    await app.request(collectionsApi.create, { ...collection, ...window, slug }, operator)
  const found = async (input: { view?: ContentView; q?: string }) =>
    (await app.request(collectionsApi.list, input, operator)).items.map(({ slug }) => slug)
  expect(await byView((view) => found({ view, q: 'harv' }))).toEqual(expected)
  expect(await found({ q: 'live' })).toEqual(['live'])
  expect(await found({ q: 'Sommer' })).toEqual([])
})

/** Many of each kind, written at once. */
const fill = async () => {
  await app.db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture, home_rank)
    select 'reihe-' || lpad(n::text, 4, '0'), 'Reihe', 'Row', '', '', 'covers/cover-03', case when n % 9 = 0 then n end
    from generate_series(1, 2000) n`
  await app.db`
    insert into promotion (slug, name_de, name_en, picture, placement, slot, url, sort, starts_at, ends_at)
    select 'reihe-' || lpad(n::text, 4, '0'), 'Reihe', 'Row', 'covers/cover-07', 'SEARCH', 'ROW', '/search', n % 7,
      now() - interval '1 day', now() + interval '1 day'
    from generate_series(1, 60) n`
  await app.db`analyze collection, promotion`
}

test('both lists go on from page to page and back, in their order, and say how many there are', async () => {
  await fill()
  type Page = { items: { slug: string }[]; next: string | null; previous: string | null; count: object }
  const walk = async (read: (cursor: { after?: string; before?: string }) => Promise<Page>) => {
    const pages: Page[] = []
    for (let after: string | null | undefined = undefined; after !== null; after = pages.at(-1)!.next)
      pages.push(await read(after === undefined ? {} : { after }))
    const [first, second] = pages
    expect(first!.previous).toBeNull()
    expect((await read({ before: second!.previous! })).items).toEqual(first!.items)
    return pages
  }
  const pagesOfPromotions = await walk((cursor) => app.request(promotionsApi.list, { q: 'Reihe', ...cursor }, operator))
  expect(pagesOfPromotions.map(({ items }) => items.length)).toEqual([24, 24, 12])
  const shown = await app.db<{ slug: string }[]>`
    select slug from promotion where name_de = 'Reihe' order by placement, sort, slug`
  expect(pagesOfPromotions.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual(shown.map(({ slug }) => slug))
  expect(pagesOfPromotions[0]!.count).toEqual({ value: 60, isExact: true })
  const pagesOfCollections = await walk((cursor) =>
    app.request(collectionsApi.list, { q: 'Reihe', pageSize: 96, ...cursor }, operator),
  )
  const titled = await app.db<{ slug: string }[]>`
    select slug from collection where title_de = 'Reihe' order by home_rank nulls last, slug`
  expect(pagesOfCollections.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual(
    titled.map(({ slug }) => slug),
  )
  expect(pagesOfCollections[0]!.count).toEqual({ value: 1000, isExact: false })
})

test('a page of either is read along its index, from the cursor on', async () => {
  const search = { now: app.deps.clock.now(), view: 'CURRENT' as const }
  const after = async (list: typeof collectionsApi.list | typeof promotionsApi.list) =>
    ({ pageSize: 24, after: (await app.request(list, { q: 'Reihe' }, operator)).next! }) as const
  const [rows, shown] = [await after(collectionsApi.list), await after(promotionsApi.list)]
  const collections = await planOfQuery(app.db, (sql) => findCollectionPage(sql, search, rows))
  expect(collections).toContain('collection_in_order')
  expect(collections).not.toContain('Sort')
  const promotions = await planOfQuery(app.db, (sql) =>
    findPromotionPage(sql, search, cursorPage(sql, inPlace(sql), shown)),
  )
  expect(promotions).toContain('promotion_in_order')
  expect(promotions).not.toContain('Sort')
})
