import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createCoupon, createGoods, put } from '../../test/shop.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createBuyer>>
let goods: Awaited<ReturnType<typeof createGoods>>
beforeAll(async () => {
  app = await createTestApp()
  goods = await createGoods(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
  await put(app, buyer, goods.skuId, 60)
})

const apply = (couponCode: string) => app.request(cartApi.applyCoupon, { couponCode }, buyer)
const refusal = (couponCode: string, language: 'de' | 'en' = 'de') =>
  app.refusal(cartApi.applyCoupon, { couponCode }, { ...buyer, language })

test('a coupon takes its share off, typed in any case, and can be taken off again', async () => {
  const code = await createCoupon(app)
  const reply = await apply(` ${code.toLowerCase()} `)
  expect(reply).toMatchObject({
    couponCode: code,
    coupon: { code, kind: 'PERCENT', description: '10 % off everything', problem: null },
    checkoutSummary: { netTotal: 252, discountTotal: 25.2, tax: 15.88, grossTotal: 242.68 },
  })
  expect(await app.request(cartApi.read, {}, buyer)).toEqual(reply)
  const without = await app.request(cartApi.deleteCoupon, {}, buyer)
  expect(without).toMatchObject({ couponCode: null, coupon: null, checkoutSummary: { discountTotal: 0 } })
})

test('a coupon that takes nothing off says why and changes nothing', async () => {
  const hour = 60 * 60_000
  const over = await createCoupon(app, { endsAt: new Date(Date.now() - 1) })
  const early = await createCoupon(app, {
    startsAt: new Date(Date.now() + hour),
    endsAt: new Date(Date.now() + 2 * hour),
  })
  const usedUp = await createCoupon(app, { limitTotal: 0 })
  const other = await createCoupon(app, { storeId: (await createGoods(app)).storeId })
  const large = await createCoupon(app, { minimumCents: 30_000 })
  expect(await refusal('GIBTSNICHT')).toMatchObject({ status: 422, message: 'Diesen Code kennen wir nicht.' })
  expect(await refusal(over)).toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(await refusal(early)).toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(await refusal(usedUp)).toMatchObject({ code: 'COUPON_EXHAUSTED' })
  expect(await refusal(other)).toMatchObject({ message: 'Dieser Code gilt nicht für die Ware im Warenkorb.' })
  expect(await refusal(large)).toMatchObject({ message: 'Dieser Code braucht passende Ware für 300,00\u00a0€ netto.' })
  expect(await app.request(cartApi.read, {}, buyer)).toMatchObject({ version: 1, couponCode: null })
})

test('a coupon that stops working stays and says why', async () => {
  const code = await createCoupon(app, { minimumCents: 20_000 })
  await apply(code)
  expect(await put(app, buyer, goods.skuId, 6)).toMatchObject({
    couponCode: code,
    coupon: { problem: 'This code needs goods worth €200.00, net, that it applies to.' },
    checkoutSummary: { discountTotal: 0 },
  })
  expect(await put(app, buyer, goods.skuId, 60)).toMatchObject({ coupon: { problem: null } })
  await app.db`delete from coupon where code = ${code}`
  expect(await app.request(cartApi.read, {}, buyer)).toMatchObject({
    coupon: null,
    checkoutSummary: { discountTotal: 0 },
  })
})

test('what is not selected is no goods for a coupon and gets no share of it', async () => {
  const other = await createGoods(app)
  await put(app, buyer, other.skuId, 60)
  await app.request(cartApi.select, { items: [{ productSkuId: other.skuId, selected: false }] }, buyer)
  const large = await createCoupon(app, { minimumCents: 30_000 })
  expect(await refusal(large)).toMatchObject({ code: 'COUPON_NOT_APPLICABLE' })
  expect(await apply(await createCoupon(app, { kind: 'AMOUNT', value: 2000 }))).toMatchObject({
    checkoutSummary: { netTotal: 252, discountTotal: 20 },
  })
})

test('the last second of its last day in Berlin counts', async () => {
  const code = await createCoupon(app, { startsAt: '2026-01-01T00:00:00+01:00', endsAt: '2030-04-01T00:00:00+02:00' })
  app.time.stoppedAt = new Date('2030-03-31T23:59:59.999+02:00')
  const session = await createBuyer(app.db)
  await app.db`update session set created_at = ${app.deps.clock.now()}, last_used_at = ${app.deps.clock.now()},
    expires_at = ${new Date('2031-01-01')} where account_id = ${session.id}`
  await put(app, session, goods.skuId)
  expect(await app.request(cartApi.applyCoupon, { couponCode: code }, session)).toMatchObject({
    coupon: { problem: null },
  })
  app.time.stoppedAt = new Date('2030-04-01T00:00:00+02:00')
  expect((await app.request(cartApi.read, {}, session)).coupon?.problem).toBe('This code is not valid at the moment.')
  app.time.stoppedAt = null
})

test('the 31st try within ten minutes is refused', async () => {
  for (let i = 0; i < 30; i++) await refusal(`RATEN${i}`)
  expect(await refusal('RATEN30')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})
