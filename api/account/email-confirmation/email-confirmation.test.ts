import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as checkoutApi from '../../../contract/checkout.ts'
import * as emailConfirmationApi from '../../../contract/email-confirmation.ts'
import * as profileApi from '../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createAddress, createBuyer } from '../../../test/builders.ts'
import { confirmationMails } from '../../../test/orders/confirmation.ts'
import { signUpForm } from '../../../test/forms.ts'
import { findMails } from '../../../test/mails.ts'
import { byTransfer, createGoods, put } from '../../../test/shop.ts'
import { newId } from '../../platform/ids.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailPasswordReset } from '../password/mail-password-reset.ts'
import { tokenHash } from '../session/tokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from pgboss.job`
})

const day = 86_400_000
const typed = { firstName: 'Gewonnen!', companyName: '500 EUR: https://evil.example/x', lastName: 'evil' }

async function open(given: object = {}) {
  const form = signUpForm({ ...typed, ...given })
  const { authToken: token } = await app.request(accountApi.signUp, form)
  const user = await app.request(accountApi.readCurrentUser, {}, { token })
  return { token, email: form.email, password: form.password, id: user.user!.portalUserId }
}
const isConfirmed = async (token: string) =>
  (await app.request(accountApi.readCurrentUser, {}, { token })).userDetails!.isEmailConfirmed
const mailsTo = (email: string) => findMails(app.db, { to: email })

test('the first mail holds a link to the configured origin and no word that was typed; its token is kept as a hash', async () => {
  const { email, id } = await open()
  const [job] = await app.db<{ data: object }[]>`select data from pgboss.job where name = 'email-confirmation'`
  expect(job!.data).toEqual({ id: expect.any(String), accountId: id })
  const [mail] = await confirmationMails(app)
  expect(mail).toMatchObject({ to: email, subject: 'Bitte die E-Mail-Adresse bestätigen' })
  expect(mail!.text).toContain(`http://tresen.test/de/confirm-email?token=${mail!.token}`)
  expect(mail!.subject + mail!.text + mail!.html).not.toMatch(/Gewonnen|EUR|evil/)
  const rows = await app.db<{ tokenHash: Buffer }[]>`
    select token_hash from email_confirmation where account_id = ${id}`
  expect(rows.map((row) => row.tokenHash)).toEqual([tokenHash(mail!.token)])
  expect(await mailsTo(email)).toEqual([])
})

test('a link confirms once and for all, in any browser; then the welcome comes with its names', async () => {
  const { token, email } = await open({ companyName: 'Café Morgenrot' })
  const [mail] = await confirmationMails(app)
  expect(await isConfirmed(token)).toBe(false)
  expect(await app.request(emailConfirmationApi.confirm, { token: mail!.token })).toEqual({ state: 'CONFIRMED' })
  expect(await isConfirmed(token)).toBe(true)
  expect(await app.request(emailConfirmationApi.confirm, { token: mail!.token })).toEqual({
    state: 'ALREADY_CONFIRMED',
  })
  const welcomes = await mailsTo(email)
  expect(welcomes.map(({ subject }) => subject)).toEqual(['Willkommen bei Tresen'])
  expect(welcomes[0]!.text).toContain('Café Morgenrot')
})

