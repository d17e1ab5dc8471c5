import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import * as buyerSessionsApi from '../../contract/operator/buyer-sessions.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'

let app: TestApp
let support: { id: string; token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const reason = 'Laptop gestohlen'

test('an operator sees on which devices a buyer is signed in, and ends one of the sessions', async () => {
  const buyer = await createBuyer(app.db)
  await app.db`update session set browser = 'Firefox', system = 'Windows' where account_id = ${buyer.id}`
  const list = () => app.request(buyerSessionsApi.list, { accountId: buyer.id }, support)
  const [session, ...others] = await list()
  expect(others).toEqual([])
  expect(session).toMatchObject({ browser: 'Firefox', system: 'Windows', isImpersonated: false })
  await app.request(buyerSessionsApi.end, { accountId: buyer.id, sessionId: session!.id, reason }, support)
  expect(await list()).toEqual([])
  expect((await app.request(accountApi.readCurrentUser, {}, buyer)).user).toBeNull()
})

test('why a session was ended stands in the audit', async () => {
  const buyer = await createBuyer(app.db)
  const operator = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const [session] = await app.request(buyerSessionsApi.list, { accountId: buyer.id }, operator)
  await app.request(buyerSessionsApi.end, { accountId: buyer.id, sessionId: session!.id, reason }, operator)
  const rows = await app.db`select reason from audit_log where actor_id = ${operator.id} and reason is not null`
  expect(rows).toEqual([{ reason }])
})

test("no operator's session is shown to or ended by another", async () => {
  const accountId = (await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })).id
  expect(await app.refusal(buyerSessionsApi.list, { accountId }, support)).toMatchObject({ status: 404 })
  const ending = { accountId, sessionId: '0'.repeat(64), reason }
  expect(await app.refusal(buyerSessionsApi.end, ending, support)).toMatchObject({ status: 404 })
})
