import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as profileApi from '../../../contract/profile.ts'
import * as emailChangeApi from '../../../contract/security/email-change.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import {
  askForChange,
  beginChange,
  changeMails,
  createOwner,
  emailOf,
  follow,
  password,
  pending,
  refusedLink,
  type Owner,
} from '../../../test/account/email-change.ts'
import { signUpForm } from '../../../test/forms.ts'
import { findMails } from '../../../test/mails.ts'
import { newId } from '../../platform/ids.ts'
import { recordSent } from '../../platform/mail/mail-queue.ts'
import { mailPasswordReset } from '../password/mail-password-reset.ts'
import { tokenHash } from '../session/tokens.ts'

const hour = 3_600_000
const jobKeys = ['changeId', 'id', 'mailedTo']

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from pgboss.job`
  await app.db`delete from rate_limit`
})

test('the address changes once both links were used, in either order, each in any browser', async () => {
  for (const order of ['NEW first', 'OLD first']) {
    const person = await createOwner(app)
    const { forNew, forOld } = await beginChange(app, person)
    expect(await pending(app, person)).toMatchObject({ email: person.next, isConfirmed: false, isAgreed: false })
    const [first, second] = order === 'NEW first' ? [forNew, forOld] : [forOld, forNew]
    expect(await follow(app, first)).toEqual({ state: 'WAITING' })
    expect(await emailOf(app, person)).toBe(person.email)
    expect(await pending(app, person)).toMatchObject({ isConfirmed: first === forNew, isAgreed: first === forOld })
    expect(await follow(app, second)).toEqual({ state: 'CHANGED' })
    expect(await emailOf(app, person)).toBe(person.next)
    expect(await pending(app, person)).toBeNull()
  }
})

test('one link alone changes nothing, however often it is used', async () => {
  const person = await createOwner(app)
  const { forNew } = await beginChange(app, person)
  await follow(app, forNew)
  expect(await refusedLink(app, forNew)).toMatchObject({ status: 422, code: 'LINK_EXPIRED' })
  expect(await app.request(emailChangeApi.readLink, { token: forNew })).toEqual({
    mailedTo: 'NEW',
    email: person.next,
    isUsed: true,
  })
  expect(await emailOf(app, person)).toBe(person.email)
})

test('the mails: no typed word to the new address; the old one is told the new one; no job and no row holds a link', async () => {
  const person = await createOwner(app, { firstName: 'Gewonnen!' })
  await askForChange(app, person)
  const jobs = await app.db<{ data: object }[]>`select data from pgboss.job where name = 'email-change'`
  expect(jobs.map(({ data }) => Object.keys(data).toSorted())).toEqual([jobKeys, jobKeys])
  const mails = await changeMails(app)
  const [toNew, toOld] = [mails[person.next]!, mails[person.email]!]
  expect(toNew.subject).toBe('Bitte die neue E-Mail-Adresse bestätigen')
  expect(toNew.text).toContain(`http://tresen.test/de/change-email?token=${toNew.token}`)
  expect(toNew.text + toNew.html).not.toMatch(/Gewonnen/)
  expect(toNew.text).not.toContain(person.email)
  expect(toOld.text).toContain('Hallo Gewonnen!')
  expect(toOld.text).toContain(person.next)
  expect(toOld.text).toContain('Das war ich nicht')
  const rows = await app.db`select new_token_hash, old_token_hash from email_change where account_id = ${person.id}`
  expect(rows).toEqual([{ newTokenHash: tokenHash(toNew.token), oldTokenHash: tokenHash(toOld.token) }])
})

