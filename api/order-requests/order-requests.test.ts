import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as requestsApi from '../../contract/order-requests.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as limitsApi from '../../contract/team/order-limits.ts'
import * as teamApi from '../../contract/team/team.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import {
  brokenMoney,
  complete,
  createPayingApp,
  mailsTo,
  outcomeOf,
  startCheckout,
  type PayingApp,
} from '../../test/orders/paying.ts'
import { byTransfer, order, put, refusedOrder, stockOf, type Scene } from '../../test/shop.ts'

let app: PayingApp
let owner: Scene['buyer']
let goods: Scene['goods']
let counted: Scene['counted']
let member: Awaited<ReturnType<typeof createMember>>
let approver: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer: owner, goods, counted } = await startCheckout(app))
  member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  approver = await createMember(app.db, { companyId: owner.id, roles: ['APPROVER'] })
  await app.db`update account set first_name = 'Ole', last_name = 'Peters' where id = ${member.id}`
  await app.db`update account set first_name = 'Ida', last_name = 'Brook' where id = ${approver.id}`
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, counted)).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})

type Person = { token: string }
type Period = 'ORDER' | 'WEEK' | 'MONTH'
const setLimit = (amount: number | null, period: Period = 'ORDER', id = member.membershipId) =>
  app.request(limitsApi.setLimit, { id, limit: amount === null ? null : { amount, period } }, owner)
const ask = (input: object = {}, person: Person = member) =>
  app.request(requestsApi.request, { paymentMethodCode: 'BANK_TRANSFER', cartVersion: 1, ...input } as never, person)
const read = (id: string, person: Person = approver) => app.request(requestsApi.read, { id }, person)
const approve = async (id: string, input: object = {}, person: Person = approver) => {
  const { cart } = await read(id, person)
  const approval = { id, cartVersion: cart.version, termsAccepted: true, ...input } as never
  return app.request(requestsApi.approve, approval, person)
}
const listed = async (person: Person, state: 'WAITING' | 'DECIDED' = 'WAITING') =>
  (await app.request(requestsApi.list, { state }, person)).items.map(({ id }) => id)
const quantities = async (person: Person) =>
  (await app.request(cartApi.read, {}, person)).carts.flatMap(({ items }) => items.map(({ quantity }) => quantity))

/** A request of the member for twelve pieces. */
async function requested(input: object = {}) {
  await setLimit(10)
  await put(app, member, goods.skuId, 12)
  return (await ask(input)).id
}

test('an order above the limit waits: nothing is reserved, the cart is free, approvers read it in mail and list', async () => {
  await setLimit(10)
  await put(app, member, goods.skuId, 12)
  const refused = await refusedOrder(app, { token: member.token, language: 'de' })
  expect(refused).toMatchObject({ status: 422, code: 'APPROVAL_NEEDED' })
  expect(refused.message).toContain('10,00')
  const stock = await stockOf(app, goods.skuId)
  const { id, status, requestedBy } = await ask({ message: 'Für die Messe' })
  expect({ status, requestedBy }).toEqual({ status: 'WAITING', requestedBy: 'Ole Peters' })
  expect(await stockOf(app, goods.skuId)).toBe(stock)
  expect(await quantities(member)).toEqual([])
  for (const person of [owner, approver, member]) expect(await listed(person)).toEqual([id])
  expect(await mailsTo(app, approver.email)).toEqual([expect.stringContaining('Ole')])
  expect(await mailsTo(app, owner.email)).toHaveLength(1)
  expect(await mailsTo(app, member.email)).toEqual([])
  expect(await read(id)).toMatchObject({ canDecide: true, canWithdraw: false, message: 'Für die Messe' })
  expect(await read(id, member)).toMatchObject({ canDecide: false, canWithdraw: true })
})

