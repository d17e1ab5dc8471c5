import { afterAll, beforeAll, expect, test } from 'vitest'
import * as collectionsApi from '../../../contract/collections/collections.ts'
import { contentViews, type ContentView } from '../../../contract/operator/content.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'

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
