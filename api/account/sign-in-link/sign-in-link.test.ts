import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as profileApi from '../../../contract/profile.ts'
import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import * as signInLinkApi from '../../../contract/security/sign-in-link.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, type BuyerValues } from '../../../test/builders.ts'
import { beginChange, createOwner, follow } from '../../../test/account/email-change.ts'
import { findMails } from '../../../test/mails.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { plainCode, recoveryHash } from '../second-factor/codes.ts'
import { tokenHash } from '../session/tokens.ts'
import { mailSignInLink, type SignInLinkRequest } from './mail-sign-in-link.ts'

const password = 'Espresso-Tonic-8'
const minutes = 60_000

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
  passwordHash = await hash(password)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from pgboss.job`
  await app.db`delete from rate_limit`
})

const open = (values: BuyerValues = {}) => createBuyer(app.db, { passwordHash, ...values })
const jobs = async () =>
  (
    await app.db<{ data: SignInLinkRequest }[]>`
      delete from pgboss.job where name = 'sign-in-link' returning data`
  ).map(({ data }) => data)

async function mailsOf(request: SignInLinkRequest): Promise<Mail[]> {
  const sent: Mail[] = []
  await mailSignInLink(app.deps, { send: async (mail) => void sent.push(mail) }, request)
  return sent
}
const tokenIn = (mail: Mail | undefined) => /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Asks for a link and answers the mail that comes, with its token. */
async function linkFor(email: string) {
  await app.request(signInLinkApi.request, { email })
  const [mail] = await mailsOf((await jobs())[0]!)
  return { mail: mail!, token: tokenIn(mail) }
}
const use = (token: string, deviceToken?: string) => app.request(signInLinkApi.signIn, { token, deviceToken })
const refused = (token: string) => app.refusal(signInLinkApi.signIn, { token })
const userOf = async (token: string) => (await app.request(accountApi.readCurrentUser, {}, { token })).userDetails

test('a mailed link signs in, once; the mail is in the language of the account, and only a hash is stored', async () => {
  const { id, email } = await open()
  const { mail, token } = await linkFor(email.toUpperCase())
  expect(mail).toMatchObject({ to: email, subject: 'Dein Link zum Anmelden' })
  expect(mail.text).toContain(`http://tresen.test/de/sign-in-link?token=${token}`)
  expect(await app.db`select token_hash from sign_in_link where account_id = ${id}`).toEqual([
    { tokenHash: tokenHash(token) },
  ])
  const { authToken, deviceToken } = await use(token)
  expect(await userOf(authToken)).toMatchObject({ email })
  expect(await refused(token)).toMatchObject({ status: 422, code: 'LINK_EXPIRED' })
  await app.request(accountApi.signIn, { email, password, deviceToken })
})

test('for an unknown address the answer and the work of the request are the same, and no mail goes out', async () => {
  const { id, email } = await open()
  await app.request(signInLinkApi.request, { email })
  await app.request(signInLinkApi.request, { email: 'nobody@hotel.example' })
  const due = await jobs()
  expect(new Set(due.map(({ accountId }) => accountId))).toEqual(new Set([id, null]))
  expect(await mailsOf(due.find(({ accountId }) => accountId === null)!)).toEqual([])
})

test('a later link voids the former, as does a repeated job, under the same id', async () => {
  const { email } = await open()
  const first = await linkFor(email)
  await app.request(signInLinkApi.request, { email })
  const [request] = await jobs()
  const [[second], [third]] = [await mailsOf(request!), await mailsOf(request!)]
  expect(second!.id).toBe(third!.id)
  for (const token of [first.token, tokenIn(second)]) expect(await refused(token)).toMatchObject({ status: 422 })
  await use(tokenIn(third))
})

test('a link lives 15 minutes', async () => {
  const { email } = await open()
  const { token } = await linkFor(email)
  app.time.shiftMs = 15 * minutes + 1000
  expect(await refused(token)).toMatchObject({ code: 'LINK_EXPIRED' })
  app.time.shiftMs = 14 * minutes
  await use(token)
})

