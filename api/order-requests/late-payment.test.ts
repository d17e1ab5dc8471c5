import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as requestsApi from '../../contract/order-requests.ts'
import * as limitsApi from '../../contract/team/order-limits.ts'
import { createMember } from '../../test/builders.ts'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import {
  brokenMoney,
  callWebhook,
  complete,
  createPayingApp,
  mailsTo,
  paymentIdOf,
  startCheckout,
  type PayingApp,
} from '../../test/orders/paying.ts'
import { put } from '../../test/shop.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

test.each(['REFUSED', 'WITHDRAWN'] as const)(
  'money that comes after the request was %s goes back, and orders nothing',
  async (status) => {
    const { buyer: owner, goods, counted } = await startCheckout(app)
    const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
    const approver = await createMember(app.db, { companyId: owner.id, roles: ['APPROVER'] })
    const limit = { amount: 10, period: 'ORDER' } as const
    await app.request(limitsApi.setLimit, { id: member.membershipId, limit }, owner)
    await put(app, member, goods.skuId, 12)
    const request = { paymentMethodCode: 'CREDIT_CARD', cartVersion: 1 } as const
    const { id } = await app.request(requestsApi.request, request as never, member)
    const { cart } = await app.request(requestsApi.read, { id }, approver)
    const approval = { id, cartVersion: cart.version, termsAccepted: true, paymentMethodCode: 'CREDIT_CARD' } as const
    const { checkoutId } = await app.request(requestsApi.approve, approval as never, approver)
    const quantities = async () =>
      (await app.request(cartApi.read, {}, member)).carts.flatMap(({ items }) => items.map(({ quantity }) => quantity))
    app.time.shiftMs = 21 * 60_000
    // The provider does not let it be cancelled.
    app.line.faults.push({ on: 'DELETE', kind: 'ERROR' })
    await app.poll()
    app.line.faults.length = 0
    app.time.shiftMs = 0
    if (status === 'REFUSED') await app.request(requestsApi.refuse, { id, reply: 'Zu viel' } as never, approver)
    else await app.request(requestsApi.withdraw, { id }, member)
    expect(await quantities()).toEqual([12])
    await complete(app, checkoutId, 'paid')
    await callWebhook(app, await paymentIdOf(app, checkoutId))
    await app.poll()
    for (let round = 0; round < 3; round++) await app.moveMoney()
    await app.poll()
    expect(await app.request(requestsApi.read, { id }, member)).toMatchObject({ status })
    expect(await quantities()).toEqual([12])
    expect(await app.db`select from orders where buyer_id = ${owner.id}`).toHaveLength(0)
    expect(await mailsTo(app, member.email)).toContain('Die Zahlung geht zurück')
    expect([...(await brokenInvariants(app.db, counted)), ...(await brokenMoney(app))]).toEqual([])
  },
)
