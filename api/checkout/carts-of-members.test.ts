import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import * as cartApi from '../../contract/cart.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as profileApi from '../../contract/profile.ts'
import * as teamApi from '../../contract/team/team.ts'
import { createMember } from '../../test/builders.ts'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import {
  brokenMoney,
  complete,
  createPayingApp,
  mailsTo,
  outcomeOf,
  pay,
  startCheckout,
  type PayingApp,
} from '../../test/orders/paying.ts'
import { order, put, stockOf, type Scene } from '../../test/shop.ts'

let app: PayingApp
let founder: Scene['buyer']
let goods: Scene['goods']
let counted: Scene['counted']
let member: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer: founder, goods, counted } = await startCheckout(app))
  member = await createMember(app.db, { companyId: founder.id, roles: ['BUYER'] })
  await app.db`update account set first_name = 'Ole', last_name = 'Peters' where id = ${member.id}`
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, counted)).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})

type Person = { token: string }
const cartOf = (person: Person) => app.request(cartApi.read, {}, person)
const countsOf = async (person: Person) => (await app.request(accountApi.readCurrentUser, {}, person)).counts
const read = (id: string, person: Person) => app.request(ordersApi.read, { id }, person)

test('each member has a cart of its own', async () => {
  expect(await cartOf(member)).toMatchObject({ itemCount: 0, version: 0 })
  await put(app, member, goods.skuId, 12)
  expect((await cartOf(member)).carts[0]!.items[0]!.quantity).toBe(12)
  expect((await cartOf(founder)).carts[0]!.items[0]!.quantity).toBe(6)
  await app.request(cartApi.write, { productSkuId: goods.skuId, quantity: 0 }, member)
  expect(await countsOf(member)).toMatchObject({ cartItems: 0 })
  expect(await countsOf(founder)).toMatchObject({ cartItems: 1 })
})

test('members order at once, each from the own cart; the order says who placed it, and mails go there', async () => {
  await put(app, member, goods.skuId, 12)
  const [mine, theirs] = await Promise.all([order(app, founder, 1), order(app, member, 1)])
  expect(mine.orderNumber).not.toBe(theirs.orderNumber)
  expect((await read(theirs.orderId!, founder)).order).toMatchObject({ placedBy: 'Ole Peters' })
  expect((await read(mine.orderId!, member)).order).toMatchObject({ placedBy: 'Jana Brandt' })
  const { items } = await app.request(ordersApi.list, {}, founder)
  expect(new Set(items.map(({ placedBy }) => placedBy))).toEqual(new Set(['Jana Brandt', 'Ole Peters']))
  expect(await mailsTo(app, member.email)).toEqual([expect.stringContaining(theirs.orderNumber!)])
  expect(await mailsTo(app, founder.email)).toEqual([expect.stringContaining(mine.orderNumber!)])
  for (const person of [founder, member]) expect(await cartOf(person)).toMatchObject({ itemCount: 0 })
})

test("the export of a person has the own cart and nobody else's", async () => {
  await put(app, member, goods.skuId, 12)
  await app.db`update membership set roles = '{OWNER}' where id = ${member.membershipId}`
  const quantityOf = async (person: Person) =>
    (await app.request(profileApi.exportAccount, {}, person)).records.cartItem?.map(({ quantity }) => quantity)
  expect(await quantityOf(member)).toEqual([12])
  expect(await quantityOf(founder)).toEqual([6])
})

test('in a company of one nothing says who ordered', async () => {
  await app.db`delete from membership where id = ${member.membershipId}`
  const { orderId } = await order(app, founder, 1)
  expect((await read(orderId!, founder)).order).not.toHaveProperty('placedBy')
})

test('what one is paying for is not in stock for the other, and neither payment ends the other', async () => {
  await put(app, member, goods.skuId, 12)
  const mine = await pay(app, founder)
  const held = await stockOf(app, goods.skuId)
  const inStock = async (person: Person) => (await cartOf(person)).carts[0]!.items[0]!.stock
  expect(await inStock(founder)).toBe(held + 6)
  expect(await inStock(member)).toBe(held)
  const theirs = await pay(app, member)
  await complete(app, theirs.checkoutId, 'paid')
  await complete(app, mine.checkoutId, 'paid')
  for (const [person, { checkoutId }] of [
    [founder, mine],
    [member, theirs],
  ] as const)
    expect(await outcomeOf(app, person, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
  for (const person of [founder, member]) expect(await cartOf(person)).toMatchObject({ itemCount: 0 })
})

test('who is removed in the middle of a payment leaves the order to the company, and no cart', async () => {
  await put(app, member, goods.skuId, 12)
  const { checkoutId } = await pay(app, member)
  await app.request(teamApi.remove, { id: member.membershipId }, founder)
  expect(await app.refusal(cartApi.read, {}, member)).toMatchObject({ status: 401 })
  expect(await app.db`select from cart_item where buyer_id = ${member.membershipId}`).toHaveLength(0)
  await complete(app, checkoutId, 'paid')
  const { orderId } = await outcomeOf(app, founder, checkoutId)
  expect((await read(orderId!, founder)).order).toMatchObject({ paymentStatus: 'PAID', placedBy: 'Ole Peters' })
  expect(await mailsTo(app, founder.email)).toHaveLength(1)
  expect((await cartOf(founder)).itemCount).toBe(1)
})
