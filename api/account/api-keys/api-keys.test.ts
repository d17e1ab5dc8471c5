import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as cartApi from '../../../contract/cart.ts'
import * as requestsApi from '../../../contract/order-requests.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as productsApi from '../../../contract/products.ts'
import * as profileApi from '../../../contract/profile.ts'
import * as apiKeysApi from '../../../contract/team/api-keys.ts'
import * as teamApi from '../../../contract/team/team.ts'
import type { KeyRight } from '../../../contract/rights.ts'
import { createApiKey } from '../../../test/account/api-key.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { createCustomer, createGoods, order, put } from '../../../test/shop.ts'
import { deleteOutdated } from '../../retention.ts'
import { openPasswords } from '../password/passwords.ts'
import { identifyKeysBy } from './identify-key.ts'

const day = 24 * 60 * 60 * 1000
const password = 'Espresso-Tonic-8'

let app: TestApp
let goods: Awaited<ReturnType<typeof createGoods>>
let passwordHash: string
let owner: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  goods = await createGoods(app)
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  owner = await createCustomer(app, { companyName: 'Hotel Spree', passwordHash })
})

const make = (rights: ('buy' | 'orders')[] = ['buy', 'orders'], who = owner) =>
  app.request(apiKeysApi.makeForCompany, { name: 'Warenwirtschaft', rights, days: 30 }, who)
const list = (who: { token: string } = owner) => app.request(apiKeysApi.listOfCompany, {}, who)
const invalid = { status: 401, code: 'API_KEY_INVALID' }
async function keyOf(member: { membershipId: string }, rights: KeyRight[]) {
  const { token } = await createApiKey(app.db, member.membershipId, rights)
  return { token }
}

test('a key is shown once, known by its first letters, and no row, mail or audit holds it', async () => {
  const { key, made } = await make()
  expect(key).toMatch(/^tresen_[\w-]{43}$/)
  expect(made).toMatchObject({ name: 'Warenwirtschaft', start: key.slice(0, 12), rights: ['buy', 'orders'] })
  expect(made).toMatchObject({ madeBy: 'Jana Brandt', lastUsedAt: null })
  expect(await list()).toEqual({ keys: [made], writes: [] })
  const [row] = await app.db<{ tokenHash: Buffer }[]>`select token_hash from api_key where id = ${made.id}`
  expect(row!.tokenHash.equals(createHash('sha256').update(key).digest())).toBe(true)
  const rest = key.slice(12)
  for (const table of ['api_key', 'mail', 'audit_entry'])
    expect((await app.db`select from ${app.db(table)} t where t::text like ${`%${rest}%`}`).count).toBe(0)
  const [mail] = await findMails(app.db, { to: owner.email })
  expect(mail!.text).toContain('Warenwirtschaft')
  expect(mail!.text).toContain('http://tresen.test/de/account/team/api-keys')
})

test('making and ending one stands in the audit, and takes a step up', async () => {
  const input = { name: 'Kasse', rights: ['orders' as const], days: 30 as const }
  const refused = app.refusal(apiKeysApi.makeForCompany, input, { token: owner.token, isSteppedUp: false })
  expect(await refused).toMatchObject({ code: 'STEP_UP_REQUIRED', stepUp: { purpose: 'API_KEY' } })
  const { made } = await make()
  await app.request(apiKeysApi.revokeOfCompany, { id: made.id }, owner)
  await app.request(apiKeysApi.revokeOfCompany, { id: made.id }, owner)
  const rows = await app.db`
    select action, target_id, before, after from audit_log where account_id = ${owner.id} order by at, id`
  expect([...rows]).toMatchObject([
    { action: 'api-key.make', targetId: made.id, after: { name: 'Warenwirtschaft', rights: ['buy', 'orders'] } },
    { action: 'api-key.revoke', targetId: made.id, before: { name: 'Warenwirtschaft' } },
  ])
})

