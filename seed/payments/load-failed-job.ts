import { inTransaction } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { newId } from '../../api/platform/ids.ts'
import { DEAD_QUEUE } from '../../api/platform/jobs/dead-jobs.ts'
import { mailId, queueMail } from '../../api/platform/mail/mail-queue.ts'

const HOUR_MS = 3_600_000
/** A day of tries, with pauses of a quarter of an hour. */
const RETRIES = 105

/** A mail that a mail server took nobody for during a whole day: it waits for the operators of the demo. Done again it stays one. */
export async function loadFailedJob({ db }: Pick<Deps, 'db'>, baseDate: Date): Promise<void> {
  const id = mailId('ticket', 'demo', 'failed')
  const [existing] = await db`select from mail where id = ${id}`
  if (existing) return
  const words =
    'Guten Tag,\n\ndie Gläser haben einen Eichstrich bei 0,2 l. Sollen wir dir 240 Stück anbieten?\n\nNina Vogt'
  const mail = {
    id,
    to: 'einkauf@gasthof-bergahorm.example',
    subject: 'Re: Gläser mit Eichstrich',
    text: words,
    html: '',
  }
  const jobId = newId()
  const diedAt = new Date(baseDate.getTime() - 2 * HOUR_MS)
  await inTransaction(db, async (tx) => {
    // The job is the one below: its tries are over.
    await queueMail(tx, { send: async () => {} }, mail)
    // As pg-boss lays one down that was tried in vain.
    await tx`
      insert into pgboss.job (name, data, created_on, source_name, source_id, source_root_id, source_created_on, source_retry_count, source_output)
      values (${DEAD_QUEUE}, ${tx.json({ id })}, ${diedAt}, 'mail', ${jobId}, ${jobId},
        ${new Date(diedAt.getTime() - 24 * HOUR_MS)}, ${RETRIES},
        ${tx.json({ message: '550 5.1.2 <einkauf@gasthof-bergahorm.example>: Recipient address rejected: Domain not found' })})`
  })
}