test('approved with another quantity it is the order of who asked, at the prices of now, and says who approved', async () => {
  const id = await requested({ purchaseOrderNumber: 'PO-7' })
  await app.db`update product set price_cents = 500, final_price_cents = 500 where sku_id = ${goods.skuId}`
  const changed = await app.request(requestsApi.change, { id, productSkuId: goods.skuId, quantity: 6 }, approver)
  expect(changed.cart.carts[0]!.items[0]).toMatchObject({ quantity: 6, finalNetPrice: 5 })
  expect(changed.lines[0]).toMatchObject({ quantity: 12, unitPrice: 4.2 })
  const { orderId, orderNumber } = await approve(id, { reply: 'Sechs reichen' })
  const { order: placed } = await app.request(ordersApi.read, { id: orderId! }, owner)
  expect(placed).toMatchObject({ placedBy: 'Ole Peters', approvedBy: 'Ida Brook', purchaseOrderNumber: 'PO-7' })
  expect(await read(id, member)).toMatchObject({
    status: 'APPROVED',
    decidedBy: 'Ida Brook',
    reply: 'Sechs reichen',
    orderNumber,
    canWithdraw: false,
  })
  expect(await listed(member, 'DECIDED')).toEqual([id])
  expect((await mailsTo(app, member.email)).at(-1)).toContain(orderNumber)
})

test('where the method is paid at once the approver pays, and the order follows from the payment', async () => {
  const id = await requested({ paymentMethodCode: 'CREDIT_CARD' })
  const { checkoutId, state } = await approve(id)
  expect(state).toBe('REDIRECT')
  expect(await read(id)).toMatchObject({ status: 'WAITING', decidedBy: null })
  expect(await app.refusal(requestsApi.refuse, { id, reply: 'Doch nicht' }, owner)).toMatchObject({
    code: 'APPROVAL_DECIDED',
  })
  await complete(app, checkoutId, 'paid')
  await outcomeOf(app, member, checkoutId)
  expect(await read(id)).toMatchObject({ status: 'APPROVED', decidedBy: 'Ida Brook' })
})

test('refused with a reason the goods go back to the cart they came from, beside what came since', async () => {
  const id = await requested()
  await put(app, member, goods.skuId, 6)
  expect(await app.refusal(requestsApi.refuse, { id, reply: ' ' }, approver)).toMatchObject({ code: 'VALIDATION' })
  const refused = await app.request(requestsApi.refuse, { id, reply: 'Zu viel' }, approver)
  expect(refused).toMatchObject({ status: 'REFUSED', reply: 'Zu viel', decidedBy: 'Ida Brook' })
  expect(await app.request(requestsApi.refuse, { id, reply: 'Zu viel' }, approver)).toEqual(refused)
  expect(await quantities(member)).toEqual([18])
  expect((await mailsTo(app, member.email)).at(-1)).toMatch(/nicht freigegeben/)
})

test('who asked takes it back, nobody else, and not once it is decided', async () => {
  const id = await requested()
  const other = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  expect(await read(id, other)).toMatchObject({ canDecide: false, canWithdraw: false })
  expect(await app.refusal(requestsApi.withdraw, { id }, other)).toMatchObject({ status: 404 })
  expect(await app.request(requestsApi.withdraw, { id }, member)).toMatchObject({ status: 'WITHDRAWN' })
  expect(await quantities(member)).toEqual([12])
  expect(await app.refusal(requestsApi.refuse, { id, reply: 'Nein' }, approver)).toMatchObject({
    code: 'APPROVAL_DECIDED',
  })
})

test('what nobody else may approve is not taken out of the cart', async () => {
  await app.db`delete from membership where id in (${member.membershipId}, ${approver.membershipId})`
  const refused = await app.refusal(requestsApi.request, { paymentMethodCode: 'BANK_TRANSFER', cartVersion: 1 }, owner)
  expect(refused).toMatchObject({ status: 422, code: 'APPROVER_MISSING' })
  expect(await quantities(owner)).toEqual([6])
})

test('nobody approves their own request', async () => {
  await app.db`update membership set roles = '{BUYER,APPROVER}' where id = ${member.membershipId}`
  const id = await requested()
  expect(await read(id, member)).toMatchObject({ canDecide: false })
  const approval = { id, cartVersion: 1, termsAccepted: true } as const
  expect(await app.refusal(requestsApi.approve, approval, member)).toMatchObject({ code: 'FORBIDDEN' })
})

