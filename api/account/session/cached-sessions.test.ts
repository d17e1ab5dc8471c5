import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createAddress, createBuyer, createMember, createProduct, createStore } from '../../../test/builders.ts'
import { createCustomer, createGoods, order, put } from '../../../test/shop.ts'
import type { Identify } from '../../http/caller.ts'
import { openDatabase, type Db } from '../../platform/db.ts'
import { companyFacts } from '../../products/grants/company-facts.ts'
import { identifyBy } from './identify.ts'

let app: TestApp
let other: Db
let statements = 0
/** As another process finds it, which caches what it has found. */
let identify: Identify
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  other = openDatabase(app.databaseUrl, { onStatement: () => statements++ })
  identify = identifyBy({ db: other, clock: app.deps.clock }, companyFacts)
})
afterAll(async () => {
  await other.end({ timeout: 1 })
  await app.close()
})
beforeEach(() => {
  app.time.shiftMs = 0
})

async function statementsOf(work: () => Promise<unknown>) {
  const before = statements
  await work()
  return statements - before
}

test('a session of which nothing has changed costs a check, and calls of one moment share it', async () => {
  const { token } = await createBuyer(app.db)
  // The check beside the first tells that the account is new, so what was read is not cached yet.
  await identify(token)
  await identify(token)
  expect(await statementsOf(() => identify(token))).toBe(1)
  const since = performance.now()
  await identify(token)
  expect(await statementsOf(() => identify(token, since))).toBe(0)
  expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, () => identify(token))))).toBeLessThan(4)
})

const member = async () => {
  const owner = await createBuyer(app.db)
  return { ...(await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })), companyId: owner.id }
}

test.each([
  ['is deleted', (id: string) => app.db`delete from session where account_id = ${id}`, null],
  ['acts as nothing any more', (id: string) => app.db`delete from membership where account_id = ${id}`, null],
  [
    'is of an account with another role',
    (id: string) => app.db`update membership set roles = '{BOOKKEEPER}' where account_id = ${id}`,
    { roles: ['BOOKKEEPER'] },
  ],
  [
    'has lost its second factor',
    (id: string) => app.db`update session set second_factor_at = null where account_id = ${id}`,
    { hasSecondFactor: false },
  ],
  // A second ago: the clocks of database and process are read within the same millisecond.
  [
    'is to end earlier',
    (id: string) => app.db`update session set expires_at = now() - interval '1 second' where account_id = ${id}`,
    null,
  ],
])('a session that is cached and %s counts as that with the next call', async (_, change, expected) => {
  const { id, token, membershipId } = await member()
  await app.db`update session set membership_id = ${membershipId} where account_id = ${id}`
  expect(await identify(token)).toMatchObject({ roles: ['BUYER'], hasSecondFactor: true })
  await change(id)
  if (expected) expect(await identify(token)).toMatchObject(expected)
  else expect(await identify(token)).toBeNull()
})

test('what a company was granted, has ordered and has designed is known with the next call', async () => {
  const [goods, buyer] = [await createGoods(app), await createCustomer(app)]
  const exclusive = await createProduct(app.db, (await createStore(app.db)).id, { isExclusive: true })
  const facts = async () => (await identify(buyer.token))!.facts!
  expect(await facts()).toMatchObject({
    grantedSkuIds: [],
    latestOrderId: null,
    hasDesigns: false,
    grantsEndAfterMs: null,
    address: { countryId: 1 },
  })
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${exclusive.skuId})`
  expect(await facts()).toMatchObject({ grantedSkuIds: [exclusive.skuId] })
  await app.db`update exclusive_grant set withdrawn_at = now() where buyer_id = ${buyer.id}`
  expect(await facts()).toMatchObject({ grantedSkuIds: [] })
  await put(app, buyer, goods.skuId)
  await order(app, buyer, 1)
  expect((await facts()).latestOrderId).not.toBeNull()
})

test('where the goods of a company go is known with the next call: of its addresses the selected one, none without any', async () => {
  const buyer = await createBuyer(app.db)
  const postcode = async () => (await identify(buyer.token))!.facts!.address?.postalCode
  expect(await postcode()).toBeUndefined()
  const first = await createAddress(app.db, buyer.id, { postalCode: '10115' })
  expect(await postcode()).toBe('10115')
  const other = await createAddress(app.db, buyer.id, { postalCode: '20095', isSelected: false })
  expect(await postcode()).toBe('10115')
  await app.db`update address set is_selected = false where id = ${first.id}`
  await app.db`update address set is_selected = true where id = ${other.id}`
  expect(await postcode()).toBe('20095')
  await app.db`delete from address where buyer_id = ${buyer.id}`
  expect(await postcode()).toBeUndefined()
})

test('a grant that ends by itself is gone at that moment, without anybody telling', async () => {
  const buyer = await createBuyer(app.db)
  const { skuId } = await createProduct(app.db, (await createStore(app.db)).id, { isExclusive: true })
  await app.db`
    insert into exclusive_grant (buyer_id, sku_id, expires_at) values (${buyer.id}, ${skuId}, now() + interval '1 hour')`
  const granted = async () => (await identify(buyer.token))!.facts!.grantedSkuIds
  // Until it was read before its end, which a busy machine may miss.
  const readInTime = async () => {
    await app.db`update exclusive_grant set expires_at = now() + interval '1 second' where buyer_id = ${buyer.id}`
    return granted()
  }
  await expect.poll(readInTime).toEqual([skuId])
  await expect.poll(granted).toEqual([])
})

test('time ends a session that is cached: by its end, or after 8 hours in which nobody used it', async () => {
  const { token } = await createBuyer(app.db)
  expect(await identify(token)).not.toBeNull()
  app.time.shiftMs = 9 * 3_600_000
  expect(await identify(token)).toBeNull()
  const used = await createBuyer(app.db)
  for (const hours of [0, 7, 14, 21]) {
    app.time.shiftMs = hours * 3_600_000
    expect(await identify(used.token)).not.toBeNull()
  }
  await app.db`update session set expires_at = ${app.deps.clock.now()}::timestamptz + interval '30 seconds' where account_id = ${used.id}`
  expect(await identify(used.token)).not.toBeNull()
  app.time.shiftMs += 31_000
  expect(await identify(used.token)).toBeNull()
})

test('that a session is used is written once a minute, by whatever process', async () => {
  const { id, token } = await createBuyer(app.db)
  const lastUsed = async () => (await app.db`select last_used_at from session where account_id = ${id}`)[0]!.lastUsedAt
  await identify(token)
  const first = await lastUsed()
  await identify(token)
  expect(await lastUsed()).toEqual(first)
  app.time.shiftMs = 61_000
  await identify(token)
  expect((await lastUsed()) - first).toBeGreaterThan(50_000)
})
