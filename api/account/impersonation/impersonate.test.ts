import { addressForm } from '../../../test/forms.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as profileApi from '../../../contract/profile.ts'
import * as wishlistApi from '../../../contract/wishlist.ts'
import { emptyAudit } from '../../../test/database/empty-audit.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { replacePassword } from '../password/password-reset-queries.ts'

let app: TestApp
let operator: { id: string; token: string }
let buyer: { id: string; token: string; email: string }
let productSkuId: string
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  productSkuId = (await createProduct(app.db, (await createStore(app.db)).id)).skuId
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  buyer = await createBuyer(app.db)
})

const seconds = 1000
const minutes = 60 * seconds
const reason = 'Ticket 4711'
const makeCode = (email = buyer.email, mayWrite = false) =>
  app.request(accountApi.makeImpersonationCode, { email, reason, mayWrite }, { token: operator.token })
const begin = async (mayWrite: boolean) =>
  app.request(accountApi.impersonate, { code: (await makeCode(buyer.email, mayWrite)).code })
const userOf = async (token: string) =>
  (await app.request(accountApi.readCurrentUser, {}, { token })).user?.portalUserId ?? null
const auditOf = (accountId: string) => app.db`
  select actor_id, account_id, action, state, reason from audit_log
  where account_id = ${accountId} order by at, id`

test('a visitor gets 401 for a code, a buyer 403', async () => {
  expect(await app.refusal(accountApi.makeImpersonationCode, { email: buyer.email, reason })).toMatchObject({
    status: 401,
  })
  const asBuyer = app.refusal(accountApi.makeImpersonationCode, { email: buyer.email, reason }, { token: buyer.token })
  expect(await asBuyer).toMatchObject({ status: 403 })
})

test('a code of the operator signs in as the buyer, and the session tells who is behind it', async () => {
  const { code, url, expiresAt } = await makeCode(buyer.email.toUpperCase())
  expect(url).toBe(`http://tresen.test/impersonate#code=${code}`)
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60 * seconds)
  const { authToken, isImpersonated } = await app.request(accountApi.impersonate, { code })
  expect(isImpersonated).toBe(true)
  expect(await app.request(accountApi.readCurrentUser, {}, { token: authToken })).toMatchObject({
    isImpersonated: true,
    impersonatedBy: operator.id,
    user: { portalUserId: buyer.id, role: 'BUYER' },
    userDetails: { email: buyer.email },
  })
})

test('only the hash of a code is kept', async () => {
  const { code } = await makeCode()
  const rows = await app.db`select from impersonation_code where impersonation_code::text like ${`%${code}%`}`
  expect(rows.count).toBe(0)
  expect((await app.db`select from impersonation_code where account_id = ${buyer.id}`).count).toBe(1)
})

test('of 20 uses of one code at once exactly one signs in', async () => {
  const { code } = await makeCode()
  const { done, refused } = await atOnce(20, () => app.request(accountApi.impersonate, { code }))
  expect(done).toHaveLength(1)
  expect(new Set(refused.map((refusal) => refusal.code))).toEqual(new Set(['LINK_EXPIRED']))
  expect((await app.db`select from session where account_id = ${buyer.id} and impersonated_by is not null`).count).toBe(
    1,
  )
})

test('a code lives 60 seconds', async () => {
  const { code } = await makeCode()
  app.time.shiftMs = 61 * seconds
  expect(await app.refusal(accountApi.impersonate, { code }, { language: 'de' })).toMatchObject({
    status: 422,
    code: 'LINK_EXPIRED',
    message: 'Dieser Link ist abgelaufen oder schon benutzt. Bitte einen neuen anfordern.',
  })
})

test('however much it is used, an impersonated session ends after 30 minutes', async () => {
  const { authToken } = await app.request(accountApi.impersonate, { code: (await makeCode()).code })
  for (const minute of [10, 20, 29]) {
    app.time.shiftMs = minute * minutes
    expect(await userOf(authToken)).toBe(buyer.id)
  }
  app.time.shiftMs = 30 * minutes + seconds
  expect(await userOf(authToken)).toBeNull()
})

test('nobody impersonates from an impersonated session, and the code stays alive', async () => {
  const { authToken } = await app.request(accountApi.impersonate, { code: (await makeCode()).code })
  const other = await createBuyer(app.db)
  const { code } = await makeCode(other.email)
  expect(await app.refusal(accountApi.impersonate, { code }, { token: authToken })).toMatchObject({ status: 403 })
  const nested = app.refusal(accountApi.makeImpersonationCode, { email: other.email, reason }, { token: authToken })
  expect(await nested).toMatchObject({ status: 403 })
  await app.request(accountApi.impersonate, { code })
})

