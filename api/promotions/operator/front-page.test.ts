import { afterAll, beforeAll, expect, test } from 'vitest'
import * as frontPageApi from '../../../contract/operator/front-page.ts'
import * as operatorPromotionsApi from '../../../contract/operator/promotions.ts'
import * as promotionsApi from '../../../contract/promotions.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { createPreview } from '../../previews/previews.ts'
import { turnPages } from '../../turn-pages.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let storeSlug: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const store = await createStore(app.db)
  storeSlug = store.slug
  await createProduct(app.db, store.id)
  app.time.stoppedAt = new Date('2026-11-25T10:00:00Z')
  // A new database has turned its pages over until the moment it was made.
  await app.db`update page_turn set turned_until = ${app.time.stoppedAt}`
})
afterAll(() => app.close())

const carousel = {
  slot: 'NEW',
  type: 'PRODUCT' as const,
  titleDe: 'Neues',
  titleEn: 'New things',
  viewMoreUrl: '/search',
  collectionSlug: null,
  rule: 'BESTSELLER' as const,
  categorySlug: null,
  startsAt: null,
  endsAt: null,
  isDraft: false,
}
const promotion = {
  nameDe: 'Ernte',
  nameEn: 'Harvest',
  picture: 'covers/cover-07',
  placement: 'HOME' as const,
  placeSlug: null,
  slot: 'HIGHLIGHTS',
  url: '/search',
  storeSlug: null,
  sort: 1,
  startsAt: '2026-11-26T07:00',
  endsAt: '2026-11-27T07:00',
  isDraft: false,
}
const shown = async () => (await app.request(promotionsApi.listCarousels, {})).items.map(({ id }) => id)
const german = () => ({ ...operator, language: 'de' as const })
const tagsSince = async (id: string) =>
  (await app.db<{ tags: string[] }[]>`select tags from page_change where id > ${id}`).flatMap(({ tags }) => tags)
const lastChange = async () =>
  (await app.db<{ id: string }[]>`select id from page_change order by id desc limit 1`)[0]!.id

test('a carousel is shown in its window of German time, and its pages are turned over at its minutes', async () => {
  const window = { startsAt: '2026-11-26T07:00', endsAt: '2026-11-27T07:00' }
  const made = await app.request(frontPageApi.createCarousel, { ...carousel, ...window, slug: 'advent' }, operator)
  expect(made).toMatchObject({ state: 'PLANNED', startsAt: new Date('2026-11-26T06:00:00Z'), version: 1 })
  await turnPages(app.deps)
  for (const [moment, isShown, tags] of [
    ['2026-11-26T05:59:59Z', false, []],
    ['2026-11-26T06:00:01Z', true, ['home']],
    ['2026-11-26T12:00:00Z', true, []],
    ['2026-11-27T06:00:01Z', false, ['home']],
  ] as const) {
    app.time.stoppedAt = new Date(moment)
    const before = await lastChange()
    await turnPages(app.deps)
    expect(await tagsSince(before), moment).toEqual(tags)
    expect((await shown()).includes('advent'), moment).toBe(isShown)
  }
  app.time.stoppedAt = new Date('2026-11-25T10:00:00Z')
})

test('a draft is shown by the preview alone, which also shows a day to come', async () => {
  await app.request(frontPageApi.createCarousel, { ...carousel, slug: 'entwurf', isDraft: true }, operator)
  expect(await shown()).not.toContain('entwurf')
  const previewed = async (shownAt: Date | null) => {
    const { token } = await createPreview(app.deps, { kind: 'FRONT_PAGE', targetId: '', shownAt, by: operator.id })
    return (await app.callInPreview(token)(promotionsApi.listCarousels, {}, 'de')).items.map(({ id }) => id)
  }
  expect(await previewed(null)).toEqual(expect.arrayContaining(['entwurf']))
  expect(await previewed(null)).not.toContain('advent')
  expect(await previewed(new Date('2026-11-26T12:00:00Z'))).toEqual(expect.arrayContaining(['advent', 'entwurf']))
})

test('of two who change a carousel the second learns of it, and nothing of theirs is written', async () => {
  const { version } = await app.request(frontPageApi.createCarousel, { ...carousel, slug: 'zwei' }, operator)
  const change = { ...carousel, slug: 'zwei', version }
  const changed = await app.request(frontPageApi.changeCarousel, { ...change, titleDe: 'Erste' }, operator)
  expect(changed).toMatchObject({ titleDe: 'Erste', version: 2 })
  const second = await app.refusal(frontPageApi.changeCarousel, { ...change, titleDe: 'Zweite' }, operator)
  expect(second).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' })
  const { carousels } = await app.request(frontPageApi.read, {}, operator)
  expect(carousels.find(({ slug }) => slug === 'zwei')).toMatchObject({ titleDe: 'Erste' })
})

test('carousels take the order they are given, those that were not named come after', async () => {
  const { carousels } = await app.request(frontPageApi.read, {}, operator)
  const slugs = carousels.map(({ slug }) => slug)
  await app.request(frontPageApi.orderCarousels, { slugs: ['zwei'] }, operator)
  const after = await app.request(frontPageApi.read, {}, operator)
  expect(after.carousels.map(({ slug }) => slug)).toEqual(['zwei', ...slugs.filter((slug) => slug !== 'zwei')])
  expect(await app.refusal(frontPageApi.orderCarousels, { slugs: ['zwei', 'keins'] }, operator)).toMatchObject({
    status: 404,
  })
})

