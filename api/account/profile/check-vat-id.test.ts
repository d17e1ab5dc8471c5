import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as profileApi from '../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { signUpForm } from '../../../test/forms.ts'
import { createBuyer } from '../../../test/builders.ts'
import { checkVatId, enqueueVatIdCheck, startVatIdWorker, vies } from './check-vat-id.ts'

const vatId = 'ATU13585627'
let app: TestApp
/** The register: what it was asked, and what it says to it. */
const requests: unknown[] = []
let answer: { status?: number; body: string } | 'HANG_UP' = { body: '{}' }
const register = createServer(async (request, reply) => {
  requests.push({ path: `${request.method} ${request.url}`, ...((await json(request)) as object) })
  if (answer === 'HANG_UP') return void request.socket.destroy()
  reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body)
})
let viesUrl = ''
beforeAll(async () => {
  register.listen(0, 'localhost')
  await once(register, 'listening')
  viesUrl = `http://localhost:${(register.address() as AddressInfo).port}/vies`
  app = await createTestApp({ viesUrl })
})
afterAll(async () => {
  register.close()
  await app.close()
})
beforeEach(() => {
  requests.length = 0
  answer = { body: '{"valid":true}' }
})

const createAustrian = (values: object = {}) =>
  createBuyer(app.db, { countryId: 2, vatId, vatIdStatus: 'UNCHECKED', ...values })
const stateOf = async ({ id }: { id: string }) =>
  (await app.db`select vat_id_status as status, vat_id_checked_at as at from account where id = ${id}`)[0]
const check = (accountId: string) => checkVatId(app.deps, { accountId, vatId }, vies(viesUrl))
const jobs = async ({ id }: { id: string }) =>
  (
    await app.db<{ data: object }[]>`
      select data from pgboss.job where name = 'vat-id' and data ->> 'accountId' = ${id} order by created_on`
  ).map(({ data }) => data)
test.each([
  [true, 'VALID'],
  [false, 'INVALID'],
])('of an id that is known: %s, the status is %s', async (valid, status) => {
  const buyer = await createAustrian()
  answer = { body: JSON.stringify({ countryCode: 'AT', vatNumber: 'U13585627', valid, name: '---' }) }
  await check(buyer.id)
  expect(requests).toEqual([{ path: 'POST /vies/check-vat-number', countryCode: 'AT', vatNumber: 'U13585627' }])
  expect(await stateOf(buyer)).toEqual({ status, at: expect.any(Date) })
})

test.each([
  ['no word about the id', { body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' }],
  ['an error', { status: 500, body: '{"valid":true}' }],
  ['a page', { body: '<html>' }],
  ['nothing', { body: 'null' }],
  ['a broken line', 'HANG_UP'],
] as const)('where the register answers %s the job fails and is tried again', async (_, replies) => {
  const buyer = await createAustrian()
  answer = replies
  await expect(check(buyer.id)).rejects.toThrow()
  expect(await stateOf(buyer)).toEqual({ status: 'UNCHECKED', at: null })
})

test('what an operator has decided, and an id that was changed, are left alone', async () => {
  const decided = await createAustrian({ vatIdStatus: 'INVALID' })
  const changed = await createAustrian({ vatId: 'ATU99999999' })
  for (const { id } of [decided, changed]) await check(id)
  expect(requests).toEqual([])
  expect(await stateOf(decided)).toMatchObject({ status: 'INVALID' })
  expect(await stateOf(changed)).toMatchObject({ status: 'UNCHECKED' })
})

test('an id that is changed while the register thinks stays UNCHECKED', async () => {
  const buyer = await createAustrian()
  await checkVatId(app.deps, { accountId: buyer.id, vatId }, async () => {
    await app.db`update account set vat_id = 'ATU99999999' where id = ${buyer.id}`
    return 'VALID'
  })
  expect(await stateOf(buyer)).toMatchObject({ status: 'UNCHECKED' })
})

test('a new or changed id is checked once; an unchanged one, and none, are not', async () => {
  const buyer = await createAustrian({ vatId: null })
  const change = async (given: string | null) => {
    const profile = await app.request(profileApi.read, {}, buyer)
    return app.request(profileApi.update, { ...profile, vatId: given }, buyer)
  }
  await change(vatId)
  await change(vatId)
  expect(await jobs(buyer)).toEqual([{ accountId: buyer.id, vatId }])
  await check(buyer.id)
  await change(null)
  expect(await stateOf(buyer)).toEqual({ status: 'UNCHECKED', at: null })
  expect(await jobs(buyer)).toHaveLength(1)
})

test('the id of a new account is checked, and no other', async () => {
  const form = signUpForm({ vatId, countryId: 2 })
  await app.request(accountApi.signUp, form)
  const [account] = await app.db<[{ id: string }]>`select id from account where email = ${form.email}`
  expect(await jobs(account)).toEqual([{ accountId: account.id, vatId }])
})

test('without a register nothing waits; once there is one, what came before is asked for, but no Swiss id', async () => {
  const [buyer, swiss] = [await createAustrian(), await createAustrian({ vatId: 'CHE116281710' })]
  const without = { ...app.deps, viesUrl: null, jobs: { ...app.deps.jobs, work: async () => {} } }
  await enqueueVatIdCheck(app.db, without, { accountId: buyer.id, vatId })
  await startVatIdWorker(without)
  expect(await jobs(buyer)).toEqual([])
  await startVatIdWorker({ ...without, viesUrl })
  expect(await jobs(buyer)).toEqual([{ accountId: buyer.id, vatId }])
  expect(await jobs(swiss)).toEqual([])
})
