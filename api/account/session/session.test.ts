import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { decoyHash, openPasswords } from '../password/passwords.ts'
import { signIn as signInWith } from './sign-in.ts'

const password = 'Espresso-Tonic-8'
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

const hours = 3_600_000
const buyer = () => createBuyer(app.db, { passwordHash })
const userOf = async (token: string) =>
  (await app.request(accountApi.readCurrentUser, {}, { token })).user?.portalUserId ?? null

test('the password is kept as Argon2id with 19 MiB, two passes and one lane', () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a visitor is nobody, and so is an unknown token', async () => {
  const nobody = { isImpersonated: false, impersonatedBy: null, user: null, userDetails: null, counts: null }
  expect(await app.request(accountApi.readCurrentUser, {})).toEqual(nobody)
  expect(await app.request(accountApi.readCurrentUser, {}, { token: 'x'.repeat(43) })).toEqual(nobody)
})

test('the letter case of the e-mail does not matter', async () => {
  const { id, email } = await buyer()
  const { authToken } = await app.request(accountApi.signIn, { email: email.toUpperCase(), password })
  expect(await userOf(authToken)).toBe(id)
})

test('only the hash of a token is kept', async () => {
  const { email } = await buyer()
  const { authToken } = await app.request(accountApi.signIn, { email, password })
  expect(Buffer.from(authToken, 'base64url')).toHaveLength(32)
  const rows = await app.db`select * from session where session::text like ${`%${authToken}%`}`
  expect(rows.count).toBe(0)
})

test('a wrong password and an unknown e-mail are refused in the same words', async () => {
  const { email } = await buyer()
  const outcome = async (to: string) => {
    const input = { email: to, password: 'Wrong-123' }
    const { status, code, message, fieldErrors } = await app.refusal(accountApi.signIn, input, { language: 'de' })
    return { status, code, message, fieldErrors }
  }
  const refused = { status: 401, code: 'BAD_CREDENTIALS', message: 'E-Mail oder Passwort ist falsch.', fieldErrors: {} }
  expect(await outcome(email)).toEqual(refused)
  expect(await outcome('nobody@hotel.example')).toEqual(refused)
})

test('an unknown e-mail costs one hash as a known one does', async () => {
  const { email } = await buyer()
  const hashed: (string | null)[] = []
  const passwords = {
    ...openPasswords(),
    fits: (hash: string | null, typed: string) => {
      hashed.push(hash)
      return openPasswords().fits(hash, typed)
    },
  }
  for (const to of [email, 'nobody@hotel.example'])
    await expect(
      signInWith({ ...app.deps, passwords }, { email: to, password: 'Wrong-123', userAgent: null }),
    ).rejects.toThrow()
  expect(hashed).toEqual([passwordHash, null])
})

test('the hash of nobody fits no password and is as dear as any other', async () => {
  const costOf = (hash: string) => hash.split('$').slice(1, 4)
  expect(costOf(decoyHash)).toEqual(costOf(passwordHash))
  expect(await openPasswords().fits(null, 'Wrong-123')).toBe(false)
})

test('after signing out the token is dead on the server, and other sessions live', async () => {
  const { id, email } = await buyer()
  const [first, second] = [
    await app.request(accountApi.signIn, { email, password }),
    await app.request(accountApi.signIn, { email, password }),
  ]
  await app.request(accountApi.signOut, {}, { token: first.authToken })
  expect(await userOf(first.authToken)).toBeNull()
  expect(await userOf(second.authToken)).toBe(id)
  await app.request(accountApi.signOut, {}, { token: first.authToken })
})

test('a session that is used lives on, one that is idle for 8 hours ends', async () => {
  const { id, email } = await buyer()
  const { authToken } = await app.request(accountApi.signIn, { email, password })
  for (const hour of [7, 14, 21]) {
    app.time.shiftMs = hour * hours
    expect(await userOf(authToken)).toBe(id)
  }
  app.time.shiftMs = 29 * hours + 60_000
  expect(await userOf(authToken)).toBeNull()
})

test('however much it is used, a session ends after 7 days', async () => {
  const { id, email } = await buyer()
  const { authToken } = await app.request(accountApi.signIn, { email, password })
  for (let hour = 7; hour < 7 * 24; hour += 7) {
    app.time.shiftMs = hour * hours
    expect(await userOf(authToken)).toBe(id)
  }
  app.time.shiftMs = 7 * 24 * hours + 1000
  expect(await userOf(authToken)).toBeNull()
})

test('the use of a session is written at most once a minute', async () => {
  const { token: authToken, id } = await buyer()
  const lastUse = async () => (await app.db`select last_used_at as at from session where account_id = ${id}`)[0]?.at
  const before = await lastUse()
  app.time.shiftMs = 30_000
  await userOf(authToken)
  expect(await lastUse()).toEqual(before)
  app.time.shiftMs = 61_000
  await userOf(authToken)
  expect(await lastUse()).not.toEqual(before)
})
