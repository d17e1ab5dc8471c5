import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { createCoupon } from '../../../test/shop.ts'
import { ROWS_AT_ONCE } from '../../http/cursor.ts'
import { newId } from '../../platform/ids.ts'
import { findCoupons, type CouponSearch } from './coupon-queries.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let store: Awaited<ReturnType<typeof createStore>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  store = await createStore(app.db)
})
afterAll(() => app.close())

type Input = Parameters<typeof app.request<typeof couponsApi.list>>[1]
const list = (input: Input) => app.request(couponsApi.list, input, operator)
const namesOf = async (input: Input) => (await list(input)).items.map(({ name }) => name)

const DAY_MS = 24 * 60 * 60_000
const inDays = (count: number) => new Date(app.deps.clock.now().getTime() + count * DAY_MS)
const batchOf = (batchName: string) => ({ batchId: newId(), batchName })

test('lines are found by state, also where each code of many is used up', async () => {
  const [part, whole] = [batchOf('Teil'), batchOf('Ganz')]
  const one = { limitTotal: 1, storeId: store.id }
  await createCoupon(app, { code: 'Z-PLAN', ...one, startsAt: inDays(1), endsAt: inDays(9) })
  await createCoupon(app, { code: 'Z-LIVE', ...one, endsAt: inDays(8) })
  await createCoupon(app, { code: 'Z-USED', ...one, redeemedCount: 1, endsAt: inDays(7) })
  await createCoupon(app, { code: 'Z-OVER', ...one, startsAt: inDays(-2), endsAt: inDays(-1) })
  await createCoupon(app, { code: 'Z-PART-B', ...one, ...part, endsAt: inDays(6) })
  await createCoupon(app, { code: 'Z-PART-A', ...one, ...part, redeemedCount: 1, endsAt: inDays(6) })
  for (const code of ['Z-ALL-A', 'Z-ALL-B'])
    await createCoupon(app, { code, ...one, ...whole, redeemedCount: 1, endsAt: inDays(5) })
  const inView = (view: couponsApi.CouponView) => namesOf({ view, store: store.slug })
  expect(await inView('CURRENT')).toEqual(['Z-PLAN', 'Z-LIVE', 'Z-USED', 'Teil', 'Ganz'])
  expect(await inView('PLANNED')).toEqual(['Z-PLAN'])
  expect(await inView('LIVE')).toEqual(['Z-LIVE', 'Teil'])
  expect(await inView('USED_UP')).toEqual(['Z-USED', 'Ganz'])
  expect(await inView('OVER')).toEqual(['Z-OVER'])
  expect(await inView('ALL')).toHaveLength(6)
  const { items, count } = await list({ store: store.slug, q: 'Teil' })
  expect(items).toMatchObject([{ id: part.batchId, codeCount: 2, usedCount: 1, isUsedUp: false, isMany: true }])
  expect(count).toEqual({ value: 1, isExact: true })
})

test('a code of many leads to its line, and a name to its beginning', async () => {
  const fair = batchOf('100%_Messe')
  for (const code of ['FAIR-XA', 'FAIR-XB']) await createCoupon(app, { code, ...fair })
  await createCoupon(app, { code: 'FAIR-Y' })
  expect(await namesOf({ q: 'fair-xb' })).toEqual(['100%_Messe'])
  expect(new Set(await namesOf({ q: ' FAIR ' }))).toEqual(new Set(['100%_Messe', 'FAIR-Y']))
  expect(await namesOf({ q: '100%_m' })).toEqual(['100%_Messe'])
  expect(await namesOf({ q: '%' })).toEqual([])
  expect(await app.request(couponsApi.read, { id: fair.batchId }, operator)).toMatchObject({
    codes: [{ code: 'FAIR-XA' }, { code: 'FAIR-XB' }],
  })
})

