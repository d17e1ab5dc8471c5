import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as viewsApi from '../contract/desk/views.ts'
import * as importsApi from '../contract/import/imports.ts'
import * as packingApi from '../contract/orders/packing.ts'
import * as payoutsApi from '../contract/payouts/payouts.ts'
import * as rangeApi from '../contract/range/list.ts'
import { desk } from '../texts/de/desk/frame.ts'
import { imports } from '../texts/de/import/screen.ts'
import { payoutsSupplier as money } from '../texts/de/payouts/supplier.ts'
import { readWhole } from './desk/list/read-whole.ts'
import { pageOfView as pageOfOrders } from './orders/supplier/queries.ts'
import { pageOfView as pageOfProducts } from './range/supplier/queries.ts'
import { answer, answerWith, received, openPage as open } from './opened-page.tsx'

beforeEach(() => {
  received.length = 0
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'de' } }))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const none = { next: null, previous: null, count: { value: 1, isExact: true } }

/** What the list is narrowed by, as its chips say it. */
const chipsIn = (html: string) => [...html.matchAll(/class="desk-chip on"[^>]*>([^<]*)/g)].map(([, label]) => label)

const payout = {
  number: 'A7-1',
  orderedAt: '2026-11-20T10:00:00Z',
  paidAt: null,
  state: 'ORDERED',
  stateText: 'Beauftragt',
  ibanEnd: '3210',
  amount: 812.4,
  amountText: '812,40 €',
  bookedFrom: '2026-11-01T10:00:00Z',
  bookedUntil: '2026-11-18T10:00:00Z',
  orders: 3,
  parts: { salesText: '900,00 €', creditNotesText: '0,00 €', commissionText: '−87,60 €', adjustmentsText: '0,00 €' },
}
const payouts = { items: [payout], ...none, years: [2026, 2025], held: null, hold: null }

test('payouts: the address says what is read, and which payout lies open beside the list', async () => {
  const { html, ask } = await open('/de/supplier/payouts?year=2026&state=ORDERED&open=A7-1&rows=48', {
    [payoutsApi.list.path]: payouts,
    [payoutsApi.read.path.replace('{number}', 'A7-1')]: { ...payout, lines: [] },
    [viewsApi.list.path]: [],
  })
  expect(ask(payoutsApi.list.path)).toEqual([{ year: '2026', state: 'ORDERED', pageSize: '48' }])
  expect(html).toContain('desk-with-panel')
  expect(html).toContain('−87,60 €')
  expect(chipsIn(html)).toEqual(['2026', money.states.ORDERED])
})

test('payouts: what the address makes up is not sent, and a payout that is not on the page opens nothing', async () => {
  const { html, ask } = await open('/de/supplier/payouts?year=alt&state=LOST&open=A9-9', {
    [payoutsApi.list.path]: payouts,
    [viewsApi.list.path]: [],
  })
  expect(ask(payoutsApi.list.path)).toEqual([{ pageSize: '24' }])
  expect(html).not.toContain('desk-with-panel')
})

test('payouts: where they cannot be read, the filters stay as they were and the way to try again is there', async () => {
  const { html } = await open('/de/supplier/payouts?state=PAID', { [viewsApi.list.path]: [] })
  expect(html).toContain(desk.list.failed)
  expect(chipsIn(html)).toEqual([money.states.PAID])
})

const order = {
  subOrderNumber: 'T100001-1',
  createdAt: '2026-11-20T10:00:00Z',
  status: 'PLACED',
  statusText: 'Neu',
  companyName: 'Café Sommer',
  cityName: 'Kiel',
  itemCount: 1,
  pieceCount: 12,
  boxCount: 2,
  netTotalText: null,
  grossTotalText: null,
  invoices: [],
  weightText: null,
  paymentStatusText: 'Bezahlt',
  carriers: [],
  postalCode: '24103',
  buyerId: '00000000-0000-7000-8000-000000000001',
  isReturning: false,
  dueAt: null,
  hasNote: false,
  hasDesign: false,
  purchaseOrderNumber: null,
  version: 3,
  allowedActions: ['CONFIRM', 'REJECT'],
}

test('orders: view, filters, words and place of the address are read as one', async () => {
  const { html, ask } = await open('/de/supplier/orders?view=ALL&note=WITH&postcode=24&q=Sommer&after=abc', {
    [packingApi.list.path]: { items: [order], ...none, previous: 'cba' },
    [viewsApi.list.path]: [],
  })
  expect(ask(packingApi.list.path)).toEqual([
    { view: 'ALL', note: 'WITH', postcode: '24', q: 'Sommer', after: 'abc', pageSize: '24' },
  ])
  expect(html).toContain('Café Sommer')
  expect(chipsIn(html)).toHaveLength(2)
  expect(html).toContain('value="Sommer"')
})

test('orders: of their many filters the first stand there, the others wait behind a button until one of them counts', async () => {
  const answers = { [packingApi.list.path]: { items: [order], ...none }, [viewsApi.list.path]: [] }
  const waiting = (html: string) => [...html.matchAll(/<span class="hidden">/g)].length
  const plain = await open('/de/supplier/orders?status=PLACED', answers)
  expect(waiting(plain.html)).toBeGreaterThan(4)
  expect(plain.html).toMatch(/aria-expanded="false"[^>]*>.*?Filter<\/button>/)
  const { html } = await open('/de/supplier/orders?note=WITH', answers)
  expect(waiting(html)).toBe(0)
})