test('after the change: confirmed, told to the old address, other sessions and links over, the asking session goes on', async () => {
  const person = await createOwner(app)
  const elsewhere = await app.request(accountApi.signIn, { email: person.email, password })
  const { forNew, forOld } = await beginChange(app, person)
  const resets: string[] = []
  await mailPasswordReset(
    app.deps,
    { send: async ({ text }) => void resets.push(/token=([\w-]+)/.exec(text)![1]!) },
    { id: newId(), accountId: person.id },
  )
  await follow(app, forOld)
  await follow(app, forNew)
  const userOf = async (token: string) => (await app.request(accountApi.readCurrentUser, {}, { token })).userDetails
  expect(await userOf(person.token)).toMatchObject({ email: person.next, isEmailConfirmed: true })
  expect(await userOf(elsewhere.authToken)).toBeNull()
  expect(await app.refusal(accountApi.newPassword, { token: resets[0]!, password: 'Kakao-Minze-77' })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
  const notice = (await findMails(app.db, { to: person.email })).at(-1)
  expect(notice?.subject).toBe('Die E-Mail-Adresse deines Kontos wurde geändert')
  expect(notice?.text).toContain(person.next)
  await app.request(accountApi.signIn, { email: person.next, password })
  expect(await app.refusal(accountApi.signIn, { email: person.email, password })).toMatchObject({
    code: 'BAD_CREDENTIALS',
  })
})

test('an address that was never confirmed has nothing to agree to', async () => {
  const person = await createOwner(app, { emailConfirmedAt: null })
  const { mails, forNew } = await beginChange(app, person)
  expect(Object.keys(mails)).toEqual([person.next])
  expect(await pending(app, person)).toMatchObject({ isAgreed: null })
  expect(await follow(app, forNew)).toEqual({ state: 'CHANGED' })
  expect(await findMails(app.db, { to: person.email })).toEqual([])
})

test('one that is confirmed while the change waits has to agree after all', async () => {
  const person = await createOwner(app, { emailConfirmedAt: null })
  const { forNew } = await beginChange(app, person)
  await app.db`update account set email_confirmed_at = now() where id = ${person.id}`
  expect(await follow(app, forNew)).toEqual({ state: 'WAITING' })
  expect(await pending(app, person)).toMatchObject({ isConfirmed: true, isAgreed: false })
  const mails = await changeMails(app)
  expect(Object.keys(mails)).toEqual([person.email])
  expect(await follow(app, mails[person.email]!.token)).toEqual({ state: 'CHANGED' })
})

test('an address with an account: the same answer and the same work; its owner alone is told, and nothing changes', async () => {
  const [person, other] = [await createOwner(app), await createOwner(app, { language: 'en' })]
  const [free, taken] = [await askForChange(app, person), await askForChange(app, person, other.email.toUpperCase())]
  expect(Object.keys(taken)).toEqual(Object.keys(free))
  expect(taken).toMatchObject({ isConfirmed: false, isAgreed: false })
  const mails = await changeMails(app)
  const notice = mails[other.email.toUpperCase()]!
  expect(notice.subject).toBe('There is an account with this email address already')
  expect(notice.token).toBe('')
  expect(notice.text).not.toContain(person.email)
  expect(await follow(app, mails[person.email]!.token)).toEqual({ state: 'WAITING' })
  expect(await pending(app, person)).toMatchObject({ isConfirmed: false, isAgreed: true })
  expect(await emailOf(app, person)).toBe(person.email)
  expect(await emailOf(app, other)).toBe(other.email)
})

test('a link mailed once more voids the former; used ones are not mailed again', async () => {
  const person = await createOwner(app)
  const first = await beginChange(app, person)
  await app.request(emailChangeApi.sendAgain, {}, { token: person.token })
  const again = await changeMails(app)
  expect(await refusedLink(app, first.forNew)).toMatchObject({ code: 'LINK_EXPIRED' })
  await follow(app, again[person.next]!.token)
  await app.request(emailChangeApi.sendAgain, {}, { token: person.token })
  expect(Object.keys(await changeMails(app))).toEqual([person.email])
})

test('who reads the old address stops the change, also after having agreed; the link of the new one cannot', async () => {
  const person = await createOwner(app)
  const { forNew, forOld } = await beginChange(app, person)
  await follow(app, forOld)
  expect(await app.refusal(emailChangeApi.stop, { token: forNew })).toMatchObject({ code: 'LINK_EXPIRED' })
  await app.request(emailChangeApi.stop, { token: forOld })
  expect(await refusedLink(app, forNew)).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await pending(app, person)).toBeNull()
})

