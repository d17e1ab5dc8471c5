import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import type { IncomingMail } from './parse-mail.ts'

/** `fileCount`: how many files are stored with it. */
export type FoundTicket = {
  id: string
  ticketNumber: string
  ownerId: string | null
  isSpam: boolean
  fileCount: number
}

const columns = (sql: Queryable) => sql`
  t.id, t.ticket_number, t.owner_id, t.state = 'SPAM' as is_spam,
  (select count(*)::int from attachment a where a.ticket_id = t.id) as file_count`

/** What became of a mail that was posted before. */
export async function findReceived(
  sql: Queryable,
  messageId: string,
): Promise<{ outcome: 'ADDED' | 'OPENED'; ticketNumber: string } | undefined> {
  const [row] = await sql<{ outcome: 'ADDED' | 'OPENED'; ticketNumber: string }[]>`
    select 'OPENED' as outcome, ticket_number from ticket where message_id = ${messageId}
    union all
    select 'ADDED', t.ticket_number from ticket_message m join ticket t on t.id = m.ticket_id
    where m.message_id = ${messageId} limit 1`
  return row
}

export async function findByNumber(sql: Queryable, number: string): Promise<FoundTicket | undefined> {
  const [row] = await sql<FoundTicket[]>`select ${columns(sql)} from ticket t where t.ticket_number = ${number}`
  return row
}

/** Of several files that come at once each waits for the one before. */
export async function lockFileCount(tx: Tx, ticketId: string): Promise<number> {
  // Sent together, the second sees what was there once the first had the lock.
  const [, [row]] = await inOrder([
    () => tx`select from ticket where id = ${ticketId} for no key update`,
    () => tx<[{ count: number }]>`select count(*)::int as count from attachment where ticket_id = ${ticketId}`,
  ])
  return row.count
}

export async function findByToken(sql: Queryable, token: string | null): Promise<FoundTicket | undefined> {
  const [row] = await sql<FoundTicket[]>`select ${columns(sql)} from ticket t where t.reply_token = ${token}`
  return row
}

/** By the mails that it names as answered: ours, or earlier ones of the writer. Ids can be guessed, so the writer has to be the same. */
export async function findByAnswered(
  sql: Queryable,
  { answers, from }: IncomingMail,
): Promise<FoundTicket | undefined> {
  const ours = answers.flatMap(
    (id) => /^<(?:ticket|receipt)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(id)?.[1] ?? [],
  )
  const [row] = await sql<FoundTicket[]>`
    select ${columns(sql)} from ticket t
    where lower(t.email) = lower(${from}) and (
      t.id = any(${ours}::uuid[]) or t.message_id = any(${answers}) or t.id in (
        select ticket_id from ticket_message where id = any(${ours}::uuid[]) or message_id = any(${answers})))
    order by t.created_at desc limit 1`
  return row
}

type Place = { id: string; ticketId: string; fileNames: string[]; now: Date }

/**
 * Opens the ticket again, unless a machine has written or it is spam; a mail that stands there already changes nothing, and the
 * answer has no rows then.
 */
export const addMail = (tx: Tx, mail: IncomingMail, { id, ticketId, fileNames, now }: Place) => tx`
  with added as (
    insert into ticket_message (id, ticket_id, direction, is_automatic, sender, words, whole, file_names, at, message_id)
    values (${id}, ${ticketId}, 'IN', ${mail.isAutomatic}, ${mail.from}, ${mail.words}, ${mail.whole}, ${fileNames},
      ${now}, ${mail.messageId})
    on conflict (message_id) do nothing returning ticket_id, is_automatic)
  update ticket t set version = version + 1, changed_by = null,
    waits_since = case when added.is_automatic or t.state in ('OPEN', 'SPAM') then t.waits_since else ${now} end,
    state = case when added.is_automatic or t.state = 'SPAM' then t.state else 'OPEN' end
  from added where t.id = added.ticket_id returning t.id`
