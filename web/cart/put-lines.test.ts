import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '../../contract/cart.ts'
import { totalsOnWire } from '../../contract/totals.ts'
import { putLines, type Line } from './put-lines.ts'

type Sent = { path: string; skus?: string[]; quantity?: number; modes?: string[] }
const sent: Sent[] = []
/** What the server answers to a write of these SKUs, or to a design's: 200 without an entry. */
const answers = new Map<string, number>()
const shown: number[] = []

const zero = { net: 0, discount: 0, deposit: 0, shipping: 0, tax: 0, taxLines: [], gross: 0 }

const cartOf = (version: number): Cart => ({
  version,
  carts: [],
  checkoutSummary: totalsOnWire({ ...zero, taxCase: 'DOMESTIC' }, 'de', null),
  couponCode: null,
  coupon: null,
  itemCount: 0,
  canCheckout: false,
  blocking: [],
})

const server: typeof fetch = async (url, init) => {
  const path = new URL(String(url), 'http://shop.test').pathname.replace('/api/v1', '')
  const body = JSON.parse(String(init!.body)) as { items?: (Line & { mode: string })[]; quantity?: number }
  const skus = body.items?.map(({ productSkuId }) => productSkuId)
  const write = { path, ...(skus ? { skus, modes: body.items!.map(({ mode }) => mode) } : { quantity: body.quantity }) }
  sent.push(write)
  const statuses = (skus ?? [path]).map((name) => answers.get(name) ?? 200)
  const status = Math.max(...statuses)
  if (status === 200) return Response.json(cartOf(sent.length))
  return Response.json({ code: 'OUT_OF_STOCK', message: 'Ausverkauft' }, { status })
}

beforeEach(() => {
  const noStorage = { getItem: () => null, setItem() {}, removeItem() {} }
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('sessionStorage', noStorage)
  vi.stubGlobal('localStorage', noStorage)
  vi.stubGlobal('fetch', server)
  sent.length = 0
  shown.length = 0
  answers.clear()
})
afterEach(() => vi.unstubAllGlobals())

const line = (productSkuId: string, quantity = 8): Line => ({
  productSkuId,
  quantity,
  name: `N${productSkuId}`,
  design: null,
})
const designed = (id: string, quantity = 50): Line => ({
  ...line('900'),
  name: id,
  quantity,
  design: { id, title: '', previewUrl: '' },
})
const put = (lines: Line[], mode: 'ADD' | 'SET' = 'ADD') =>
  putLines(lines, {
    mode,
    async onCart({ version }) {
      shown.push(version)
    },
  })

test('plain lines go in with one write', async () => {
  expect(await put([line('100'), line('101')])).toEqual({ added: 2, refused: [] })
  expect(sent).toEqual([{ path: '/cart', skus: ['100', '101'], modes: ['ADD', 'ADD'] }])
  expect(shown).toEqual([1])
})

test('what is brought back takes the place of what is there', async () => {
  await put([line('100')], 'SET')
  expect(sent[0]!.modes).toEqual(['SET'])
})

test.each([403, 404, 409, 422])('a line that is refused with %i is named, the others still go in', async (status) => {
  answers.set('101', status)
  expect(await put([line('100'), line('101'), line('102')])).toEqual({ added: 2, refused: ['N101'] })
  expect(sent.slice(1).map(({ skus }) => skus)).toEqual([['100'], ['101'], ['102']])
  expect(shown).toEqual([2, 4])
})

test('a single line that is refused is sent once', async () => {
  answers.set('100', 409)
  expect(await put([line('100')])).toEqual({ added: 0, refused: ['N100'] })
  expect(sent).toHaveLength(1)
})

test('a design comes back by its own call, never as the plain product', async () => {
  answers.set('/product-designs/gone/add-to-cart', 409)
  expect(await put([designed('logo'), line('100'), designed('gone')])).toEqual({ added: 2, refused: ['gone'] })
  expect(sent).toEqual([
    { path: '/cart', skus: ['100'], modes: ['ADD'] },
    { path: '/product-designs/logo/add-to-cart', quantity: 50 },
    { path: '/product-designs/gone/add-to-cart', quantity: 50 },
  ])
})

test('201 lines take two writes', async () => {
  const lines = Array.from({ length: 201 }, (_, index) => line(String(1000 + index)))
  expect(await put(lines)).toEqual({ added: 201, refused: [] })
  expect(sent.map(({ skus }) => skus!.length)).toEqual([200, 1])
})

test('an attempt that the server cannot answer ends, and what went in before is shown', async () => {
  answers.set('101', 422).set('102', 500)
  await expect(put([line('100'), line('101'), line('102'), line('103')])).rejects.toMatchObject({ status: 500 })
  expect(sent.map(({ skus }) => skus!.length)).toEqual([4])
  answers.set('/product-designs/logo/add-to-cart', 500)
  await expect(put([line('100'), designed('logo')])).rejects.toMatchObject({ status: 500 })
  expect(shown).toEqual([2])
})
