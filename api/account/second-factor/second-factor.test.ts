import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { openPasswords } from '../password/passwords.ts'

const password = 'Espresso-Tonic-8'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())
beforeEach(() => {
  app.time.shiftMs = 0
})

type Person = { id: string; token: string; email: string }
const STEP_MS = 30_000
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.deps.clock.now().getTime() + steps * STEP_MS,
  })
const later = () => void (app.time.shiftMs += 2 * STEP_MS)

const buyer = (values = {}) => createBuyer(app.db, { passwordHash, ...values })
const setUp = (person: Person) => app.request(secondFactorApi.setUpTotp, { password }, person)

/** An account with an app; its next code is a new one. */
async function protectedBuyer(values = {}) {
  const person = await buyer(values)
  const { secret } = await setUp(person)
  const { recoveryCodes } = await app.request(secondFactorApi.confirmTotp, { code: codeAt(secret) }, person)
  later()
  return { ...person, secret, recoveryCodes }
}

/** The half that a right password gives. */
async function half(email: string): Promise<string> {
  const refused = await app.refusal(accountApi.signIn, { email, password })
  expect(refused).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' })
  return (refused as unknown as { secondFactor: { token: string } }).secondFactor.token
}
const finish = (token: string, code: string) => app.request(secondFactorApi.signIn, { token, code })
const refusedFinish = (token: string, code: string) => app.refusal(secondFactorApi.signIn, { token, code })
const isAlive = async (token: string) => (await app.request(accountApi.readCurrentUser, {}, { token })).user !== null

test('without a second factor the sign-in answers as ever', async () => {
  const { email } = await buyer()
  const signedIn = await app.request(accountApi.signIn, { email, password })
  expect(Object.keys(signedIn).toSorted()).toEqual(['authToken', 'deviceToken', 'expiresAt'])
})