test('of 16 presses at once one confirms, and one welcome goes out', async () => {
  const { email } = await open()
  const [mail] = await confirmationMails(app)
  const press = () => app.request(emailConfirmationApi.confirm, { token: mail!.token })
  const states = (await Promise.all(Array.from({ length: 16 }, press))).map(({ state }) => state)
  expect(states.filter((state) => state === 'CONFIRMED')).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a link ends after seven days and then leads to another one without a session; an unknown one does not', async () => {
  await open()
  const [mail] = await confirmationMails(app)
  app.time.shiftMs = 7 * day + 1000
  expect(await app.refusal(emailConfirmationApi.confirm, { token: mail!.token })).toMatchObject({
    status: 422,
    code: 'LINK_EXPIRED',
  })
  await app.request(emailConfirmationApi.request, { token: mail!.token })
  const [again] = await confirmationMails(app)
  expect(await app.request(emailConfirmationApi.confirm, { token: again!.token })).toEqual({ state: 'CONFIRMED' })
  // Whoever finds the first mail again need not do anything.
  expect(await app.request(emailConfirmationApi.confirm, { token: mail!.token })).toEqual({
    state: 'ALREADY_CONFIRMED',
  })
  const unknown = { token: 'x'.repeat(43) }
  expect(await app.refusal(emailConfirmationApi.confirm, unknown)).toMatchObject({ status: 422, code: 'LINK_EXPIRED' })
  for (const input of [{}, unknown])
    expect(await app.refusal(emailConfirmationApi.request, input)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
})

test('links of long ago are forgotten with the next one', async () => {
  const { id } = await open()
  await confirmationMails(app)
  app.time.shiftMs = 38 * day
  await open()
  await confirmationMails(app)
  expect((await app.db`select from email_confirmation where account_id = ${id}`).count).toBe(0)
})

test('another link can be asked for five times an hour, and none is mailed where the address is confirmed', async () => {
  const { token } = await open()
  for (let i = 0; i < 5; i++) await app.request(emailConfirmationApi.request, {}, { token })
  expect(await app.refusal(emailConfirmationApi.request, {}, { token })).toMatchObject({ code: 'RATE_LIMITED' })
  const mails = await confirmationMails(app)
  expect(mails).toHaveLength(6)
  await app.request(emailConfirmationApi.confirm, { token: mails[2]!.token })
  const confirmed = await createBuyer(app.db)
  await app.request(emailConfirmationApi.request, {}, confirmed)
  expect(await confirmationMails(app)).toEqual([])
})

test('until the address is confirmed no method orders, in both languages, and the review says so', async () => {
  const { token, id } = await open()
  await createAddress(app.db, id)
  const { skuId } = await createGoods(app)
  const { version: cartVersion } = await put(app, { token }, skuId)
  for (const paymentMethodCode of ['BANK_TRANSFER', 'CREDIT_CARD'] as const)
    expect(
      await app.refusal(checkoutApi.pay, { ...byTransfer, paymentMethodCode, cartVersion }, { token, language: 'de' }),
    ).toMatchObject({ status: 403, code: 'EMAIL_NOT_CONFIRMED', message: expect.stringContaining('bestätigen') })
  expect(await app.request(checkoutApi.readControl, { step: 'review' }, { token })).toMatchObject({
    ok: false,
    blocking: ['EMAIL_NOT_CONFIRMED'],
  })
  await app.request(emailConfirmationApi.confirm, { token: (await confirmationMails(app))[0]!.token })
  expect((await app.request(checkoutApi.readControl, { step: 'review' }, { token })).ok).toBe(true)
  expect((await app.request(checkoutApi.pay, { ...byTransfer, cartVersion }, { token })).state).toBe('PENDING')
})

test('who sets a password by a mailed link has confirmed the address', async () => {
  const { email, id } = await open()
  let reset: Mail | undefined
  const mailer = { send: async (mail: Mail) => void (reset = mail) }
  await mailPasswordReset(app.deps, mailer, { id: newId(), accountId: id })
  expect(reset!.text).not.toContain('Gewonnen')
  const token = /\?token=([\w-]+)/.exec(reset!.text)![1]!
  await app.request(accountApi.newPassword, { token, password: 'Cortado-Tonic-9' })
  const [row] = await app.db`select email_confirmed_at from account where email = ${email}`
  expect(row!.emailConfirmedAt).not.toBeNull()
})

test('no mail to an address that is not confirmed names its account, and an erased account leaves no link', async () => {
  const { token, email, password, id } = await open()
  const [link] = await confirmationMails(app)
  await app.request(profileApi.eraseAccount, { password }, { token })
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Das Konto wurde gelöscht'])
  expect(mails[0]!.text + mails[0]!.html).not.toMatch(/Gewonnen|EUR|evil/)
  expect(await app.refusal(emailConfirmationApi.confirm, { token: link!.token })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
  expect((await app.db`select from email_confirmation where account_id = ${id}`).count).toBe(0)
})
