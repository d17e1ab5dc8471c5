import type { Jobs } from './jobs.ts'
import type { Mail, Mailer } from './mail.ts'

/** Sends what the slices have enqueued with `jobs.send(tx, 'mail', mail)`. */
export async function workOffMail(jobs: Jobs, mailer: Mailer): Promise<void> {
  await jobs.work<Mail>('mail', (mail) => mailer.send(mail))
}