test('within the limit nothing waits, and owners have none', async () => {
  await setLimit(1000, 'MONTH')
  await put(app, member, goods.skuId, 6)
  expect(await order(app, member, 1)).toHaveProperty('orderNumber')
  await setLimit(0)
  await app.request(teamApi.changeRoles, { id: member.membershipId, roles: ['OWNER'] }, owner)
  const limit = { id: member.membershipId, limit: { amount: 0, period: 'ORDER' as const } }
  expect(await app.refusal(limitsApi.setLimit, limit, owner)).toMatchObject({ code: 'VALIDATION' })
  await put(app, member, goods.skuId, 6)
  expect(await order(app, member, 3)).toHaveProperty('orderNumber')
})

test('a limit of a month counts what was ordered in it, without what was approved or cancelled', async () => {
  // Six pieces are 26.96 € with tax.
  await setLimit(60, 'MONTH')
  const left = async () => (await app.request(limitsApi.readAllowance, {}, member)).leftText
  expect(await left()).toBe('€60.00')
  await put(app, member, goods.skuId, 6)
  const { orderId } = await order(app, member, 1)
  expect(await left()).toBe('€33.04')
  await put(app, member, goods.skuId, 12)
  const { id } = await ask({ cartVersion: 3 })
  await approve(id)
  expect(await left()).toBe('€33.04')
  await app.db`update orders set status = 'CANCELLED' where id = ${orderId!}`
  expect(await left()).toBe('€60.00')
  await app.db`update orders set status = 'PENDING_PAYMENT' where id = ${orderId!}`
  await app.db`update orders set created_at = created_at - interval '32 days' where placed_by = ${member.id}`
  expect(await left()).toBe('€60.00')
})

test('32 orders at once never come above a limit together', async () => {
  await setLimit(60, 'WEEK')
  const orderOnce = async () => {
    const { version } = await put(app, member, goods.skuId, 6)
    return app.request(checkoutApi.pay, { ...byTransfer, cartVersion: version }, member)
  }
  // Their cart being one, most find it changed: each tries some times, and chance tells who gets through.
  const tries = async (left: number): Promise<unknown> =>
    orderOnce().catch((error: { code: string }) => {
      if (error.code === 'CART_CHANGED' && left > 1) return tries(left - 1)
      throw error
    })
  const { refused } = await atOnce(32, () => tries(8))
  for (const { code } of refused) expect(['CART_CHANGED', 'APPROVAL_NEEDED']).toContain(code)
  // Alone nobody changes the cart, so that these do come to the limit.
  const refusals: string[] = []
  for (let i = 0; i < 3; i++) await orderOnce().catch(({ code }: { code: string }) => refusals.push(code))
  expect(refusals.at(-1)).toBe('APPROVAL_NEEDED')
  const [{ sum }] = await app.db<[{ sum: number }]>`
    select coalesce(sum(gross_cents), 0)::int as sum from orders where placed_by = ${member.id}`
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(6000)
})

test('of two who approve at once one does, the other reads by whom; of an approval and a refusal one counts', async () => {
  const id = await requested()
  const { cart } = await read(id)
  const approval = { id, cartVersion: cart.version, termsAccepted: true } as const
  const replies = await Promise.allSettled(
    [owner, approver].map((person) => app.request(requestsApi.approve, approval, person)),
  )
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [lost] = replies.filter((reply) => reply.status === 'rejected')
  expect(lost!.reason).toMatchObject({ code: 'APPROVAL_DECIDED', message: expect.stringMatching(/(Ida|Jana) Br/) })
  const orders = await app.db`select from orders where order_request_id = ${id}`
  expect(orders).toHaveLength(1)
})

test('who leaves the team asks for nothing any more, and a member of another company sees and limits nobody', async () => {
  const id = await requested()
  const { buyer: stranger } = await startCheckout(app)
  expect(await app.refusal(requestsApi.read, { id }, stranger)).toMatchObject({ status: 404 })
  const limit = { id: member.membershipId, limit: null }
  expect(await app.refusal(limitsApi.setLimit, limit, stranger)).toMatchObject({ status: 404 })
  const team = await app.request(teamApi.read, {}, owner)
  expect(team.members.find((one) => one.id === member.membershipId)!.limit).toMatchObject({
    amount: 10,
    period: 'ORDER',
  })
  await app.db`delete from membership where id = ${member.membershipId}`
  expect(await read(id)).toMatchObject({ status: 'WITHDRAWN', canDecide: false })
})
