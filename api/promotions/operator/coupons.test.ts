import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember, createProduct, createStore } from '../../../test/builders.ts'
import { couponTerms, put } from '../../../test/shop.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let buyer: Awaited<ReturnType<typeof createBuyer>>
let storeSlug: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  buyer = await createBuyer(app.db)
  const store = await createStore(app.db)
  storeSlug = store.slug
  await put(app, buyer, (await createProduct(app.db, store.id)).skuId)
})
afterAll(() => app.close())

const terms = { ...couponTerms, value: 12.5, limitTotal: 1 }
const create = (values: Partial<typeof terms> | object) =>
  app.request(couponsApi.create, { ...terms, ...values }, operator)
const use = (code: string) => app.request(cartApi.applyCoupon, { couponCode: code }, buyer)
const refusalOf = (code: string) => app.refusal(cartApi.applyCoupon, { couponCode: code }, buyer)

test('a coupon is added, used by a buyer, and ended at once', async () => {
  const made = await create({ code: 'WINTER26', storeSlug })
  expect(made.storeName).toEqual(expect.any(String))
  expect(made).toMatchObject({
    id: 'WINTER26',
    value: 12.5,
    storeSlug,
    state: 'LIVE',
    orderCount: 0,
    descriptionDe: '12,5 % Nachlass',
    codes: [{ code: 'WINTER26', usedCount: 0 }],
  })
  expect(await app.refusal(couponsApi.create, { ...terms, code: 'WINTER26' }, operator)).toMatchObject({
    code: 'CODE_TAKEN',
  })
  await use('WINTER26')
  const end = { id: 'WINTER26', reason: 'Zu oft geteilt' }
  await app.request(couponsApi.end, end, operator)
  expect(await refusalOf('WINTER26')).toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(await app.refusal(couponsApi.end, end, operator)).toMatchObject({ status: 404 })
  expect(await app.request(couponsApi.read, { id: 'WINTER26' }, operator)).toMatchObject({ state: 'OVER' })
  const rows = await app.db<{ action: string; reason: string | null }[]>`
    select action, reason from audit_entry where target_kind = 'coupon' and target_id = 'WINTER26' order by at, id`
  expect(rows).toEqual([
    { action: 'coupon.create', reason: null },
    { action: 'coupon.end', reason: 'Zu oft geteilt' },
  ])
})

test('many codes are one line, each is valid, and all end together', async () => {
  const made = await create({ name: 'Messe Hamburg', prefix: 'MESSE', count: 300 })
  expect(made).toMatchObject({ name: 'Messe Hamburg', isMany: true, codeCount: 300, usedCount: 0 })
  const codes = new Set(made.codes.map(({ code }) => code))
  expect(codes.size).toBe(300)
  expect([...codes].every((code) => /^MESSE-[A-HJ-NP-Z2-9]{8}$/.test(code))).toBe(true)
  const [first, second] = [...codes]
  await use(first!)
  const { items } = await app.request(couponsApi.list, {}, operator)
  expect(items.filter(({ name }) => name === 'Messe Hamburg')).toMatchObject([{ id: made.id, codeCount: 300 }])
  await app.request(couponsApi.end, { id: made.id, reason: 'Messe vorbei' }, operator)
  expect(await refusalOf(second!)).toMatchObject({ code: 'COUPON_EXPIRED' })
})

test('a repeat of a lost answer makes no second batch', async () => {
  const input = { ...terms, name: 'Doppelt', count: 2 }
  const headers = { 'idempotency-key': 'coupon-doppelt-1' }
  const made = await app.request(couponsApi.create, input, { ...operator, headers })
  expect(await app.request(couponsApi.create, input, { ...operator, headers })).toEqual(made)
  const { items } = await app.request(couponsApi.list, {}, operator)
  expect(items.filter(({ name }) => name === 'Doppelt')).toHaveLength(1)
})

test('what was ordered with a coupon is counted and summed', async () => {
  const { id } = await create({ code: 'SUMME' })
  const orderId = crypto.randomUUID()
  await app.db`
    insert into orders (buyer_id, id, order_number, cart_version, status, payment_method, payment_status, address,
      billing_address, coupon_code, totals, gross_cents, language)
    values (${buyer.id}, ${orderId}, 'T900001', 1, 'PLACED', 'INVOICE', 'UNPAID', '{}', '{}', ${id},
      ${app.db.json({ net: 87_500, discount: 12_500 })}, 104125, 'de')`
  await app.db`insert into coupon_redemption (buyer_id, order_id, coupon_code) values (${buyer.id}, ${orderId}, ${id})`
  const german = { ...operator, language: 'de' as const }
  const read = await app.request(couponsApi.read, { id }, german)
  expect({ ...read, netTotalText: read.netTotalText.replace(/\s/g, ' ') }).toMatchObject({
    orderCount: 1,
    netTotalText: '875,00 €',
  })
  expect(read.discountTotalText.replace(/\s/g, ' ')).toBe('125,00 €')
})

test.each([
  [{}, 'code'],
  [{ code: 'BEIDES', name: 'Beides', count: 2 }, 'code'],
  [{ code: 'NICHTS', value: 0 }, 'value'],
  [{ code: 'ZUVIEL', value: 100.01 }, 'value'],
  [{ code: 'STORE', storeSlug: 'keiner' }, 'storeSlug'],
  [{ code: 'ZEIT', endsAt: '2020-01-01T00:00' }, 'endsAt'],
  [{ code: 'klein' }, 'code'],
])('a coupon with %j is refused at %s', async (values, field) => {
  const refused = await app.refusal(couponsApi.create, { ...terms, ...values }, { ...operator, language: 'de' })
  expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { [field]: expect.any(String) } })
})