/** A view of 200 rows in pages of 96, each named by its place. */
const manyOf = (row: object, named: (place: number) => object) => (query: URLSearchParams) => {
  const start = Number(query.get('after') ?? 0)
  const items = Array.from({ length: Math.min(96, 200 - start) }, (_, place) => ({ ...row, ...named(start + place) }))
  return {
    items,
    next: start + 96 < 200 ? String(start + 96) : null,
    previous: null,
    count: { value: 200, isExact: true },
  }
}

test('orders: all of a view are read by what it is narrowed by, wherever one stands in it, with the versions that a step names', async () => {
  answerWith({ [packingApi.list.path]: manyOf(order, (place) => ({ subOrderNumber: `T${place}-1`, version: place })) })
  const search = new URLSearchParams('view=TO_SHIP&due=OVERDUE&postcode=24&after=50&rows=24&open=T7-1')
  const all = await readWhole(pageOfOrders(search))
  const filters = { view: 'TO_SHIP', due: 'OVERDUE', postcode: '24', pageSize: '96' }
  expect(received.map(({ query }) => query)).toEqual([
    filters,
    { ...filters, after: '96' },
    { ...filters, after: '192' },
  ])
  expect(all.map(({ subOrderNumber, version }) => `${subOrderNumber} ${version}`)).toEqual(
    Array.from({ length: 200 }, (_, place) => `T${place}-1 ${place}`),
  )
})

test('archived products: all of the view are read as archived ones', async () => {
  answerWith({ [rangeApi.list.path]: manyOf(product, (place) => ({ skuId: `SKU${place}` })) })
  const all = await readWhole(pageOfProducts(new URLSearchParams('view=ARCHIVED&brand=tidemar&before=x')))
  expect(new Set(received.map(({ query }) => `${query.view} ${query.brand}`))).toEqual(new Set(['ARCHIVED tidemar']))
  expect(new Set(all.map(({ skuId }) => skuId)).size).toBe(200)
})

test('a refusal in the midst of it chooses nothing', async () => {
  const some = manyOf(product, (place) => ({ skuId: `SKU${place}` }))
  answerWith({ [rangeApi.list.path]: (query) => (query.has('after') ? { items: 'torn' } : some(query)) })
  await expect(readWhole(pageOfProducts(new URLSearchParams('view=ARCHIVED')))).rejects.toThrow()
})

const product = {
  skuId: 'AAAAAA1',
  supplierSku: 'P-1',
  name: 'Espresso Bar',
  imageUrl: '/pictures/products/AAAAAA1/front-00000000',
  status: 'ARCHIVED',
  hasDraft: false,
  isWaiting: false,
  refusal: null,
  categoryName: 'Kaffee',
  brand: 'Tidemar',
  priceText: '18,95 €',
  finalPriceText: '18,95 €',
  packText: 'Karton 8 × 1 kg',
  sellable: 0,
  lastsDays: null,
  completeness: 100,
  updatedAt: '2026-11-20T10:00:00Z',
}

test('archived products stand in their own view, each to be chosen', async () => {
  const { html, ask } = await open('/de/supplier/products?view=ARCHIVED', {
    [rangeApi.list.path]: { items: [product], ...none },
    [viewsApi.list.path]: [],
  })
  expect(ask(rangeApi.list.path)).toEqual([{ view: 'ARCHIVED', pageSize: '24' }])
  expect(html).toContain('Espresso Bar')
  expect(html).toMatch(/<input[^>]*Espresso Bar/)
})

test('imports: narrowed by state and days, a given-up one says so; an invented day is left out', async () => {
  const cancelled = {
    id: '00000000-0000-7000-8000-000000000002',
    fileName: 'preise.csv',
    format: 'CSV',
    createdAt: '2026-11-20T10:00:00Z',
    createdBy: 'Ida Lohse',
    state: 'CANCELLED',
    counts: { NEW: 0, CHANGED: 4, SAME: 1, REFUSED: 0, MISSING: 0 },
    appliedAt: null,
    validFrom: null,
  }
  const { html, ask } = await open('/de/supplier/imports?state=CANCELLED&from=2026-11-01&to=gestern', {
    [importsApi.list.path]: { items: [cancelled], ...none, members: [] },
    [viewsApi.list.path]: [],
  })
  expect(ask(importsApi.list.path)).toEqual([{ state: 'CANCELLED', from: '2026-11-01', pageSize: '24' }])
  expect(html).toContain('preise.csv')
  expect(chipsIn(html)).toContain(imports.states.CANCELLED)
})

test('a saved view is named by the address; with another filter it says that it was changed', async () => {
  const saved = {
    id: '00000000-0000-7000-8000-000000000003',
    list: 'payouts',
    name: 'Zurückgekommen',
    isShared: false,
    isOwn: true,
    mayChange: true,
    version: 1,
    state: { filters: { state: 'RETURNED' } },
    dropped: [],
  }
  const known = { [payoutsApi.list.path]: payouts, [viewsApi.list.path]: [saved] }
  const same = await open(`/de/supplier/payouts?state=RETURNED&saved=${saved.id}`, known)
  expect(same.html).toMatch(/aria-current="(page|true)"[^>]*>(<[^>]+>)*Zurückgekommen/)
  expect(same.html).not.toContain(desk.list.saved.changed)
  const other = await open(`/de/supplier/payouts?state=PAID&saved=${saved.id}`, known)
  expect(other.html).toContain(desk.list.saved.changed)
  expect(other.ask(payoutsApi.list.path).at(-1)).toEqual({ state: 'PAID', pageSize: '24' })
})