test('it confirms the address, and on a device that was never used is mailed of', async () => {
  const fresh = await open({ emailConfirmedAt: null })
  const { authToken } = await use((await linkFor(fresh.email)).token)
  expect(await userOf(authToken)).toMatchObject({ isEmailConfirmed: true })
  const { deviceToken } = await app.request(accountApi.signIn, { email: fresh.email, password })
  await app.db`delete from mail`
  await use((await linkFor(fresh.email)).token, deviceToken)
  expect(await findMails(app.db, { to: fresh.email })).toEqual([])
  await use((await linkFor(fresh.email)).token)
  expect(await findMails(app.db, { to: fresh.email })).toMatchObject([{ subject: 'Anmeldung auf einem neuen Gerät' }])
})

test('an account with an authenticator app is asked for its code, and the link is used up', async () => {
  const { id, email } = await open()
  const code = 'ABCDEFGHJKLMNPQR'
  const now = new Date()
  const sealed = app.deps.secrets.seal('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', id)
  await app.db`
    insert into totp (account_id, sealed_secret, created_at, confirmed_at) values (${id}, ${sealed}, ${now}, ${now})`
  await app.db`
    insert into recovery_code (account_id, code_hash, created_at)
    values (${id}, ${recoveryHash(plainCode(code))}, ${now})`
  const { token } = await linkFor(email)
  const half = await refused(token)
  expect(half).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' })
  expect(await refused(token)).toMatchObject({ code: 'LINK_EXPIRED' })
  const { authToken } = await app.request(secondFactorApi.signIn, { token: half.secondFactor!.token, code })
  expect(await userOf(authToken)).toMatchObject({ email })
})

test('of 10 uses of one link at once exactly one opens a session', async () => {
  const { email } = await open()
  const { token } = await linkFor(email)
  const { done, refused: others } = await atOnce(10, () => use(token))
  expect(done).toHaveLength(1)
  expect(new Set(others.map(({ code }) => code))).toEqual(new Set(['LINK_EXPIRED']))
})

test.each([
  [
    'a new password',
    async ({ token }: { token: string }) =>
      app.request(accountApi.changePassword, { currentPassword: password, newPassword: 'Kakao-Minze-77' }, { token }),
  ],
  ['an erasure', async ({ token }: { token: string }) => app.request(profileApi.eraseAccount, { password }, { token })],
])('%s ends it', async (_, end) => {
  const person = await open()
  const { token } = await linkFor(person.email)
  await end(person)
  expect((await app.db`select from sign_in_link where account_id = ${person.id}`).count).toBe(0)
  expect(await refused(token)).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('a changed e-mail ends what was mailed to the former one', async () => {
  const owner = await createOwner(app)
  const { token } = await linkFor(owner.email)
  const { forNew, forOld } = await beginChange(app, owner)
  await follow(app, forOld)
  await follow(app, forNew)
  expect(await refused(token)).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('a link that is used while the password is replaced opens no session that outlives it', async () => {
  const person = await open()
  const { token } = await linkFor(person.email)
  const change = { currentPassword: password, newPassword: 'Kakao-Minze-77' }
  const [, signedIn] = await Promise.allSettled([
    app.request(accountApi.changePassword, change, { token: person.token }),
    use(token),
  ])
  if (signedIn.status === 'fulfilled') expect(await userOf(signedIn.value.authToken)).toBeNull()
  else expect(signedIn.reason.code).toBe('LINK_EXPIRED')
})

test('five requests an hour from one address; ten mails an hour to one, whoever asks', async () => {
  const { email } = await open()
  for (let i = 0; i < 5; i++) await app.request(signInLinkApi.request, { email })
  expect(await app.refusal(signInLinkApi.request, { email })).toMatchObject({ status: 429 })
  await app.db`delete from rate_limit where key like '%pair%'`
  for (let i = 0; i < 5; i++) await app.request(signInLinkApi.request, { email })
  await app.db`delete from rate_limit where key like '%pair%'`
  await app.request(signInLinkApi.request, { email })
  expect(await jobs()).toHaveLength(10)
})

test('the export names a link without its hash', async () => {
  const person = await open()
  await linkFor(person.email)
  const { records } = await app.request(profileApi.exportAccount, {}, { token: person.token })
  expect(records.signInLink).toMatchObject([{ accountId: person.id }])
  expect(Object.keys(records.signInLink![0]!)).not.toContain('tokenHash')
})