test.each([
  [{ rule: null }, 'rule'],
  [{ type: 'POST' as const }, 'rule'],
  [{ rule: null, collectionSlug: 'keine' }, 'collectionSlug'],
  [{ categorySlug: 'keine' }, 'categorySlug'],
  [{ startsAt: '2026-12-01T00:00', endsAt: '2026-12-01T00:00' }, 'endsAt'],
])('a carousel with %j is refused at %s', async (values, field) => {
  const refused = await app.refusal(frontPageApi.createCarousel, { ...carousel, ...values, slug: 'falsch' }, german())
  expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { [field]: expect.any(String) } })
})

test.each([
  [{ picture: 'covers/cover-999' }, 'picture'],
  [{ picture: `uploads/${'0'.repeat(40)}` }, 'picture'],
  [{ placement: 'CATEGORY' as const, placeSlug: 'keine' }, 'placeSlug'],
  [{ storeSlug: 'keiner' }, 'storeSlug'],
  [{ endsAt: '2026-11-26T07:00' }, 'endsAt'],
  [{ url: '//elsewhere.example' }, 'url'],
])('a promotion with %j is refused at %s', async (values, field) => {
  const refused = await app.refusal(operatorPromotionsApi.create, { ...promotion, ...values, slug: 'falsch' }, german())
  expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { [field]: expect.any(String) } })
})

test('a promotion is added, changed and ended, each with its row of the audit', async () => {
  const added = { ...promotion, slug: 'ernte', storeSlug }
  const made = await app.request(operatorPromotionsApi.create, added, operator)
  expect(made).toMatchObject({ state: 'PLANNED', storeSlug, imageUrl: '/pictures/stored/covers/cover-07' })
  expect(await app.refusal(operatorPromotionsApi.create, added, operator)).toMatchObject({ code: 'SLUG_TAKEN' })
  const change = { ...added, version: 1, nameDe: 'Weinlese', startsAt: '2026-11-25T07:00' }
  expect(await app.request(operatorPromotionsApi.change, change, operator)).toMatchObject({
    nameDe: 'Weinlese',
    state: 'LIVE',
  })
  expect(await app.refusal(operatorPromotionsApi.change, change, operator)).toMatchObject({ code: 'DRAFT_CHANGED' })
  const end = { slug: 'ernte', reason: 'Store pausiert' }
  await app.request(operatorPromotionsApi.end, end, operator)
  expect(await app.refusal(operatorPromotionsApi.end, end, operator)).toMatchObject({ status: 404 })
  const { items } = await app.request(operatorPromotionsApi.list, {}, operator)
  expect(items.map(({ slug }) => slug)).not.toContain('ernte')
  const rows = await app.db<{ action: string }[]>`
    select action from audit_entry where target_kind = 'promotion' and target_id = 'ernte' order by at, id`
  expect(rows.map(({ action }) => action)).toEqual(['promotion.create', 'promotion.change', 'promotion.end'])
})

test('a draft that is ended is over', async () => {
  await app.request(operatorPromotionsApi.create, { ...promotion, slug: 'verworfen', isDraft: true }, operator)
  await app.request(operatorPromotionsApi.end, { slug: 'verworfen', reason: 'Doch nicht' }, operator)
  const { items } = await app.request(operatorPromotionsApi.list, { view: 'ALL' }, operator)
  expect(items.find(({ slug }) => slug === 'verworfen')).toMatchObject({ state: 'OVER' })
})

test('the plan says what stands where over five weeks from a Monday on, and what is empty or twice there', async () => {
  const both = { ...carousel, slot: 'WINTER', startsAt: '2026-11-23T00:00' }
  await app.request(frontPageApi.createCarousel, { ...both, slug: 'w1', endsAt: '2026-12-07T00:00' }, operator)
  await app.request(
    frontPageApi.createCarousel,
    { ...both, slug: 'w2', startsAt: '2026-12-01T00:00', endsAt: '2026-12-14T00:00' },
    operator,
  )
  const plan = await app.request(frontPageApi.readPlan, {}, operator)
  const day = (text: string) => new Date(`${text}T23:00:00Z`)
  expect(plan).toMatchObject({ from: day('2026-11-22'), until: day('2026-12-27') })
  expect(plan.lanes.find(({ place }) => place === 'WINTER')).toMatchObject({
    bars: [{ id: 'w1' }, { id: 'w2', state: 'PLANNED' }],
    overlaps: [{ startsAt: day('2026-11-30'), endsAt: day('2026-12-06') }],
    gaps: [{ startsAt: day('2026-12-13'), endsAt: day('2026-12-27') }],
  })
  const ofPromotions = {
    ...carousel,
    type: 'PROMOTION' as const,
    rule: null,
    slot: 'SEASON',
    titleDe: 'Gerade am Tresen',
  }
  await app.request(frontPageApi.createCarousel, { ...ofPromotions, slug: 'w3' }, operator)
  await app.request(operatorPromotionsApi.create, { ...promotion, slot: 'SEASON', slug: 'w4' }, operator)
  const inGerman = await app.request(frontPageApi.readPlan, {}, { ...operator, language: 'de' })
  const titles = inGerman.lanes.map(({ place, title }) => [place, title])
  expect(titles).toEqual(
    expect.arrayContaining([
      ['SEASON', 'Gerade am Tresen'],
      ['WINTER', null],
    ]),
  )
  const later = await app.request(frontPageApi.readPlan, { from: '2026-12-30' }, { ...operator, language: 'de' })
  expect(later.from).toEqual(day('2026-12-27'))
})
