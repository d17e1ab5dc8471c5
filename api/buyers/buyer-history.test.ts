import { afterAll, beforeAll, expect, test } from 'vitest'
import * as buyerListsApi from '../../contract/buyers/buyer-lists.ts'
import * as cartApi from '../../contract/cart.ts'
import * as designsApi from '../../contract/designs/designs.ts'
import * as auditApi from '../../contract/operator/audit.ts'
import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember, createProduct } from '../../test/builders.ts'
import { planOfQuery } from '../../test/operator/plan-of.ts'
import { createApproved } from '../../test/orders/designs.ts'
import { checkVatId } from '../account/profile/check-vat-id.ts'
import { newId } from '../platform/ids.ts'
import { findTicketsOf, findVatChecksOf } from './history-queries.ts'

let app: TestApp
let support: { id: string; token: string; email: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

let tickets = 0
async function write(values: { accountId?: string; email: string; minute: number }) {
  const number = `K9${++tickets}`
  await app.db`
    insert into ticket (id, ticket_number, subject, first_name, last_name, email, message, account_id, language, created_at)
    values (${newId()}, ${number}, 'OTHER', 'Jana', 'Brandt', ${values.email}, 'Wo ist es?', ${values.accountId ?? null}, 'de',
      ${new Date(Date.UTC(2026, 10, 3, 9, values.minute))})`
  return number
}

test("an operator reads what a company's people have written, page by page, and nobody else's", async () => {
  const buyer = await createBuyer(app.db)
  const colleague = await createMember(app.db, { companyId: buyer.id, roles: ['BUYER'] })
  const stranger = await createBuyer(app.db)
  const numbers: string[] = []
  for (let minute = 0; minute < 26; minute++)
    numbers.push(
      await write(
        minute % 3 === 0
          ? { accountId: colleague.id, email: 'anders@post.example', minute }
          : minute % 3 === 1
            ? { accountId: buyer.id, email: buyer.email, minute }
            : { email: colleague.email.toUpperCase(), minute },
      ),
    )
  await write({ accountId: stranger.id, email: buyer.email, minute: 30 })
  const first = await app.request(buyerListsApi.listTickets, { id: buyer.id }, support)
  expect(first.count).toEqual({ value: 26, isExact: true })
  const second = await app.request(buyerListsApi.listTickets, { id: buyer.id, after: first.next! }, support)
  expect([...first.items, ...second.items].map(({ ticketNumber }) => ticketNumber)).toEqual(numbers.toReversed())
  expect(second.next).toBeNull()
  const back = await app.request(buyerListsApi.listTickets, { id: buyer.id, before: second.previous! }, support)
  expect(back.items).toEqual(first.items)
})

test('an operator reads what lies in the carts at the price the company pays: by tiers, and by the offer for a design', async () => {
  const { id: designId, buyer, product } = await createApproved(app)
  await app.request(designsApi.putInCart, { id: designId, quantity: 600 }, buyer)
  const tierPrices = app.db.json([{ minQuantity: 12, finalPriceCents: 250 }])
  const { skuId } = await createProduct(app.db, product.storeId, { priceCents: 400, finalPriceCents: 400, tierPrices })
  await app.request(cartApi.write, { productSkuId: skuId, quantity: 12 }, buyer)
  const lines = await app.request(operatorBuyersApi.readCart, { id: buyer.id }, { ...support, language: 'de' })
  expect(lines.map(({ productSkuId, priceText }) => [productSkuId, priceText])).toEqual([
    [skuId, '30,00\u00a0€'],
    [product.skuId, '2.975,00\u00a0€'],
  ])
})

test('each check of a VAT id stays in its history, with who has made it', async () => {
  const buyer = await createBuyer(app.db, { countryId: 2, vatId: 'ATU13585627', vatIdStatus: 'UNCHECKED' })
  await checkVatId(app.deps, { accountId: buyer.id, vatId: 'ATU13585627' }, async () => 'INVALID')
  const decision = { id: buyer.id, status: 'VALID' as const, reason: 'Bescheid des Finanzamts' }
  await app.request(operatorBuyersApi.decideVatId, decision, support)
  // The same word again, as of a call that was sent twice, is no other check.
  await app.request(operatorBuyersApi.decideVatId, decision, support)
  const { items, count } = await app.request(buyerListsApi.listVatChecks, { id: buyer.id }, support)
  expect(count.value).toBe(2)
  expect(items.map(({ vatId, status, source, by }) => [vatId, status, source, by])).toEqual([
    ['ATU13585627', 'VALID', 'OPERATOR', support.email],
    ['ATU13585627', 'INVALID', 'REGISTER', null],
  ])
  const [oldest] = await app.db`
    select status from company_vat_check where buyer_id = ${buyer.id} order by at, id limit 1`
  expect(oldest).toEqual({ status: 'INVALID' })
})

test('the word about a VAT id is not taken for another that stands there by now', async () => {
  const buyer = await createBuyer(app.db, { countryId: 2, vatId: 'ATU13585627', vatIdStatus: 'UNCHECKED' })
  const word = { id: buyer.id, status: 'VALID' as const, reason: 'Bescheid des Finanzamts' }
  const former = { ...word, vatId: 'ATU12345675' }
  expect(await app.refusal(operatorBuyersApi.decideVatId, former, support)).toMatchObject({ status: 404 })
  await app.request(operatorBuyersApi.decideVatId, { ...word, vatId: 'ATU13585627' }, support)
  const [company] = await app.db`select vat_id_status from company where id = ${buyer.id}`
  expect(company).toEqual({ vatIdStatus: 'VALID' })
})

test('an answer of the register that came too late is no check', async () => {
  const buyer = await createBuyer(app.db, { countryId: 2, vatId: 'ATU13585627', vatIdStatus: 'VALID' })
  await checkVatId(app.deps, { accountId: buyer.id, vatId: 'ATU13585627' }, async () => 'INVALID')
  expect((await app.request(buyerListsApi.listVatChecks, { id: buyer.id }, support)).items).toEqual([])
})

test('who has not got the right sees none of it, and who looks after buyers not the audit', async () => {
  const { id } = await createBuyer(app.db)
  for (const role of ['CONTENT', 'CATALOGUE', 'FINANCE'] as const) {
    const member = await createMember(app.db, { isOperator: true, roles: [role] })
    for (const call of [buyerListsApi.listTickets, buyerListsApi.listVatChecks])
      expect(await app.refusal(call, { id }, member)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  }
  expect(await app.refusal(auditApi.list, { buyer: id }, support)).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
})

test('a page of tickets and of checks is read by the index of who wrote and of whom it is', async () => {
  const { id } = await createBuyer(app.db)
  const tickets = await planOfQuery(app.db, (sql) => findTicketsOf(sql, id, { pageSize: 24 }))
  expect(tickets).toContain('ticket_by_account')
  expect(tickets).toContain('ticket_signed_out')
  const checks = await planOfQuery(app.db, (sql) => findVatChecksOf(sql, id, { pageSize: 24 }))
  expect(checks).toContain('company_vat_check_newest')
  expect(checks).not.toContain('Sort')
})
