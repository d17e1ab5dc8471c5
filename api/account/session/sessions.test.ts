import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as sessionsApi from '../../../contract/security/sessions.ts'
import { openDatabase } from '../../platform/db.ts'
import { identifyBy } from './identify.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { openPasswords } from '../password/passwords.ts'
import { isKnownDevice } from './known-devices.ts'

const password = 'Espresso-Tonic-8'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())
beforeEach(() => {
  app.time.shiftMs = 0
})

const buyer = (values = {}) => createBuyer(app.db, { passwordHash, ...values })
const signIn = (email: string, more: { deviceToken?: string; userAgent?: string } = {}) => {
  const { userAgent = firefox, ...input } = more
  return app.request(accountApi.signIn, { email, password, ...input }, { headers: { 'user-agent': userAgent } })
}
const list = (token: string) => app.request(sessionsApi.list, {}, { token })
const isAlive = async (token: string) => (await app.request(accountApi.readCurrentUser, {}, { token })).user !== null

test.each(['BUYER', 'SUPPLIER', 'OPERATOR'])(
  'a %s sees where the account is signed in, this session first',
  async (role) => {
    const { email, token } = await buyer({ role })
    const { authToken } = await signIn(email)
    const sessions = await list(authToken)
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isCurrent: true, isImpersonated: false },
      { browser: null, system: null, isCurrent: false },
    ])
    expect((await list(token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(JSON.stringify(sessions)).not.toContain(authToken)
  },
)

test('a session that has ended or was idle for 8 hours is in no list', async () => {
  const { email, token } = await buyer()
  app.time.shiftMs = 9 * 3_600_000
  const { authToken } = await signIn(email)
  expect(await list(authToken)).toHaveLength(1)
  expect(await isAlive(token)).toBe(false)
})

test('one session is ended, and its device is known no longer', async () => {
  const { email, token } = await buyer()
  const { authToken, deviceToken } = await signIn(email)
  const [, other] = await list(token)
  await app.request(sessionsApi.end, { id: other!.id }, { token })
  expect(await isAlive(authToken)).toBe(false)
  expect(await isAlive(token)).toBe(true)
  expect(await isKnownDevice(app.db, email, deviceToken)).toBe(false)
  await app.request(sessionsApi.end, { id: other!.id }, { token })
  expect(await list(token)).toHaveLength(1)
})

test('of two sessions on one device one ends and the device stays known', async () => {
  const { email } = await buyer()
  const { deviceToken, authToken } = await signIn(email)
  const second = await signIn(email, { deviceToken })
  const ended = (await list(second.authToken))[1]!
  await app.request(sessionsApi.end, { id: ended.id }, { token: second.authToken })
  expect(await isAlive(authToken)).toBe(false)
  expect(await isKnownDevice(app.db, email, deviceToken)).toBe(true)
})

test('all others end at once, this one and its device stay', async () => {
  const { email, token } = await buyer()
  const here = await signIn(email)
  const there = await signIn(email)
  await app.request(sessionsApi.endOthers, {}, { token: here.authToken })
  expect(await Promise.all([here.authToken, there.authToken, token].map(isAlive))).toEqual([true, false, false])
  const known = [here, there].map(({ deviceToken }) => isKnownDevice(app.db, email, deviceToken))
  expect(await Promise.all(known)).toEqual([true, false])
})

test("nobody ends somebody else's session", async () => {
  const [mine, theirs] = [await buyer(), await buyer()]
  const [session] = await list(theirs.token)
  await app.request(sessionsApi.end, { id: session!.id }, { token: mine.token })
  expect(await isAlive(theirs.token)).toBe(true)
})

test("an operator's session in the place of a buyer is marked, may not see the list, and the buyer can end it", async () => {
  const { id, token } = await buyer()
  const operator = await buyer({ role: 'OPERATOR' })
  const impersonated = await buyer({ impersonatedBy: operator.id })
  await app.db`update session set account_id = ${id} where account_id = ${impersonated.id}`
  expect(await app.refusal(sessionsApi.list, {}, { token: impersonated.token })).toMatchObject({ status: 403 })
  const found = (await list(token)).find(({ isImpersonated }) => isImpersonated)!
  await app.request(sessionsApi.end, { id: found.id }, { token })
  expect(await isAlive(impersonated.token)).toBe(false)
})

test('a sign-in on a new device is mailed once, with the device and no word of the client; the first one is not', async () => {
  const { email } = await buyer()
  await signIn(email)
  expect(await findMails(app.db, { to: email })).toEqual([])
  const { deviceToken } = await signIn(email, { userAgent: `${firefox} <b>Gratis</b>` })
  await signIn(email, { deviceToken })
  const mails = await findMails(app.db, { to: email })
  expect(mails.map(({ subject }) => subject)).toEqual(['Anmeldung auf einem neuen Gerät'])
  expect(mails[0]!.text).toContain('Firefox auf Windows')
  expect(mails[0]!.text).toContain('http://tresen.test/de/account/security')
  expect(mails[0]!.html).not.toContain('Gratis')
  await signIn(email)
  expect(await findMails(app.db, { to: email })).toHaveLength(2)
})

test('an address that is not confirmed gets no such mail, nor does a wrong password send one', async () => {
  const unconfirmed = await buyer({ emailConfirmedAt: null })
  await signIn(unconfirmed.email)
  await signIn(unconfirmed.email)
  expect(await findMails(app.db, { to: unconfirmed.email })).toEqual([])
  const { email } = await buyer()
  await app.refusal(accountApi.signIn, { email, password: 'Wrong-123' })
  expect(await findMails(app.db, { to: email })).toEqual([])
})

test('a session that has ended is refused at once in every process, also amid calls that share their looks', async () => {
  const { token } = await buyer()
  const [one, other] = [openDatabase(app.databaseUrl), openDatabase(app.databaseUrl)]
  const processes = [one, other].map((db) => identifyBy({ db, clock: app.deps.clock }))
  const askAll = () => Array.from({ length: 40 }, (_, i) => processes[i % 2]!(token))
  try {
    expect(await Promise.all(askAll())).not.toContain(null)
    const during = askAll()
    await app.request(accountApi.signOut, {}, { token })
    expect(new Set(await Promise.all(askAll()))).toEqual(new Set([null]))
    await Promise.all(during)
  } finally {
    await Promise.all([one, other].map((db) => db.end({ timeout: 1 })))
  }
})