test('a system sees prices and orders from a cart of its own, in the name of who made the key', async () => {
  const { key } = await make()
  await put(app, owner, goods.skuId, 12)
  const system = { token: key }
  expect(await app.request(productsApi.read, { id: goods.skuId }, system)).toMatchObject({ price: { price: 4.2 } })
  expect(await app.request(cartApi.read, {}, system)).toMatchObject({ itemCount: 0 })
  const { version } = await put(app, system, goods.skuId, 6)
  const { orderId } = await order(app, system, version)
  expect(await app.request(ordersApi.read, { id: orderId! }, system)).toMatchObject({ order: { id: orderId } })
  const [placed] = await app.db`select buyer_id, placed_by from orders where id = ${orderId!}`
  expect(placed).toEqual({ buyerId: owner.id, placedBy: owner.id })
  expect(await app.request(cartApi.read, {}, owner)).toMatchObject({ itemCount: 1 })
  const { keys, writes } = await list()
  expect(keys[0]!.lastUsedAt).toBeInstanceOf(Date)
  expect(writes.map(({ call, outcome, keyName }) => [call, outcome, keyName])).toEqual([
    ['POST /api/v1/checkout/pay', 'DONE', 'Warenwirtschaft'],
    ['POST /api/v1/cart', 'DONE', 'Warenwirtschaft'],
  ])
})

test('what a key is refused is noted as refused', async () => {
  const { key } = await make(['buy'])
  const unknown = app.refusal(cartApi.write, { productSkuId: 'X404', quantity: 6 }, { token: key })
  expect(await unknown).toMatchObject({ status: 404 })
  expect((await list()).writes).toMatchObject([{ call: 'POST /api/v1/cart', outcome: 'REFUSED' }])
})

test('an unknown, ended or expired key is refused, also where visitors may call', async () => {
  const { key, made } = await make()
  const call = (token: string) =>
    app.request(productsApi.read, { id: goods.skuId }, { token }).then(
      ({ price }) => price?.price,
      ({ code, status }: { code: string; status: number }) => ({ code, status }),
    )
  expect(await call(key)).toBe(4.2)
  expect(await call(`${key.slice(0, -1)}_`)).toEqual(invalid)
  app.time.shiftMs = 30 * day + 1000
  expect(await call(key)).toEqual(invalid)
  app.time.shiftMs = 0
  await app.request(apiKeysApi.revokeOfCompany, { id: made.id }, owner)
  expect(await call(key)).toEqual(invalid)
})

test('a key ends with the membership of who made it, and never may more than they', async () => {
  const member = await createMember(app.db, { companyId: owner.id, roles: ['OWNER'] })
  const system = await keyOf(member, ['buy', 'documents', 'orders'])
  expect(await app.request(cartApi.read, {}, system)).toMatchObject({ itemCount: 0 })
  await put(app, system, goods.skuId)
  await app.request(teamApi.changeRoles, { id: member.membershipId, roles: ['APPROVER'] }, owner)
  const lacks = { status: 403, code: 'API_KEY_REFUSED' }
  expect(await app.refusal(cartApi.read, {}, system)).toMatchObject(lacks)
  expect(await app.request(ordersApi.list, {}, system)).toMatchObject({ totalItems: 0 })
  await app.request(teamApi.remove, { id: member.membershipId }, owner)
  expect(await app.refusal(ordersApi.list, {}, system)).toMatchObject(invalid)
  const carts = await app.db`select from cart_item where sku_id = ${goods.skuId} and buyer_id <> ${owner.id}
    and not exists (select from membership where id = buyer_id or company_id = buyer_id)`
  expect(carts.count).toBe(0)
})

test('what a key sent for approval comes back to the cart of its maker once the key has ended', async () => {
  const member = await createMember(app.db, { companyId: owner.id, roles: ['OWNER'] })
  const key = await createApiKey(app.db, member.membershipId, ['buy'])
  const { version } = await put(app, key, goods.skuId)
  const input = { paymentMethodCode: 'BANK_TRANSFER', cartVersion: version } as const
  const { id } = await app.request(requestsApi.request, input, key)
  await app.request(apiKeysApi.revokeOfCompany, { id: key.id }, owner)
  await app.request(requestsApi.refuse, { id, reply: 'Zu viel' }, owner)
  expect(await app.request(cartApi.read, {}, member)).toMatchObject({ itemCount: 1 })
})