test('each order is paged by cursor, forth and back, without a gap', async () => {
  const shop = await createStore(app.db)
  const codes = Array.from({ length: 30 }, (_, at) => `P-${String(at).padStart(2, '0')}`)
  // Of one moment each three, so that the code has to tell them apart.
  for (const [at, code] of codes.entries())
    await createCoupon(app, {
      code,
      storeId: shop.id,
      startsAt: inDays(Math.floor(at / 3) - 20),
      endsAt: inDays(100 - Math.floor(at / 3)),
    })
  const bySort = { NAME: codes, START: codes.toReversed(), END: codes.toSorted(byEnd) }
  for (const sort of couponsApi.couponSorts) {
    const input = { store: shop.slug, view: 'ALL', sort } as const
    const first = await list(input)
    const rest = await list({ ...input, after: first.next! })
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(bySort[sort])
    expect(rest.next).toBeNull()
    const back = await list({ ...input, before: rest.previous! })
    expect(back.items).toEqual(first.items)
  }
  expect(await app.refusal(couponsApi.list, { after: 'x' }, operator)).toMatchObject({ code: 'VALIDATION' })
})

const numberOf = (code: string) => Number(code.slice(2))
const byEnd = (a: string, b: string) =>
  Math.floor(numberOf(a) / 3) - Math.floor(numberOf(b) / 3) || numberOf(b) - numberOf(a)

test('the file holds exactly what the view shows, also beyond what one statement reads', async () => {
  const shop = await createStore(app.db)
  const count = ROWS_AT_ONCE + 3
  await app.db`
    insert into coupon (code, kind, value, store_id, minimum_cents, starts_at, ends_at, description_de, description_en)
    select 'CSV-' || n, 'PERCENT', 1000, ${shop.id}, 5000, now() - interval '1 day', now() + interval '9 days', '', ''
    from generate_series(1, ${count}) n`
  const file = await app.request(
    couponsApi.readCsv,
    { store: shop.slug, sort: 'NAME' },
    { ...operator, language: 'de' },
  )
  const [head, ...lines] = (await file.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/Gutschein;Zahl der Codes;Zieht ab;Store;Für;/)
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(count)
  expect(lines[0]).toMatch(new RegExp(`^CSV-1;1;10 % Nachlass;${shop.name};alle;50,00;;;0;0;0,00;0,00;.*;Live$`))
  const none = await app.request(couponsApi.readCsv, { store: shop.slug, view: 'OVER' }, operator)
  expect((await none.text()).trimEnd().split('\r\n')).toHaveLength(1)
})

test.each<[string, Partial<CouponSearch>]>([
  ['coupon_lines_by_end', {}],
  ['coupon_lines_by_end', { view: 'LIVE' }],
  ['coupon_lines_by_start', { sort: 'START', view: 'ALL' }],
  ['coupon_lines_by_name', { sort: 'NAME', view: 'ALL' }],
  ['coupon_lines_of_store', { store: 'keiner' }],
])('a page is entered by the index %s, however many codes a line has', async (index, search) => {
  await fill()
  const rows = await app.db.begin(async (tx) => {
    const sql = tx as unknown as postgres.Sql
    const sought: CouponSearch = { now: app.deps.clock.now(), view: 'CURRENT', sort: 'END', ...search }
    return sql<{ 'QUERY PLAN': string }[]>`explain ${findCoupons(sql as never, sought, { pageSize: 24 }) as never}`
  })
  const page = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(page).toContain(index)
  expect(page).not.toMatch(/Seq Scan on coupon\b/)
})

let filled: Promise<unknown> | undefined
const fill = () =>
  (filled ??= app.db`
    insert into coupon (code, kind, value, starts_at, ends_at, description_de, description_en, batch_id, batch_name)
    select 'MANY-' || n, 'PERCENT', 1000, now() - n * interval '1 minute', now() + n * interval '1 minute', '', '',
      md5((n / 10)::text)::uuid, 'Los ' || n / 10
    from generate_series(1, 8000) n`.then(() => app.db`analyze coupon, coupon_redemption, orders`))
