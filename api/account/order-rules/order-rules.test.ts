import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as checkoutApi from '../../../contract/checkout.ts'
import * as requestsApi from '../../../contract/order-requests.ts'
import * as documentsApi from '../../../contract/orders/documents.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import * as rulesApi from '../../../contract/team/order-rules.ts'
import * as teamApi from '../../../contract/team/team.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { byTransfer, createCustomer, createGoods, put } from '../../../test/shop.ts'
import { recordPayment } from '../../orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../../platform/db.ts'

let app: TestApp
let goods: Awaited<ReturnType<typeof createGoods>>
let owner: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  goods = await createGoods(app, { stock: 10_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await createCustomer(app)
})

const asksFor = (rules: Partial<Parameters<typeof setRules>[0]>) => setRules({ ...none, ...rules })
const none = { requiresPurchaseOrder: false, purchaseOrderPattern: null as string | null, requiresCostCentre: false }
const setRules = (rules: typeof none) => app.request(rulesApi.change, rules, owner)
const add = (code: string, name: string) => app.request(rulesApi.addCostCentre, { code, name }, owner)
const control = (who = owner as { token: string }, input: object = {}) =>
  app.request(checkoutApi.readControl, { step: 'review', ...input }, who)

async function pay(who: { token: string }, input: object = {}) {
  const { version } = await put(app, who, goods.skuId)
  return app.request(checkoutApi.pay, { ...byTransfer, cartVersion: version, ...input }, who)
}
async function refused(who: { token: string }, input: object = {}, language: 'de' | 'en' = 'en') {
  const { version } = await put(app, who, goods.skuId)
  const paying = { ...byTransfer, cartVersion: version, ...input }
  return app.refusal(checkoutApi.pay, paying, { ...who, language })
}

test('a company without rules is asked for nothing, and its answers are what they were', async () => {
  await put(app, owner, goods.skuId)
  expect(await control()).not.toHaveProperty('references')
  const { orderId } = await pay(owner)
  const { order } = await app.request(ordersApi.read, { id: orderId! }, owner)
  expect(order).toMatchObject({ purchaseOrderNumber: null })
  expect(order).not.toHaveProperty('costCentre')
})

test('a number that is asked for is checked before the order and with it, at its field, in both languages', async () => {
  await asksFor({ requiresPurchaseOrder: true, purchaseOrderPattern: 'EK-####' })
  await put(app, owner, goods.skuId)
  expect(await control()).toMatchObject({ ok: false, blocking: ['PURCHASE_ORDER_MISSING'] })
  expect(await control(owner, { purchaseOrderNumber: 'EK-1' })).toMatchObject({ blocking: ['PURCHASE_ORDER_INVALID'] })
  expect(await control(owner, { purchaseOrderNumber: 'EK-2026' })).toMatchObject({
    ok: true,
    references: { requiresPurchaseOrder: true, purchaseOrderPattern: 'EK-####', costCentres: [], defaultId: null },
  })
  expect(await refused(owner)).toMatchObject({
    status: 422,
    code: 'REFERENCES_MISSING',
    fieldErrors: { purchaseOrderNumber: 'Your company asks for an order number of its own' },
  })
  expect(await refused(owner, { purchaseOrderNumber: 'EK-1' }, 'de')).toMatchObject({
    fieldErrors: { purchaseOrderNumber: 'Deine Firma verlangt eine Nummer wie EK-1234' },
  })
  const { orderId } = await pay(owner, { purchaseOrderNumber: ' ek-2026 ' })
  const { order } = await app.request(ordersApi.read, { id: orderId! }, owner)
  expect(order).toMatchObject({ purchaseOrderNumber: 'ek-2026' })
  // Each order has a number of its own.
  const { last } = await app.request(checkoutApi.readLastChoice, {}, owner)
  expect(last).toMatchObject({ purchaseOrderNumber: null })
})

test('without being asked for, a number still has to look as the company writes them', async () => {
  await asksFor({ purchaseOrderPattern: '4500######' })
  expect(await refused(owner, { purchaseOrderNumber: 'x' })).toMatchObject({ code: 'REFERENCES_MISSING' })
  expect(await pay(owner)).toMatchObject({ state: 'PENDING' })
})