test('of two keys neither takes the other for itself: carts and repeats are their own', async () => {
  const [one, two] = [{ token: (await make()).key }, { token: (await make()).key }]
  const headers = { 'idempotency-key': 'auftrag-1' }
  const placed = []
  for (const { token } of [one, two]) {
    const { version } = await put(app, { token }, goods.skuId)
    placed.push(await order(app, { token }, version, headers))
  }
  expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(2)
})

test('a store has keys of its own, for what its roles may', async () => {
  const store = await createMember(app.db, { storeId: goods.storeId, roles: ['OWNER'] })
  const sales = await createMember(app.db, { storeId: goods.storeId, roles: ['SALES'] })
  const input = { name: 'Lager', rights: ['viewOrders' as const], days: 365 as const }
  expect(await app.refusal(apiKeysApi.makeForStore, input, sales)).toMatchObject({ code: 'RIGHT_MISSING' })
  const unknown = { ...input, rights: ['team'] }
  expect(await app.refusal(apiKeysApi.makeForStore, unknown, store)).toMatchObject({ status: 400 })
  const { key, made } = await app.request(apiKeysApi.makeForStore, input, store)
  expect(await app.request(packingApi.list, { view: 'ALL' }, { token: key })).toMatchObject({ items: [] })
  const other = await createMember(app.db, { storeId: (await createGoods(app)).storeId, roles: ['OWNER'] })
  await app.request(apiKeysApi.revokeOfStore, { id: made.id }, other)
  await app.request(apiKeysApi.revokeOfCompany, { id: made.id }, owner)
  expect(await app.request(apiKeysApi.listOfStore, {}, store)).toMatchObject({ keys: [{ id: made.id }] })
  expect(await app.request(apiKeysApi.listOfStore, {}, other)).toEqual({ keys: [], writes: [] })
})

test('there are twenty at most; ended ones take no place and are forgotten after a month', async () => {
  for (let i = 0; i < 20; i++) await make()
  expect(await app.refusal(apiKeysApi.makeForCompany, { name: 'x', rights: ['buy'], days: 30 }, owner)).toMatchObject({
    code: 'LIMIT_REACHED',
  })
  const ofOwner = app.db`membership_id in (select id from membership where account_id = ${owner.id})`
  await app.db`update api_key set expires_at = now() - interval '1 minute' where ${ofOwner}`
  expect((await list()).keys).toEqual([])
  const { made } = await make()
  await app.db`
    update api_key set expires_at = now() - interval '31 days' where ${ofOwner} and id <> ${made.id}`
  await deleteOutdated(app.deps)
  const left = await app.db`select id from api_key where ${ofOwner}`
  expect([...left]).toEqual([{ id: made.id }])
})

test('keys and what was written with them are part of the export and go with the company', async () => {
  const { key } = await make()
  await put(app, { token: key }, goods.skuId)
  const { records } = await app.request(profileApi.exportAccount, {}, owner)
  expect(records.apiKey).toMatchObject([{ name: 'Warenwirtschaft' }])
  expect(records.apiKeyWrite).toMatchObject([{ call: 'POST /api/v1/cart', outcome: 'DONE' }])
  expect(records.cartItem).toMatchObject([{ skuId: goods.skuId }])
  await app.request(profileApi.eraseAccount, { password }, owner)
  expect(await app.refusal(cartApi.read, {}, { token: key })).toMatchObject(invalid)
  const left = await app.db`select from api_key_write where buyer_id = ${owner.id}`
  expect(left.count).toBe(0)
})

test('a key has so many calls a minute, whatever others call', async () => {
  const deps = { ...app.deps, isUnlimited: false }
  const none = async () => null
  const identify = identifyKeysBy(deps, { companyFacts: (sql) => sql`null`, identifySession: none, callsPerMinute: 2 })
  const [one, two] = [(await make()).key, (await make()).key]
  for (let i = 0; i < 2; i++) expect(await identify(one)).toMatchObject({ personId: owner.id })
  await expect(identify(one)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await identify(two)).toMatchObject({ personId: owner.id })
})

test('sessions stay what they were: a token of one is no key', async () => {
  expect(await app.request(accountApi.readCurrentUser, {}, owner)).toMatchObject({ user: { role: 'BUYER' } })
  expect((await app.request(accountApi.readCurrentUser, {}, { token: 'x'.repeat(43) })).user).toBeNull()
})
