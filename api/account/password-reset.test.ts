import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgotPassword, newPassword, readCurrentUser, signIn } from '../../contract/account.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { newId } from '../platform/ids.ts'
import type { Mail } from '../platform/mail.ts'
import { mailPasswordReset } from './mail-password-reset.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from pgboss.job`
})

const fresh = 'Espresso-Tonic-8'
const minutes = 60_000

/** Asks for a link, does the job that this makes due, and reads the mail. */
async function linkFor(email: string, headers = {}) {
  await app.request(forgotPassword, { email }, { headers })
  const [job] = await app.db<{ data: { id: string; email: string } }[]>`
    delete from pgboss.job where name = 'password-reset' returning data`
  await mailPasswordReset(app.deps, job!.data)
  const [mail] = await app.db<{ data: Mail }[]>`
    delete from pgboss.job where name = 'mail' and data->>'text' like '%?token=%' returning data`
  return { mail: mail!.data, token: /\?token=([\w-]+)/.exec(mail!.data.text)?.[1] ?? '' }
}

test('the mail leads to the configured origin in the language of the account, whatever Host says', async () => {
  const { email } = await createBuyer(app.db)
  const { mail, token } = await linkFor(email.toUpperCase(), {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
  })
  expect(mail).toMatchObject({ to: email, subject: 'Neues Passwort festlegen' })
  expect(mail.text).toContain(`http://tresen.test/de/new-password?token=${token}`)
  expect(mail.html).toContain(`href="http://tresen.test/de/new-password?token=${token}"`)
  expect(mail.text + mail.html).not.toContain('evil')
  const english = await createBuyer(app.db, { language: 'en' })
  expect((await linkFor(english.email)).mail.text).toContain('http://tresen.test/new-password?token=')
})

test('for an unknown address the answer and the work of the request are the same, and no mail goes out', async () => {
  const { email } = await createBuyer(app.db)
  await app.request(forgotPassword, { email })
  await app.request(forgotPassword, { email: 'nobody@hotel.example' })
  const jobs = await app.db<{ name: string; data: { id: string; email: string } }[]>`
    select name, data from pgboss.job order by created_on`
  expect(jobs.map(({ name, data }) => [name, data.email])).toEqual([
    ['password-reset', email],
    ['password-reset', 'nobody@hotel.example'],
  ])
  await mailPasswordReset(app.deps, jobs[1]!.data)
  expect((await app.db`select from pgboss.job where name = 'mail'`).count).toBe(0)
})

test('a repeated job sends the mail under the same id', async () => {
  const { email } = await createBuyer(app.db)
  const request = { id: newId(), email }
  await mailPasswordReset(app.deps, request)
  await mailPasswordReset(app.deps, request)
  const mails = await app.db`select distinct data->>'id' as id from pgboss.job where name = 'mail'`
  expect([...mails]).toEqual([{ id: request.id }])
})

test('a new password ends every session and is the only one that works', async () => {
  const { email, token: session } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  await app.request(newPassword, { token, password: fresh })
  expect((await app.request(readCurrentUser, {}, { token: session })).user).toBeNull()
  const { authToken } = await app.request(signIn, { email, password: fresh })
  const again = await linkFor(email)
  await app.request(newPassword, { token: again.token, password: 'Kakao-Minze-77' })
  expect((await app.request(readCurrentUser, {}, { token: authToken })).user).toBeNull()
  expect(await app.refusal(signIn, { email, password: fresh })).toMatchObject({ code: 'BAD_CREDENTIALS' })
  await app.request(signIn, { email, password: 'Kakao-Minze-77' })
})

test('the owner is told of the new password', async () => {
  const { email } = await createBuyer(app.db, { language: 'en' })
  const { token } = await linkFor(email)
  await app.request(newPassword, { token, password: fresh })
  const [mail] = await app.db`select data from pgboss.job where name = 'mail'`
  expect(mail?.data).toMatchObject({ to: email, subject: 'Your password was changed' })
  expect(mail?.data.text).toContain('http://tresen.test/forgot-password')
})

test('of 10 uses of one link at once exactly one succeeds, and it ends the other links', async () => {
  const { email } = await createBuyer(app.db)
  const earlier = await linkFor(email)
  const { token } = await linkFor(email)
  const uses = Array.from({ length: 10 }, (_, i) => app.request(newPassword, { token, password: `${fresh}${i}` }))
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['LINK_EXPIRED']))
  expect(await app.refusal(newPassword, { token: earlier.token, password: fresh })).toMatchObject({ status: 422 })
})

test('a link lives 60 minutes', async () => {
  const { email } = await createBuyer(app.db)
  const [early, late] = [await linkFor(email), await linkFor(email)]
  app.time.shiftMs = 61 * minutes
  expect(await app.refusal(newPassword, { token: late.token, password: fresh }, { language: 'de' })).toMatchObject({
    code: 'LINK_EXPIRED',
    message: 'Dieser Link ist abgelaufen oder schon benutzt. Bitte einen neuen anfordern.',
  })
  app.time.shiftMs = 58 * minutes
  await app.request(newPassword, { token: early.token, password: fresh })
})

test('an unknown link is expired', async () => {
  expect(await app.refusal(newPassword, { token: 'x'.repeat(43), password: fresh })).toMatchObject({ status: 422 })
})

test('a password with the own name is refused and leaves the link alive', async () => {
  const { email } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  expect(await app.refusal(newPassword, { token, password: 'Brandt-2000' }, { language: 'de' })).toMatchObject({
    status: 400,
    fieldErrors: { password: 'Das Passwort darf weder Name noch Firma noch Startdatum enthalten' },
  })
  await app.request(newPassword, { token, password: fresh })
})

test('a sign-in that checked the old password while it was replaced opens no session', async () => {
  const { email } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  await app.request(newPassword, { token, password: fresh })
  const next = await linkFor(email)
  const [, signedIn] = await Promise.allSettled([
    app.request(newPassword, { token: next.token, password: 'Kakao-Minze-77' }),
    app.request(signIn, { email, password: fresh }),
  ])
  if (signedIn.status === 'fulfilled')
    expect((await app.request(readCurrentUser, {}, { token: signedIn.value.authToken })).user).toBeNull()
  else expect(signedIn.reason.code).toBe('BAD_CREDENTIALS')
})
