import { hash } from '@node-rs/argon2'
import { mailEmailChange, type EmailChangeMail } from '../../api/account/email-change/mail-email-change.ts'
import type { Mail } from '../../api/platform/mail/mail.ts'
import * as emailChangeApi from '../../contract/security/email-change.ts'
import type { TestApp } from '../app.ts'
import { createBuyer, type BuyerValues } from '../builders.ts'

/** Somebody with a password, and the address they would like to have. */
export type Owner = Awaited<ReturnType<typeof createOwner>>
export const password = 'Espresso-Tonic-8'
const passwordHash = hash(password)

export async function createOwner(app: TestApp, values: BuyerValues = {}) {
  const buyer = await createBuyer(app.db, { passwordHash: await passwordHash, ...values })
  return { ...buyer, next: `neu-${buyer.id.slice(-12)}@hotel.example` }
}

export const askForChange = (app: TestApp, { token, next }: Owner, email = next) =>
  app.request(emailChangeApi.request, { email, password }, { token, language: 'de' })
export const follow = (app: TestApp, token: string) => app.request(emailChangeApi.confirm, { token })
export const refusedLink = (app: TestApp, token: string) => app.refusal(emailChangeApi.confirm, { token })
export const pending = async (app: TestApp, { token }: Owner) =>
  (await app.request(emailChangeApi.read, {}, { token })).change
export const emailOf = async (app: TestApp, { id }: Owner) =>
  (await app.db<{ email: string }[]>`select email from account where id = ${id}`)[0]!.email

/** Sends the mails of changes that are due, as the running shop does; by the address they go to. */
export async function changeMails(app: TestApp): Promise<Record<string, Mail & { token: string }>> {
  const jobs = await app.db<{ data: EmailChangeMail }[]>`
    delete from pgboss.job where name = 'email-change' returning data`
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  for (const { data } of jobs) await mailEmailChange(app.deps, mailer, data)
  const withToken = (mail: Mail) => ({ ...mail, token: /change-email\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '' })
  return Object.fromEntries(sent.map((mail) => [mail.to, withToken(mail)]))
}

/** Asks, has both mails sent and answers their links. */
export async function beginChange(app: TestApp, owner: Owner, email = owner.next) {
  await askForChange(app, owner, email)
  const mails = await changeMails(app)
  return { mails, forNew: mails[email]?.token ?? '', forOld: mails[owner.email]?.token ?? '' }
}