test('an order is booked to the cost centre that was chosen, which stands wherever the order does', async () => {
  const supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId: goods.storeId })
  const { id } = await add('4711', 'Küche')
  await asksFor({ requiresCostCentre: true })
  const { orderId, orderNumber } = await pay(owner, { purchaseOrderNumber: 'PO 7', costCentreId: id })
  const shown = { code: '4711', text: '4711 · Küche' }
  expect(await app.request(ordersApi.read, { id: orderId! }, owner)).toMatchObject({ order: { costCentre: shown } })
  const [confirmation] = await findMails(app.db, { id: `order-${orderId}` })
  expect(confirmation!.text).toContain('Eigene Bestellnummer: PO 7\nKostenstelle: 4711 · Küche')
  const paid = { deps: app.deps, buyerId: owner.id, orderId: orderId!, paymentStatus: 'PAID', at: new Date() } as const
  await inTransaction(app.db, (tx) => recordPayment(tx, paid))
  const [toStore] = (await findMails(app.db)).filter(({ text }) => text.includes(`${orderNumber}-1`))
  expect(toStore!.text).toContain('4711 · Küche')
  const subOrderNumber = `${orderNumber}-1`
  const { subOrder } = await app.request(supplierOrdersApi.act, { subOrderNumber, action: 'CONFIRM' }, supplier)
  const ship = { subOrderNumber, action: 'SHIP', carrier: 'DHL', version: subOrder.version } as const
  const supplied = await app.request(supplierOrdersApi.act, ship, supplier)
  expect(supplied).toMatchObject({ purchaseOrderNumber: 'PO 7', costCentre: shown })
  const { months, choices } = await app.request(documentsApi.listMonths, { costCentre: '4711' }, owner)
  expect(choices.costCentres).toEqual([shown])
  const month = { month: months[0]!.month, costCentre: '4711' }
  const { items } = await app.request(documentsApi.list, month, owner)
  expect(items.map(({ type, costCentre, purchaseOrderNumber }) => [type, costCentre, purchaseOrderNumber])).toEqual([
    ['DELIVERY_NOTE', shown, 'PO 7'],
    ['INVOICE', shown, 'PO 7'],
  ])
  expect((await app.request(documentsApi.list, { ...month, q: 'po 7' }, owner)).totalItems).toBe(2)
  expect((await app.request(documentsApi.listMonths, { costCentre: 'x' }, owner)).months).toEqual([])
  const [note, invoice] = await app.db<[{ content: object }, { content: object }]>`
    select content from document where order_id = ${orderId!} order by type = 'INVOICE'`
  expect(note.content).toMatchObject({ purchaseOrderNumber: 'PO 7', costCentre: '4711' })
  expect(invoice.content).toMatchObject({ purchaseOrderNumber: 'PO 7', eInvoice: { costCentre: '4711' } })
})

test('what a cost centre is called later changes no order; the one of the profile stands in where none is chosen', async () => {
  const { id } = await add('1', 'Küche')
  await app.db`update company set cost_centre = 'ALT' where id = ${owner.id}`
  const first = await pay(owner, { costCentreId: id })
  const second = await pay(owner)
  await app.request(rulesApi.changeCostCentre, { id, code: '2', name: 'Bar', isActive: false }, owner)
  const shownOf = async (orderId: string) =>
    (await app.request(ordersApi.read, { id: orderId }, owner)).order.costCentre
  expect(await shownOf(first.orderId!)).toEqual({ code: '1', text: '1 · Küche' })
  expect(await shownOf(second.orderId!)).toEqual({ code: 'ALT', text: 'ALT' })
  expect(await refused(owner, { costCentreId: id })).toMatchObject({
    fieldErrors: { costCentreId: 'None of the cost centres in use is open to you. An owner can change that' },
  })
})

test('a member has a default and may be bound to some, over the API, too', async () => {
  const [kitchen, bar] = [await add('1', 'Küche'), await add('2', 'Bar')]
  await asksFor({ requiresCostCentre: true })
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const bind = (input: { defaultId: string | null; boundIds: string[] }) =>
    app.request(rulesApi.bindMember, { id: member.membershipId, ...input }, owner)
  await put(app, member, goods.skuId)
  expect((await control(member)).references!.costCentres.map(({ code }) => code)).toEqual(['1', '2'])
  expect(await bind({ defaultId: bar.id, boundIds: [bar.id] })).toMatchObject({
    costCentreId: bar.id,
    boundCostCentreIds: [bar.id],
  })
  expect(await control(member)).toMatchObject({
    ok: true,
    references: { costCentres: [{ id: bar.id, code: '2', name: 'Bar' }], defaultId: bar.id },
  })
  expect(await refused(member, { costCentreId: kitchen.id })).toMatchObject({
    fieldErrors: { costCentreId: 'Please choose a cost centre that you may order for' },
  })
  const { orderId } = await pay(member)
  const { order } = await app.request(ordersApi.read, { id: orderId! }, member)
  expect(order.costCentre).toEqual({ code: '2', text: '2 · Bar' })
  const unbound = app.refusal(
    rulesApi.bindMember,
    { id: member.membershipId, defaultId: kitchen.id, boundIds: [bar.id] },
    owner,
  )
  expect(await unbound).toMatchObject({ status: 400, fieldErrors: { defaultId: expect.any(String) } })
  const other = await createCustomer(app)
  const foreign = app.refusal(rulesApi.bindMember, { id: member.membershipId, defaultId: null, boundIds: [] }, other)
  expect(await foreign).toMatchObject({ status: 404 })
  const { members } = await app.request(teamApi.read, {}, owner)
  expect(members.find(({ id }) => id === member.membershipId)).toMatchObject({ costCentreId: bar.id })
})

