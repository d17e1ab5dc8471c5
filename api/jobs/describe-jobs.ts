import type { Job } from '../../contract/operator/jobs.ts'
import type { Queryable } from '../platform/db.ts'
import { findUnsentMails } from '../platform/mail/mail-queue.ts'

export type Described = { id: string; queue: string; payload: object | null }

// The text of a mail is nobody's business, and may hold a link that signs its reader in.
const LONGEST_SHOWN = 120

/** What operators read of what jobs are about, by their ids, in the command and on the page. */
export async function describePayloads(
  sql: Queryable,
  jobs: readonly Described[],
): Promise<ReadonlyMap<string, Job['values']>> {
  const mailIds = jobs.flatMap(({ queue, payload }) => mailIdIn(queue, payload) ?? [])
  const mails = new Map((await findUnsentMails(sql, mailIds)).map(({ id, ...mail }) => [id, mail]))
  return new Map(
    jobs.map(({ id, queue, payload }) => {
      const mail = mails.get(mailIdIn(queue, payload) ?? '')
      return [id, Object.entries({ ...payload, ...mail }).map(([name, given]) => ({ name, value: shown(given) }))]
    }),
  )
}

function mailIdIn(queue: string, payload: object | null) {
  return queue === 'mail' && payload && 'id' in payload ? String(payload.id) : null
}

function shown(given: unknown): string {
  const value = typeof given === 'string' ? given : JSON.stringify(given)
  return value.length > LONGEST_SHOWN ? `… (${value.length})` : value
}