test('only buyers can be impersonated, and only by somebody who still is an operator', async () => {
  const supplier = await createBuyer(app.db, { role: 'SUPPLIER' })
  for (const email of [supplier.email, 'nobody@hotel.example']) {
    const refused = app.refusal(accountApi.makeImpersonationCode, { email, reason }, { token: operator.token })
    expect(await refused).toMatchObject({ status: 404 })
  }
  const former = await createBuyer(app.db, { role: 'OPERATOR' })
  const { code } = await app.request(
    accountApi.makeImpersonationCode,
    { email: buyer.email, reason },
    { token: former.token },
  )
  await app.db`update account set role = 'BUYER' where id = ${former.id}`
  expect(await app.refusal(accountApi.impersonate, { code })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('the buyer does not see the session end that the operator ends', async () => {
  const { authToken } = await app.request(accountApi.impersonate, { code: (await makeCode()).code })
  await app.request(accountApi.signOut, {}, { token: authToken })
  expect(await userOf(authToken)).toBeNull()
  expect(await userOf(buyer.token)).toBe(buyer.id)
})

test('without writing it reads, and each write is refused with a sentence; signing out is not', async () => {
  const { authToken: token } = await begin(false)
  expect(await app.request(accountApi.readCurrentUser, {}, { token })).toMatchObject({ mayWrite: false })
  expect(await app.request(accountApi.listAddresses, {}, { token })).toEqual([])
  expect(await app.refusal(accountApi.createAddress, addressForm(), { token, language: 'de' })).toMatchObject({
    status: 403,
    code: 'IMPERSONATION_READ_ONLY',
    message: expect.stringContaining('nur lesend'),
  })
  await app.request(accountApi.signOut, {}, { token })
  expect(await userOf(token)).toBeNull()
})

test('a write that is refused to who only reads, or who acts, has its row with both ids and the reason', async () => {
  for (const mayWrite of [false, true]) {
    const { authToken: token } = await begin(mayWrite)
    await app.refusal(accountApi.createAddress, addressForm(), { token })
  }
  const { method, path } = accountApi.createAddress
  const rows = await app.db`
    select actor_id, account_id, state, reason from audit_log where action = ${`${method} ${path}`} and account_id = ${buyer.id}`
  const noted = { actorId: operator.id, accountId: buyer.id, state: 'REFUSED', reason }
  expect(rows.filter(({ state }) => state === 'REFUSED').slice(-2)).toEqual([noted, noted])
})

test('a reason has 5 to 300 characters', async () => {
  for (const short of ['', '    x    ', 'y'.repeat(301)]) {
    const input = { email: buyer.email, reason: short }
    const refused = await app.refusal(accountApi.makeImpersonationCode, input, { token: operator.token })
    expect(refused).toMatchObject({ code: 'VALIDATION', fieldErrors: { reason: expect.any(String) } })
  }
})

test.each([
  [false, 'nur gelesen'],
  [true, 'in deinem Namen'],
])('the person is told by mail why, and whether with writing (%s); so says the export', async (mayWrite, words) => {
  await begin(mayWrite)
  const [mail] = await findMails(app.db, { to: buyer.email })
  expect(mail!.text).toContain(reason)
  expect(mail!.text).toContain(words)
  expect(mail!.text).not.toContain(operator.id)
  const { records } = await app.request(profileApi.exportAccount, {}, buyer)
  expect(records.impersonation).toEqual([{ at: expect.any(String), reason, mayWrite, ticketNumber: null }])
})

test('the sign-in and each write of an impersonated session are noted once, with both ids, the reason and how they ended', async () => {
  const { authToken: token } = await begin(true)
  await app.request(wishlistApi.add, { productSkuId }, { token })
  await app.refusal(wishlistApi.add, { productSkuId: 'nothing' }, { token })
  const both = { actorId: operator.id, accountId: buyer.id, reason }
  expect([...(await auditOf(buyer.id))]).toEqual([
    { ...both, action: 'impersonate', state: 'DONE' },
    { ...both, action: 'POST /api/v1/account/wishlist', state: 'DONE' },
    { ...both, action: 'POST /api/v1/account/wishlist', state: 'REFUSED' },
  ])
  const [made] = await app.db`
    select state from audit_log where actor_id = ${operator.id} and action like 'POST%impersonation-codes'
    order by at desc limit 1`
  expect(made).toEqual({ state: 'DONE' })
})

test('a write that is still at work, or died there, has its row', async () => {
  const { authToken: token } = await begin(true)
  await emptyAudit(app.db)
  // The wishlist is locked by somebody else, so that the write never ends; the row is there all the same.
  const blocker = await app.db.reserve()
  await blocker`begin`
  await blocker`lock table wishlist_item`
  const writing = app.request(wishlistApi.add, { productSkuId }, { token })
  const rows = () => app.db`select state, account_id, actor_id from audit_log`
  await expect
    .poll(async () => [...(await rows())])
    .toEqual([{ state: 'ATTEMPTED', accountId: buyer.id, actorId: operator.id }])
  await blocker`rollback`
  blocker.release()
  await writing
  expect([...(await rows())]).toEqual([{ state: 'DONE', accountId: buyer.id, actorId: operator.id }])
})

test.each([
  ['session', (token: string) => app.request(accountApi.signOut, {}, { token })],
  ['role', () => app.db`update account set role = 'SUPPLIER' where id = ${theirs.id}`],
  ['right', () => app.db`update membership set roles = '{CONTENT}' where account_id = ${theirs.id}`],
  ['password', () => app.db.begin((tx) => replacePassword(tx, theirs.id, 'none'))],
])("it ends with its operator's %s", async (_, end) => {
  theirs = await createBuyer(app.db, { role: 'OPERATOR' })
  const codeOf = () =>
    app.request(accountApi.makeImpersonationCode, { email: buyer.email, reason }, { token: theirs.token })
  const { authToken } = await app.request(accountApi.impersonate, { code: (await codeOf()).code })
  const { code } = await codeOf()
  expect(await userOf(authToken)).toBe(buyer.id)
  await end(theirs.token)
  expect(await userOf(authToken)).toBeNull()
  expect(await app.refusal(accountApi.impersonate, { code })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await userOf(buyer.token)).toBe(buyer.id)
})

test("it ends when its operator's session was not used for 8 hours, or is over", async () => {
  theirs = await createBuyer(app.db, { role: 'OPERATOR' })
  const { code } = await app.request(
    accountApi.makeImpersonationCode,
    { email: buyer.email, reason },
    { token: theirs.token },
  )
  const { authToken } = await app.request(accountApi.impersonate, { code })
  await app.db`update session set expires_at = now() - interval '1 second' where account_id = ${theirs.id}`
  expect(await userOf(authToken)).toBeNull()
})

let theirs: { id: string; token: string }
