import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { newId } from '../../platform/ids.ts'
import type { Mail } from '../../platform/mail/mail.ts'
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

type Job = { id: string; accountId: string | null }

/** Does a job and answers what it sends. */
async function mailsOf(job: Job): Promise<Mail[]> {
  const sent: Mail[] = []
  await mailPasswordReset(app.deps, { send: async (mail) => void sent.push(mail) }, job)
  return sent
}
const tokenIn = (mail: Mail | undefined) => /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Asks for a link, does the job that this makes due, and reads the mail. */
async function linkFor(email: string, headers = {}) {
  await app.request(accountApi.forgotPassword, { email }, { headers })
  const [job] = await app.db<{ data: Job }[]>`delete from pgboss.job where name = 'password-reset' returning data`
  const [mail] = await mailsOf(job!.data)
  return { mail: mail!, token: tokenIn(mail) }
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
  const { id, email } = await createBuyer(app.db)
  await app.request(accountApi.forgotPassword, { email })
  await app.request(accountApi.forgotPassword, { email: 'nobody@hotel.example' })
  const jobs = await app.db<{ name: string; data: Job }[]>`select name, data from pgboss.job order by created_on`
  expect(jobs.map(({ name, data }) => [name, data.accountId])).toEqual([
    ['password-reset', id],
    ['password-reset', null],
  ])
  expect(await mailsOf(jobs[1]!.data)).toEqual([])
})

test('a repeated job sends the mail under the same id, with another link that voids the former', async () => {
  const { id: accountId } = await createBuyer(app.db)
  const job = { id: newId(), accountId }
  const [[first], [second]] = [await mailsOf(job), await mailsOf(job)]
  expect(first?.id).toEqual(job.id)
  expect(second?.id).toEqual(job.id)
  expect(await app.refusal(accountApi.newPassword, { token: tokenIn(first), password: fresh })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
  await app.request(accountApi.newPassword, { token: tokenIn(second), password: fresh })
})

test('no table and no job holds a link that works, before and after it was sent', async () => {
  const { email } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  expect(await placesOf(token)).toEqual([])
  expect(await placesOf(createHash('sha256').update(token).digest('hex'))).toEqual(['password_reset'])
})

/** Tables whose rows hold a text. */
async function placesOf(text: string) {
  const tables = await app.db<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { count } = await app.db.unsafe(`select from ${name} t where strpos(t::text, $1) > 0`, [text])
      return count > 0 ? [name.replace('public.', '')] : []
    }),
  )
  return found.flat()
}

test('a new password ends every session and is the only one that works', async () => {
  const { email, token: session } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  await app.request(accountApi.newPassword, { token, password: fresh })
  expect((await app.request(accountApi.readCurrentUser, {}, { token: session })).user).toBeNull()
  const { authToken } = await app.request(accountApi.signIn, { email, password: fresh })
  const again = await linkFor(email)
  await app.request(accountApi.newPassword, { token: again.token, password: 'Kakao-Minze-77' })
  expect((await app.request(accountApi.readCurrentUser, {}, { token: authToken })).user).toBeNull()
  expect(await app.refusal(accountApi.signIn, { email, password: fresh })).toMatchObject({ code: 'BAD_CREDENTIALS' })
  await app.request(accountApi.signIn, { email, password: 'Kakao-Minze-77' })
})

test('the owner is told of the new password', async () => {
  const { email } = await createBuyer(app.db, { language: 'en' })
  const { token } = await linkFor(email)
  await app.request(accountApi.newPassword, { token, password: fresh })
  const [mail] = await findMails(app.db, { to: email })
  expect(mail).toMatchObject({ subject: 'Your password was changed' })
  expect(mail?.text).toContain('http://tresen.test/forgot-password')
})

test('of 10 uses of one link at once exactly one succeeds, and it ends the other links', async () => {
  const { email } = await createBuyer(app.db)
  const earlier = await linkFor(email)
  const { token } = await linkFor(email)
  const uses = Array.from({ length: 10 }, (_, i) =>
    app.request(accountApi.newPassword, { token, password: `${fresh}${i}` }),
  )
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['LINK_EXPIRED']))
  expect(await app.refusal(accountApi.newPassword, { token: earlier.token, password: fresh })).toMatchObject({
    status: 422,
  })
})

test('a link lives 60 minutes', async () => {
  const { email } = await createBuyer(app.db)
  const [early, late] = [await linkFor(email), await linkFor(email)]
  app.time.shiftMs = 61 * minutes
  expect(
    await app.refusal(accountApi.newPassword, { token: late.token, password: fresh }, { language: 'de' }),
  ).toMatchObject({
    code: 'LINK_EXPIRED',
    message: 'Dieser Link ist abgelaufen oder schon benutzt. Bitte einen neuen anfordern.',
  })
  app.time.shiftMs = 58 * minutes
  await app.request(accountApi.newPassword, { token: early.token, password: fresh })
})

test('an unknown link is expired', async () => {
  expect(await app.refusal(accountApi.newPassword, { token: 'x'.repeat(43), password: fresh })).toMatchObject({
    status: 422,
  })
})

test('a password with the own name is refused and leaves the link alive', async () => {
  const { email } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  expect(
    await app.refusal(accountApi.newPassword, { token, password: 'Brandt-2000' }, { language: 'de' }),
  ).toMatchObject({
    status: 400,
    fieldErrors: { password: 'Das Passwort darf weder Name noch Firma noch Startdatum enthalten' },
  })
  await app.request(accountApi.newPassword, { token, password: fresh })
})

test('a sign-in that checked the old password while it was replaced opens no session', async () => {
  const { email } = await createBuyer(app.db)
  const { token } = await linkFor(email)
  await app.request(accountApi.newPassword, { token, password: fresh })
  const next = await linkFor(email)
  const [, signedIn] = await Promise.allSettled([
    app.request(accountApi.newPassword, { token: next.token, password: 'Kakao-Minze-77' }),
    app.request(accountApi.signIn, { email, password: fresh }),
  ])
  if (signedIn.status === 'fulfilled')
    expect((await app.request(accountApi.readCurrentUser, {}, { token: signedIn.value.authToken })).user).toBeNull()
  else expect(signedIn.reason.code).toBe('BAD_CREDENTIALS')
})