test('an app that is begun counts only with a code of it', async () => {
  const person = await buyer()
  const { secret, uri } = await setUp(person)
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Tresen:.*secret=${secret}`))
  await app.request(accountApi.signIn, { email: person.email, password })
  const wrong = await app.refusal(secondFactorApi.confirmTotp, { code: '000000' }, { ...person, language: 'de' })
  expect(wrong).toMatchObject({
    status: 400,
    fieldErrors: { code: 'Dieser Code stimmt nicht oder wurde schon benutzt' },
  })
  const { recoveryCodes } = await app.request(secondFactorApi.confirmTotp, { code: codeAt(secret) }, person)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await app.request(secondFactorApi.read, {}, person)).toMatchObject({
    totpSince: expect.any(Date),
    recoveryCodesLeft: 10,
  })
  expect(await app.refusal(secondFactorApi.setUpTotp, { password }, person)).toMatchObject({
    code: 'SECOND_FACTOR_EXISTS',
  })
})

test('a wrong password sets nothing up, and an operator in the place of a buyer may not at all', async () => {
  const person = await buyer()
  const refused = await app.refusal(secondFactorApi.setUpTotp, { password: 'Wrong-123' }, person)
  expect(refused).toMatchObject({ status: 400, code: 'VALIDATION' })
  const operator = await buyer({ role: 'OPERATOR' })
  const impersonated = await buyer({ impersonatedBy: operator.id })
  expect(await app.refusal(secondFactorApi.setUpTotp, { password }, impersonated)).toMatchObject({ status: 403 })
})

test('switched on, every other session ends and the owner gets a mail', async () => {
  const person = await buyer()
  const other = await app.request(accountApi.signIn, { email: person.email, password })
  const { secret } = await setUp(person)
  await app.request(secondFactorApi.confirmTotp, { code: codeAt(secret) }, person)
  expect(await isAlive(other.authToken)).toBe(false)
  expect(await isAlive(person.token)).toBe(true)
  const subjects = (await findMails(app.db, { to: person.email })).map(({ subject }) => subject)
  expect(subjects).toContain('Zwei-Faktor-Anmeldung eingeschaltet')
})

test('secret and codes stand nowhere in clear', async () => {
  const { id, secret, recoveryCodes } = await protectedBuyer()
  const rows = await app.db`
    select totp::text || coalesce(string_agg(recovery_code::text, ''), '') as text
    from totp left join recovery_code using (account_id) where account_id = ${id} group by totp`
  expect(rows[0]!.text).not.toContain(secret)
  for (const code of recoveryCodes) expect(rows[0]!.text).not.toContain(code)
})

test('password and code open a session', async () => {
  const { id, email, secret } = await protectedBuyer()
  const { authToken } = await finish(await half(email), codeAt(secret))
  const { user } = await app.request(accountApi.readCurrentUser, {}, { token: authToken })
  expect(user?.portalUserId).toBe(id)
})

test.each([-1, 1])('a clock that is %s step off is no obstacle, two are', async (steps) => {
  const { email, secret } = await protectedBuyer()
  later()
  const token = await half(email)
  expect(await refusedFinish(token, codeAt(secret, steps * 2))).toMatchObject({ code: 'VALIDATION' })
  await finish(token, codeAt(secret, steps))
})

test('a code counts once, also when it is sent twice at once', async () => {
  const { email, secret } = await protectedBuyer()
  const code = codeAt(secret)
  const halves = [await half(email), await half(email)]
  const outcomes = await Promise.allSettled(halves.map((token) => finish(token, code)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusedFinish(await half(email), code)).toMatchObject({ code: 'VALIDATION' })
})

test('one half opens one session', async () => {
  const { email, secret, recoveryCodes } = await protectedBuyer()
  const token = await half(email)
  const outcomes = await Promise.allSettled([finish(token, codeAt(secret)), finish(token, recoveryCodes[0]!)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a recovery code counts once, however it is typed', async () => {
  const { email, token, recoveryCodes } = await protectedBuyer()
  const code = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')
  const halves = [await half(email), await half(email)]
  const outcomes = await Promise.allSettled(halves.map((each) => finish(each, code)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { recoveryCodesLeft } = await app.request(secondFactorApi.read, {}, { token })
  expect(recoveryCodesLeft).toBe(9)
})

test('after five wrong codes or five minutes the password has to be typed again', async () => {
  const { email, secret } = await protectedBuyer()
  const guessed = await half(email)
  for (let i = 0; i < 5; i++) expect(await refusedFinish(guessed, '000000')).toMatchObject({ code: 'VALIDATION' })
  expect(await refusedFinish(guessed, codeAt(secret))).toMatchObject({ status: 422, code: 'SIGN_IN_EXPIRED' })
  const late = await half(email)
  app.time.shiftMs += 5 * 60_000
  expect(await refusedFinish(late, codeAt(secret))).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  expect(await refusedFinish('x'.repeat(43), codeAt(secret))).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
})

test('a new password voids the halves of the former', async () => {
  const { email, secret, token } = await protectedBuyer()
  const waiting = await half(email)
  await app.request(accountApi.changePassword, { currentPassword: password, newPassword: 'Kakao-Minze-77' }, { token })
  expect(await refusedFinish(waiting, codeAt(secret))).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
})

test('guesses at codes are counted for the account, whatever half they go with', async () => {
  const limited = await createTestApp()
  const { email, token } = await createBuyer(limited.db, { passwordHash })
  const { secret } = await limited.request(secondFactorApi.setUpTotp, { password }, { token })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await limited.request(secondFactorApi.confirmTotp, { code }, { token })
  const tokens: string[] = []
  for (let i = 0; i < 3; i++) {
    const refused = await limited.refusal(accountApi.signIn, { email, password })
    tokens.push((refused as unknown as { secondFactor: { token: string } }).secondFactor.token)
  }
  const guess = (i: number) => limited.refusal(secondFactorApi.signIn, { token: tokens[i % 3]!, code: '000000' })
  for (let i = 0; i < 10; i++) expect(await guess(i)).toMatchObject({ code: 'VALIDATION' })
  expect(await guess(10)).toMatchObject({ status: 429 })
  await limited.close()
})

test('it is switched off with password and code, and then the password is enough', async () => {
  const person = await protectedBuyer()
  const { secret, token, email } = person
  const remove = (typed: { password: string; code: string }) =>
    app.refusal(secondFactorApi.removeTotp, typed, { token })
  expect(await remove({ password: 'Wrong-123', code: codeAt(secret) })).toMatchObject({ code: 'VALIDATION' })
  expect(await remove({ password, code: '000000' })).toMatchObject({ code: 'VALIDATION' })
  await app.request(secondFactorApi.removeTotp, { password, code: codeAt(secret) }, { token })
  await app.request(accountApi.signIn, { email, password })
  expect((await app.db`select from recovery_code where account_id = ${person.id}`).count).toBe(0)
  expect(await remove({ password, code: codeAt(secret) })).toMatchObject({ status: 404 })
})

test('new recovery codes void the former', async () => {
  const { email, secret, token, recoveryCodes } = await protectedBuyer()
  const renewed = await app.request(secondFactorApi.renewRecoveryCodes, { code: codeAt(secret) }, { token })
  expect(await refusedFinish(await half(email), recoveryCodes[0]!)).toMatchObject({ code: 'VALIDATION' })
  await finish(await half(email), renewed.recoveryCodes[0]!)
})

test('of two who confirm at once one gets the codes', async () => {
  const person = await buyer()
  const { secret } = await setUp(person)
  const confirm = () => app.request(secondFactorApi.confirmTotp, { code: codeAt(secret) }, person)
  const outcomes = await Promise.allSettled([confirm(), confirm()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
