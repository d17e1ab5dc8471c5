import type postgres from 'postgres'
import type { Queryable } from '../../platform/db.ts'

/**
 * SQL: whether a row with `account_id` and `email` is a person's: made signed in, or signed out from an address that is known to
 * be theirs.
 */
export const isOwnRow = (sql: Queryable, accountId: string): postgres.Fragment =>
  sql`(account_id = ${accountId} or account_id is null and lower(email) = (
    select lower(email) from account where id = ${accountId} and email_confirmed_at is not null))`

/** Rows as the database holds them, by table. */
export type Records = Record<string, Record<string, unknown>[]>

// A cart is a member's, not the company's (decision 67), and so is one that waits for approval.
const cartTables = new Set(['cart', 'cart_item'])

/** Tables whose rows are the person's own, by their `account_id`. */
const personalTables = [
  'membership',
  'session',
  'known_device',
  'passkey',
  'passkey_challenge',
  'totp',
  'recovery_code',
  'pending_sign_in',
  'email_confirmation',
  'desk_notice',
  'approval_reader',
  'sign_in_link',
  'email_change',
  'former_email',
  'store_activity',
  'store_application',
  'store_application_step',
  'post_version',
]

/**
 * Every row about the person in all it belongs to: those that name the account, the own carts, and of companies it owns all
 * other tables with a `buyer_id`, whatever slice adds them. One statement, so that all of it is of one moment.
 */
export async function findRecords(sql: Queryable, accountId: string): Promise<Records> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'buyer_id' order by table_name`
  const owned = sql`
    select company_id from membership where account_id = ${accountId} and company_id is not null and 'OWNER' = any(roles)`
  const carts = sql`
    select case when company_id = account_id then company_id else id end from membership
    where account_id = ${accountId} and company_id is not null
    union select id from order_request where requested_by = ${accountId}
    union select k.id from api_key k join membership m on m.id = k.membership_id where m.account_id = ${accountId}`
  const isOwn = isOwnRow(sql, accountId)
  const tickets = sql`select id from ticket where ${isOwn}`
  // What is the person's as well.
  const others = new Map([
    ['order_request', sql`or requested_by = ${accountId}`],
    ['attachment', sql`or ticket_id in (${tickets})`],
  ])
  const parts = [
    rowsOf(sql, 'account', sql`id = ${accountId}`),
    rowsOf(sql, 'invitation', sql`lower(email) = (select lower(email) from account where id = ${accountId})`),
    rowsOf(sql, 'company', sql`id in (${owned})`),
    ...personalTables.map((name) => rowsOf(sql, name, sql`account_id = ${accountId}`)),
    rowsOf(sql, 'api_key', sql`membership_id in (select id from membership where account_id = ${accountId})`),
    rowsOf(sql, 'desk_view', sql`membership_id in (select id from membership where account_id = ${accountId})`),
    rowsOf(sql, 'notice_choice', sql`membership_id in (select id from membership where account_id = ${accountId})`),
    rowsOf(sql, 'ticket', isOwn),
    rowsOf(sql, 'product_report', isOwn),
    rowsOf(sql, 'ticket_message', sql`ticket_id in (${tickets})`),
    auditOf(sql, accountId),
    impersonationsOf(sql, accountId),
    rowsOf(sql, 'bank_account_change', sql`entered_by = ${accountId}`),
    rowsOf(
      sql,
      'mail',
      sql`lower(recipient) = (select lower(email) from account where id = ${accountId}) or exists (
        select from former_email f
        where f.account_id = ${accountId} and lower(f.email) = lower(t.recipient) and t.created_at <= f.until)`,
    ),
    ...tables.map(({ name }) => {
      const isTheirs = sql`buyer_id in (${cartTables.has(name) ? carts : owned})`
      return rowsOf(sql, name, sql`${isTheirs} ${others.get(name) ?? sql``}`)
    }),
  ]
  const rows = await sql<{ name: string; rows: Record<string, unknown>[] }[]>`
    ${parts.reduce((all, part) => sql`${all} union all ${part}`)}`
  return Object.fromEntries(rows.map(({ name, rows: found }) => [name, found]))
}

const rowsOf = (sql: Queryable, name: string, condition: postgres.Fragment) => sql`
  select ${name}::text as name, coalesce(jsonb_agg(to_jsonb(t) - ${hidden}::text[]), '[]') as rows
  from ${sql(name)} t where ${condition}`

// What was done about the person; why and by whom stays with the shop.
const auditOf = (sql: Queryable, accountId: string) => sql`
  select 'audit_entry'::text as name, coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', at, 'account_id', account_id,
    'action', action, 'state', state, 'before', before, 'after', after) order by at, id), '[]') as rows
  from audit_log where account_id = ${accountId}`

// When somebody of the shop acted as the person, why, and whether with writing; who it was stays with the shop.
const impersonationsOf = (sql: Queryable, accountId: string) => sql`
  select 'impersonation'::text as name, coalesce(jsonb_agg(jsonb_build_object('at', at, 'reason', coalesce(reason, detail ->> 'reason'),
    'may_write', coalesce((detail ->> 'mayWrite')::boolean, true), 'ticket_number', detail ->> 'ticketNumber') order by at, id), '[]') as rows
  from audit_entry where account_id = ${accountId} and action = 'impersonate'`

// Secrets, the shop's own bookkeeping, and the ids of people who are not the buyer.
const hidden = [
  'password_hash',
  'token_hash',
  'new_token_hash',
  'old_token_hash',
  'requested_by',
  'device_hash',
  'code_hash',
  'sealed_secret',
  'credential_id',
  'public_key',
  'challenge_hash',
  'secret',
  'idempotency_key',
  'request_hash',
  'request',
  'draft',
  'actor_id',
  'impersonated_by',
  'decided_by',
  'invited_by',
  'placed_by',
  'opened_by',
  'author_id',
  'owner_id',
  'changed_by',
  'reply_token',
  'reply',
  'detail',
]