test('what waits for approval keeps what was said when it was asked for', async () => {
  const { id } = await add('1', 'Küche')
  await asksFor({ requiresCostCentre: true, requiresPurchaseOrder: true })
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const { version } = await put(app, member, goods.skuId)
  const choice = { paymentMethodCode: 'BANK_TRANSFER', cartVersion: version } as const
  expect(await app.refusal(requestsApi.request, choice, member)).toMatchObject({ code: 'REFERENCES_MISSING' })
  const complete = { ...choice, purchaseOrderNumber: 'PO 1', costCentreId: id }
  const request = await app.request(requestsApi.request, complete, member)
  expect(await app.request(requestsApi.read, { id: request.id }, owner)).toMatchObject({
    purchaseOrderNumber: 'PO 1',
    costCentre: { code: '1', text: '1 · Küche' },
  })
  await app.request(rulesApi.changeCostCentre, { id, code: '9', name: 'Bar', isActive: true }, owner)
  await asksFor({ purchaseOrderPattern: 'EK-####' })
  const approval = { id: request.id, cartVersion: 1, termsAccepted: true } as const
  const { orderId } = await app.request(requestsApi.approve, approval, owner)
  const { order } = await app.request(ordersApi.read, { id: orderId! }, owner)
  expect(order).toMatchObject({ purchaseOrderNumber: 'PO 1', costCentre: { code: '1', text: '1 · Küche' } })
})

test('a code is there once, whatever its letter case; nobody else reads or changes it', async () => {
  const { id } = await add('kst 1', 'Küche')
  await add('KST 2', 'Bar')
  const taken = { status: 409, code: 'CODE_TAKEN', fieldErrors: { code: expect.any(String) } }
  expect(await app.refusal(rulesApi.addCostCentre, { code: 'KST 1', name: 'Bar' }, owner)).toMatchObject(taken)
  const same = { id, code: 'Kst 2', name: 'Küche', isActive: true }
  expect(await app.refusal(rulesApi.changeCostCentre, same, owner)).toMatchObject(taken)
  const other = await createCustomer(app)
  expect(await app.refusal(rulesApi.changeCostCentre, { ...same, code: 'x' }, other)).toMatchObject({ status: 404 })
  expect((await app.request(rulesApi.read, {}, other)).costCentres).toEqual([])
  const buyer = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  expect(await app.refusal(rulesApi.read, {}, buyer)).toMatchObject({ missing: { right: 'company' } })
})

test('nothing is asked for that nobody could say, also when both change at once', async () => {
  expect(await app.refusal(rulesApi.change, { ...none, requiresCostCentre: true }, owner)).toMatchObject({
    fieldErrors: { requiresCostCentre: expect.any(String) },
  })
  const only = await add('1', 'Küche')
  await asksFor({ requiresCostCentre: true })
  const unused = { ...only, isActive: false }
  expect(await app.refusal(rulesApi.changeCostCentre, unused, owner)).toMatchObject({
    fieldErrors: { isActive: expect.any(String) },
  })
  const second = await add('2', 'Bar')
  const both = await atOnce(2, (i) =>
    app.request(rulesApi.changeCostCentre, { ...(i === 0 ? only : second), isActive: false }, owner),
  )
  expect(both.done).toHaveLength(1)
  expect(both.refused).toMatchObject([{ fieldErrors: { isActive: expect.any(String) } }])
  const star = { ...none, purchaseOrderPattern: '*-*' }
  expect(await app.refusal(rulesApi.change, star, owner)).toMatchObject({
    fieldErrors: { purchaseOrderPattern: 'There may be only one star.' },
  })
})
