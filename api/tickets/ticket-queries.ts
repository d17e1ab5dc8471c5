import type postgres from 'postgres'
import type { ContactSubject } from '../../contract/content.ts'
import { foldText } from '../../contract/platform/fold-text.ts'
import type { Language } from '../../contract/platform/values.ts'
import { rolesOf } from '../../contract/rights.ts'
import type { TicketState, TicketView } from '../../contract/tickets/tickets.ts'
import type { CursorOrder, CursorPage } from '../http/cursor.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type TicketFilter = {
  view: TicketView
  owner?: string | undefined
  subject?: ContactSubject | undefined
  language?: Language | undefined
  q?: string | undefined
  /** Whose list it is. */
  callerId?: string
}

export type TicketRow = {
  id: string
  ticketNumber: string
  version: number
  state: TicketState
  subject: ContactSubject
  title: string | null
  name: string
  email: string
  language: Language
  orderNumber: string | null
  ownerId: string | null
  ownerName: string
  createdAt: Date
  waitsSince: Date
}

/** Open ones by who waits longest, others the latest first. */
export const orderOf = (sql: Queryable, view: TicketView): CursorOrder => ({
  key: sql`t.waits_since`,
  keyType: 'timestamptz',
  id: sql`t.id`,
  idType: 'uuid',
  isDescending: view !== 'OPEN',
})

const nameOf = (sql: Queryable, id: postgres.Fragment) =>
  sql`coalesce((select trim(a.first_name || ' ' || a.last_name) from account a where a.id = ${id}), '')`

const ticketColumns = (sql: Queryable) => sql`
  t.id, t.ticket_number, t.version, t.state, t.subject, t.title, trim(t.first_name || ' ' || t.last_name) as name, t.email,
  t.language, t.order_number, t.owner_id, ${nameOf(sql, sql`t.owner_id`)} as owner_name, t.created_at, t.waits_since`

export const findTickets = (sql: Queryable, filter: TicketFilter, page: CursorPage) => sql<
  (TicketRow & { key: string })[]
>`
  select to_json(t.waits_since)#>>'{}' as key, ${ticketColumns(sql)}
  from ticket t where ${isIn(sql, filter)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

/** The rows of a view, to be counted. */
export const rowsOfTickets = (sql: Queryable, filter: TicketFilter) =>
  sql`select 1 from ticket t where ${isIn(sql, filter)}`

function isIn(sql: Queryable, { view, owner, subject, language, q = '', callerId }: TicketFilter) {
  const words = foldText(q).trim()
  const isOwned = owner === 'NONE' ? sql`t.owner_id is null` : sql`t.owner_id = ${owner === 'ME' ? callerId! : owner!}`
  const all = sql`t.ticket_number || ' ' || t.first_name || ' ' || t.last_name || ' ' || t.email || ' ' || coalesce(t.order_number, '')`
  return sql`${view === 'ALL' ? sql`true` : sql`t.state = ${view}`}
    and ${owner ? isOwned : sql`true`}
    and ${subject ? sql`t.subject = ${subject}` : sql`true`}
    and ${language ? sql`t.language = ${language}` : sql`true`}
    and ${words ? sql`position(${words} in folded(${all})) > 0` : sql`true`}`
}

type OwnerRow = { id: string; name: string }

/** Operators who may look after tickets, by name. */
export const findOwners = (sql: Queryable) => sql<OwnerRow[]>`
  select distinct a.id, trim(a.first_name || ' ' || a.last_name) as name
  from membership m join account a on a.id = m.account_id
  where m.is_operator and m.roles && ${[...rolesOf('operator', 'buyers')]}::text[] and a.erased_at is null
  order by name, a.id limit 200`

type FirstAnswers = { due: number; inTime: number }

/** Of 28 days; what is closed without a word or spam counts nowhere, nor what has time left. */
export async function findFirstAnswers(sql: Queryable, now: Date): Promise<FirstAnswers> {
  const [row] = await sql<[FirstAnswers]>`
    select count(*)::int as due,
      (count(*) filter (where t.first_answered_at <= t.answer_due_at))::int as in_time
    from ticket t
    where t.created_at > ${now}::timestamptz - interval '28 days' and t.created_at <= ${now} and t.state <> 'SPAM'
      and (t.first_answered_at is not null or (t.answer_due_at <= ${now} and t.state <> 'CLOSED'))`
  return row
}

type FullRow = TicketRow & {
  message: string
  accountId: string | null
  productSkuId: string | null
  fileNames: string[]
}

export async function findTicket(sql: Queryable, number: string): Promise<FullRow | undefined> {
  const [row] = await sql<FullRow[]>`
    select ${ticketColumns(sql)}, t.message, t.account_id, t.sku_id as product_sku_id, t.file_names
    from ticket t where t.ticket_number = ${number}`
  return row
}

export type MessageRow = {
  id: string
  direction: 'IN' | 'OUT'
  isAutomatic: boolean
  sender: string | null
  authorName: string
  words: string
  whole: string | null
  fileNames: string[]
  at: Date
}

/** What follows the first message, the oldest first. */
export const findMessages = (sql: Queryable, ticketId: string) => sql<MessageRow[]>`
  select m.id, m.direction, m.is_automatic, m.sender, ${nameOf(sql, sql`m.author_id`)} as author_name, m.words, m.whole,
    m.file_names, m.at
  from ticket_message m where m.ticket_id = ${ticketId} order by m.at, m.id limit 500`

export type LockedTicket = TicketRow & {
  replyToken: string | null
  /** Of the writer's last mail; null where they have used the contact form alone. */
  lastMessageId: string | null
  changedByName: string
}

/** A ticket that somebody is about to change, held until the transaction ends. */
export async function lockTicket(tx: Tx, number: string): Promise<LockedTicket | undefined> {
  const [row] = await tx<LockedTicket[]>`
    select ${ticketColumns(tx)}, t.reply_token, ${nameOf(tx, tx`t.changed_by`)} as changed_by_name, coalesce((
        select m.message_id from ticket_message m
        where m.ticket_id = t.id and m.message_id is not null and not m.is_automatic order by m.at desc, m.id desc limit 1
      ), t.message_id) as last_message_id
    from ticket t where t.ticket_number = ${number} for no key update of t`
  return row
}

type Change = { id: string; state: TicketState; ownerId: string | null; by: string; now: Date }

/** Who has seen the ticket before is refused from now on. */
export const changeTicket = (tx: Tx, { id, state, ownerId, by, now }: Change) => tx`
  update ticket set state = ${state}, owner_id = ${ownerId}, version = version + 1, changed_by = ${by},
    waits_since = case when state = ${state} then waits_since else ${now} end where id = ${id}`

type Answer = { id: string; ticketId: string; authorId: string; words: string; at: Date; replyToken: string }

/** With when the first one was. */
export const insertAnswer = (tx: Tx, { id, ticketId, authorId, words, at, replyToken }: Answer) => tx`
  with answered as (
    update ticket set first_answered_at = coalesce(first_answered_at, ${at}), reply_token = ${replyToken}, waits_since = ${at}
    where id = ${ticketId})
  insert into ticket_message (id, ticket_id, direction, author_id, words, at)
  values (${id}, ${ticketId}, 'OUT', ${authorId}, ${words}, ${at})`
