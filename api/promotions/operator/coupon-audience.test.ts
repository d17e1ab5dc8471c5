import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { couponTerms, createCoupon, createCustomer, createGoods, order, put } from '../../../test/shop.ts'
import { newId } from '../../platform/ids.ts'

type Buyer = { token: string }

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let goods: Awaited<ReturnType<typeof createGoods>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  goods = await createGoods(app)
})
afterAll(() => app.close())

const create = (values: object) => app.request(couponsApi.create, { ...couponTerms, ...values }, operator)
const use = (buyer: Buyer, couponCode: string) => app.request(cartApi.applyCoupon, { couponCode }, buyer)
const refusalOf = (buyer: Buyer, couponCode: string) => app.refusal(cartApi.applyCoupon, { couponCode }, buyer)

test('a coupon for a first order is good for one, and again where that came to nothing', async () => {
  const code = await createCoupon(app, { audience: 'FIRST_ORDER' })
  const other = await createCoupon(app, { audience: 'FIRST_ORDER' })
  const buyer = await createCustomer(app)
  await put(app, buyer, goods.skuId)
  const { version } = await use(buyer, code)
  await order(app, buyer, version)
  const ordered = await app.db<{ couponCode: string }[]>`select coupon_code from orders where buyer_id = ${buyer.id}`
  expect([...ordered]).toEqual([{ couponCode: code }])
  await put(app, buyer, goods.skuId)
  for (const each of [code, other])
    expect(await refusalOf(buyer, each)).toMatchObject({ status: 422, code: 'COUPON_FIRST_ORDER_ONLY' })
  await app.db`update orders set status = 'CANCELLED' where buyer_id = ${buyer.id}`
  expect(await use(buyer, other)).toMatchObject({ coupon: { problem: null } })
})

test('of two members who order at once with it one gets it', async () => {
  const code = await createCoupon(app, { audience: 'FIRST_ORDER' })
  const owner = await createCustomer(app)
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const both = [owner, member]
  for (const buyer of both) await put(app, buyer, goods.skuId)
  const versions = [(await use(owner, code)).version, (await use(member, code)).version]
  const done = await Promise.allSettled(both.map((buyer, at) => order(app, buyer, versions[at]!)))
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await app.db`select from coupon_redemption where coupon_code = ${code}`).toHaveLength(1)
})

test('what is being paid at the provider is the first order already', async () => {
  const [held, other] = [
    await createCoupon(app, { audience: 'FIRST_ORDER' }),
    await createCoupon(app, { audience: 'FIRST_ORDER' }),
  ]
  const buyer = await createCustomer(app)
  await app.db`
    insert into coupon_redemption (buyer_id, order_id, coupon_code, is_reserved) values (${buyer.id}, ${newId()}, ${held}, true)`
  await put(app, buyer, goods.skuId)
  const { version } = await use(buyer, other)
  await expect(order(app, buyer, version)).rejects.toThrow()
  expect(await app.db`select from orders where buyer_id = ${buyer.id}`).toHaveLength(0)
})

test('a coupon for named companies is good for each of their members and for nobody else', async () => {
  const [named, byId, other] = [await createCustomer(app), await createCustomer(app), await createCustomer(app)]
  const member = await createMember(app.db, { companyId: named.id, roles: ['BUYER'] })
  const buyers = [named.email.toUpperCase(), byId.id]
  const made = await create({ name: 'Stammkunden', prefix: 'STAMM', count: 2, audience: 'NAMED', buyers })
  expect(made).toMatchObject({ audience: 'NAMED', buyerCount: 2 })
  expect(new Set(made.buyers.map(({ id }) => id))).toEqual(new Set([named.id, byId.id]))
  const { code } = made.codes[1]!
  await create({ code: 'FREMD', audience: 'NAMED', buyers: [other.id] })
  for (const buyer of [named, byId, member, other]) await put(app, buyer, goods.skuId)
  for (const buyer of [named, byId, member]) expect(await use(buyer, code)).toMatchObject({ coupon: { problem: null } })
  expect(await refusalOf(other, code)).toMatchObject({ status: 422, code: 'COUPON_NOT_FOR_BUYER' })
  const { items } = await app.request(couponsApi.list, { q: 'Stamm' }, operator)
  expect(items).toMatchObject([{ id: made.id, audience: 'NAMED', buyerCount: 2 }])
})

test.each([
  [{ audience: 'NAMED' }, /named|genannt/i],
  [{ buyers: ['jana@hotel.example'] }, /named|genannt/i],
  [{ audience: 'NAMED', buyers: ['niemand@nirgends.example'] }, /niemand@nirgends\.example/],
])('a coupon with %j is refused at its companies', async (values, sentence) => {
  const input = { ...couponTerms, code: 'NIEMAND', ...values }
  expect(await app.refusal(couponsApi.create, input as never, operator)).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { buyers: expect.stringMatching(sentence) },
  })
})
