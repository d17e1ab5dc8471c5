import { crashPoint } from '../crash-point.ts'
import type { Deps } from '../deps.ts'
import { inSpan } from '../traces/in-span.ts'
import { findUnsentMail, recordSent } from './mail-queue.ts'
import { recordRefusal } from './record-report.ts'
import type { Mailer, MailJob } from './mail.ts'

/** Sends what the slices have queued with `queueMail`. */
export async function startMailWorker(
  { db, jobs, clock }: Pick<Deps, 'db' | 'clock'> & { jobs: Pick<Deps['jobs'], 'work'> },
  mailer: Pick<Mailer, 'send'>,
): Promise<void> {
  await jobs.work<MailJob>('mail', async ({ id }) => {
    const mail = await findUnsentMail(db, id)
    if (!mail) return
    crashPoint('mail: about to be sent')
    // An erased account: no such domain will ever be (RFC 2606), and trying would take a day.
    if (!mail.to.endsWith('.invalid'))
      await inSpan('mail send', {}, () => mailer.send(mail)).catch(async (error: unknown) => {
        await recordRefusal(db, id, { error, at: clock.now() })
        throw error
      })
    crashPoint('mail: sent')
    await recordSent(db, id, clock.now())
  })
}
