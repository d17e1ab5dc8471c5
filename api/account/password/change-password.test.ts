import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer } from '../../../test/builders.ts'
import { newId } from '../../platform/ids.ts'
import { mailPasswordReset } from './mail-password-reset.ts'
import { openPasswords } from './passwords.ts'
import { findMails } from '../../../test/mails.ts'

const currentPassword = 'Espresso-Tonic-8'
const newPassword = 'Kakao-Minze-77'
let app: TestApp
let passwordHash: string
let buyer: { id: string; token: string; email: string }
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
  passwordHash = await openPasswords().hash(currentPassword)
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db, { passwordHash })
})

const userOf = async (token: string) =>
  (await app.request(accountApi.readCurrentUser, {}, { token })).user?.portalUserId ?? null
const change = (input = { currentPassword, newPassword }, token = buyer.token) =>
  app.request(accountApi.changePassword, input, { token })
const refusal = (input: object, token = buyer.token) =>
  app.refusal(accountApi.changePassword, input, { token, language: 'de' })

test('a visitor gets 401', async () => {
  expect(await app.refusal(accountApi.changePassword, { currentPassword, newPassword })).toMatchObject({ status: 401 })
})

test('an operator in the place of the buyer gets 403', async () => {
  const { token } = await createBuyer(app.db, { passwordHash, impersonatedBy: newId() })
  expect(await refusal({ currentPassword, newPassword }, token)).toMatchObject({
    status: 403,
    code: 'IMPERSONATION_REFUSED',
  })
})

test('the new password is the only one, every other session ends, and the owner is told in the own language', async () => {
  const other = await app.request(accountApi.signIn, { email: buyer.email, password: currentPassword })
  await mailPasswordReset(app.deps, { async send() {} }, { id: newId(), accountId: buyer.id })
  const { authToken } = await change()
  expect(await userOf(buyer.token)).toBeNull()
  expect(await userOf(other.authToken)).toBeNull()
  expect(await userOf(authToken)).toBe(buyer.id)
  const refused = app.refusal(accountApi.signIn, { email: buyer.email, password: currentPassword })
  expect(await refused).toMatchObject({ code: 'BAD_CREDENTIALS' })
  await app.request(accountApi.signIn, { email: buyer.email, password: newPassword })
  expect((await app.db`select from password_reset where account_id = ${buyer.id}`).count).toBe(0)
  const subject = 'Das Passwort wurde geändert'
  const mail = (await findMails(app.db, { to: buyer.email })).find((each) => each.subject === subject)
  expect(mail?.text).toContain('http://tresen.test/de/forgot-password')
})

test('an operator in the place of the buyer is out, and so is one who holds a code', async () => {
  const operator = await createBuyer(app.db, { role: 'OPERATOR' })
  const makeCode = () =>
    app.request(
      accountApi.makeImpersonationCode,
      { email: buyer.email, reason: 'Ticket 4711' },
      { token: operator.token },
    )
  const { authToken } = await app.request(accountApi.impersonate, { code: (await makeCode()).code })
  const { code } = await makeCode()
  await change()
  expect(await userOf(authToken)).toBeNull()
  expect(await app.refusal(accountApi.impersonate, { code })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test.each([
  [{ currentPassword: 'Falsch-123', newPassword }, { currentPassword: 'Das aktuelle Passwort ist falsch' }],
  [
    { currentPassword, newPassword: currentPassword },
    { newPassword: 'Das neue Passwort muss sich vom aktuellen unterscheiden' },
  ],
  [{ currentPassword, newPassword: 'Passwort1' }, { newPassword: 'Dieses Passwort ist zu verbreitet' }],
  [
    { currentPassword, newPassword: 'Morgenrot99' },
    { newPassword: 'Das Passwort darf weder Name noch Firma noch Startdatum enthalten' },
  ],
  [{ currentPassword, newPassword: 'kurz' }, { newPassword: 'Mindestens 6 Zeichen' }],
  [
    { currentPassword, newPassword: 'Kakao-\0-77' },
    { newPassword: 'Enthält Zeichen, die nicht gespeichert werden können' },
  ],
])('%j is refused below its field and changes nothing', async (input, fieldErrors) => {
  expect(await refusal(input)).toMatchObject({ status: 400, fieldErrors })
  expect(await userOf(buyer.token)).toBe(buyer.id)
})

test('of 5 changes at once exactly one succeeds, and its session is the only one', async () => {
  const { done, refused } = await atOnce(5, (i) => change({ currentPassword, newPassword: `${newPassword}${i}` }))
  expect(done).toHaveLength(1)
  // The first to end ends the session of the others, too.
  expect(refused.every(({ code }) => code === 'VALIDATION' || code === 'UNAUTHENTICATED')).toBe(true)
  expect((await app.db`select from session where account_id = ${buyer.id}`).count).toBe(1)
})

test('the eleventh guess at the current password has to wait', async () => {
  const wrong = { currentPassword: 'Falsch-123', newPassword }
  for (let i = 0; i < 10; i++) expect(await refusal(wrong)).toMatchObject({ status: 400 })
  expect(await refusal({ currentPassword, newPassword })).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})