test.each([
  ['taken back', ({ token }: Owner) => app.request(emailChangeApi.cancel, {}, { token })],
  [
    'ended by a new password',
    ({ token }: Owner) =>
      app.request(accountApi.changePassword, { currentPassword: password, newPassword: 'Kakao-Minze-77' }, { token }),
  ],
  ['over after 24 hours', async () => void (app.time.shiftMs = 24 * hour + 1000)],
])('a change is %s, and its links with it', async (_, end) => {
  const person = await createOwner(app)
  const { forNew, forOld } = await beginChange(app, person)
  await end(person)
  for (const link of [forNew, forOld]) expect(await refusedLink(app, link)).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('a wrong password, the own address and an impersonated session are refused', async () => {
  const person = await createOwner(app)
  const typed = { email: person.next, password: 'Falsch-123' }
  expect(await app.refusal(emailChangeApi.request, typed, { token: person.token, language: 'de' })).toMatchObject({
    fieldErrors: { password: 'Das aktuelle Passwort ist falsch' },
  })
  const own = { email: person.email.toUpperCase(), password }
  expect(await app.refusal(emailChangeApi.request, own, { token: person.token, language: 'de' })).toMatchObject({
    fieldErrors: { email: 'Das ist schon die E-Mail deines Kontos' },
  })
  expect(await changeMails(app)).toEqual({})
  const operator = await createBuyer(app.db, { role: 'OPERATOR', businessType: null })
  const instead = await createOwner(app, { impersonatedBy: operator.id })
  expect(await app.refusal(emailChangeApi.request, { ...typed, password }, { token: instead.token })).toMatchObject({
    status: 403,
  })
})

test('five requests an hour; an address that many ask for gets ten mails, and all get the same answer', async () => {
  const person = await createOwner(app)
  for (let i = 0; i < 5; i++) await askForChange(app, person)
  expect(await app.refusal(emailChangeApi.sendAgain, {}, { token: person.token })).toMatchObject({ status: 429 })
  await app.db`delete from pgboss.job`
  for (let i = 0; i < 6; i++) await askForChange(app, await createOwner(app, { emailConfirmedAt: null }), person.next)
  const jobs = await app.db`select from pgboss.job where name = 'email-change'`
  expect(jobs.count).toBe(5)
})

test('export and erasure reach the change, the former address and what was mailed to it, but nobody else with that address', async () => {
  const person = await createOwner(app)
  const { forNew, forOld } = await beginChange(app, person)
  await follow(app, forOld)
  await follow(app, forNew)
  const [notice] = await findMails(app.db, { to: person.email })
  await recordSent(app.db, notice!.id, new Date())
  await app.request(accountApi.signUp, signUpForm({ email: person.email }))
  await app.db`insert into mail (id, recipient, sent_at) values (${newId()}, ${person.email}, now())`
  await askForChange(app, person, `drei-${person.next}`)
  const { records } = await app.request(profileApi.exportAccount, {}, { token: person.token })
  expect(records.emailChange).toMatchObject([{ email: `drei-${person.next}` }])
  expect(Object.keys(records.emailChange![0]!).filter((name) => /hash|requestedBy/i.test(name))).toEqual([])
  expect(records.formerEmail).toMatchObject([{ email: person.email }])
  expect(records.mail).toMatchObject([{ id: notice!.id }])
  await app.request(profileApi.eraseAccount, { password }, { token: person.token })
  for (const table of ['email_change', 'former_email'])
    expect((await app.db`select from ${app.db(table)} where account_id = ${person.id}`).count).toBe(0)
  expect((await app.db`select id from mail where recipient = ${person.email}`).map(({ id }) => id)).not.toContain(
    notice!.id,
  )
  expect((await app.db`select from mail where recipient = ${person.email}`).count).toBeGreaterThan(0)
})
