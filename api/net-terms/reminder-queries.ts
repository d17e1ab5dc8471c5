import type { DocumentContent } from '../orders/documents/document-content.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { BaseRate } from './default-interest.ts'

/** Days after the due day on which each level is sent. */
export const reminderDays = [3, 10, 20] as const
export type ReminderLevel = 1 | 2 | 3

export type DueReminder = { number: string; level: ReminderLevel }

const BATCH = 200

/** SQL: the level whose day has come for the receivable `r`; null before the first. */
const levelOf = (
  sql: Queryable,
  today: string,
) => sql`(case when r.due_on + ${reminderDays[2]}::int <= ${today}::date then 3
  when r.due_on + ${reminderDays[1]}::int <= ${today}::date then 2
  when r.due_on + ${reminderDays[0]}::int <= ${today}::date then 1 end)`

/**
 * SQL: the store lets this receivable `r` be reminded of, its company is not erased, and no reminder of this level or a later one was
 * sent.
 */
const isDue = (sql: Queryable, today: string) => sql`r.open_cents > 0 and not r.are_reminders_stopped
  and not exists (select from net_terms t
    where t.store_id = r.store_id and t.buyer_id = r.buyer_id and t.are_reminders_stopped)
  and exists (select from company c where c.id = r.buyer_id and c.erased_at is null)
  and not exists (select from payment_reminder p where p.number = r.number and p.level >= ${levelOf(sql, today)})`

/** For each open invoice the latest level that is due, unless it was sent. */
export const findDueReminders = (sql: Queryable, today: string) => sql<DueReminder[]>`
  select r.number, ${levelOf(sql, today)} as level from receivable r
  where r.due_on <= ${today}::date - ${reminderDays[0]}::int and ${isDue(sql, today)}
  order by r.due_on, r.number limit ${BATCH}`

export type Reminded = {
  number: string
  buyerId: string
  storeName: string
  issuedOn: string
  dueOn: string
  openCents: number
  /** The seller as the invoice names it. */
  seller: DocumentContent['seller']
  billing: DocumentContent['billing']
}

/** What is to be reminded of; undefined where it is not due any more, paid or stopped. */
export async function findReminded(
  sql: Queryable,
  { number, level }: DueReminder,
  today: string,
): Promise<Reminded | undefined> {
  const [row] = await sql<Reminded[]>`
    select r.number, r.buyer_id, s.store_name, r.issued_on::text, r.due_on::text, r.open_cents, d.content -> 'seller' as seller,
      d.content -> 'billing' as billing
    from receivable r join sub_order s on s.buyer_id = r.buyer_id and s.order_id = r.order_id and s.store_id = r.store_id
    join document d on d.number = r.number
    where r.number = ${number} and ${isDue(sql, today)} and ${levelOf(sql, today)} = ${level}`
  return row
}

/** The same, held while its reminder is written. */
export async function lockReminded(tx: Tx, reminder: DueReminder, today: string): Promise<Reminded | undefined> {
  const [locked] = await tx`select number from receivable where number = ${reminder.number} for update`
  return locked && findReminded(tx, reminder, today)
}

export type SentReminder = DueReminder & {
  sentAt: Date
  openCents: number
  interestCents: number
  feeCents: number
  letter: Buffer
}

export const insertReminder = (tx: Tx, reminder: SentReminder) => tx`insert into payment_reminder ${tx(reminder)}`

/** Whose letter it is. */
export type LetterOwner = { storeId: string } | { buyerId: string }

export async function findReminderLetter(
  sql: Queryable,
  owner: LetterOwner,
  { number, level }: DueReminder,
): Promise<Buffer | null> {
  const own = 'storeId' in owner ? sql`r.store_id = ${owner.storeId}` : sql`r.buyer_id = ${owner.buyerId}`
  const [row] = await sql<{ letter: Buffer | null }[]>`
    select p.letter from payment_reminder p join receivable r on r.number = p.number
    where p.number = ${number} and p.level = ${level} and ${own}`
  return row?.letter ?? null
}

export const findBaseRates = (sql: Queryable) => sql<BaseRate[]>`
  select valid_from::text, rate_bp from base_rate order by valid_from`

/** Takes the place of what was known for the same half-year. */
export const writeBaseRate = (sql: Queryable, { validFrom, rateBp }: BaseRate) => sql`
  insert into base_rate (valid_from, rate_bp) values (${validFrom}, ${rateBp})
  on conflict (valid_from) do update set rate_bp = excluded.rate_bp`
