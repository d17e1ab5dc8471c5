import { crashPoint } from './crash-point.ts'
import type { Jobs } from './jobs.ts'
import type { Mail, Mailer } from './mail.ts'

/** Sends what the slices have enqueued with `jobs.send(tx, 'mail', mail)`. */
export async function workOffMail(jobs: Pick<Jobs, 'work'>, mailer: Pick<Mailer, 'send'>): Promise<void> {
  await jobs.work<Mail>('mail', async (mail) => {
    // An erased account: no such domain will ever be (RFC 2606), and trying would take a day.
    if (mail.to.endsWith('.invalid')) return
    crashPoint('mail: about to be sent')
    await mailer.send(mail)
    crashPoint('mail: sent')
  })
}
