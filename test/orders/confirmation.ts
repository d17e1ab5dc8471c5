import {
  mailEmailConfirmation,
  type EmailConfirmation,
} from '../../api/account/email-confirmation/mail-confirmation.ts'
import type { Mail } from '../../api/platform/mail/mail.ts'
import type { TestApp } from '../app.ts'

/** Sends the links to confirm an e-mail that are due, as the running shop does; answers the mails. */
export async function confirmationMails(app: TestApp): Promise<(Mail & { token: string })[]> {
  const jobs = await app.db<{ data: EmailConfirmation }[]>`
    delete from pgboss.job where name = 'email-confirmation' returning data`
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  for (const { data } of jobs) await mailEmailConfirmation(app.deps, mailer, data)
  return sent.map((mail) => ({ ...mail, token: /\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '' }))
}
