import type * as z from 'zod/mini'
import type { OperatedStore, StorePerson } from '../../contract/operator/stores.ts'
import type { OrderNote } from '../../contract/operator/orders.ts'
import type { Seller } from '../../contract/trade/seller.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type FactsRow = {
  operatorVersion: number
  createdAt: Date
  legal: Partial<Seller> & { address?: string }
  minimumOrderCents: number
  shippingFeeCents: number
  leadMinDays: number
  leadMaxDays: number
  holdReason: string | null
  heldAt: Date | null
  heldBy: string
  owedCents: number
}

export async function findFacts(sql: Queryable, storeId: string): Promise<FactsRow> {
  const [row] = await sql<[FactsRow]>`
    select s.operator_version, s.created_at, s.legal, s.minimum_order_cents, s.shipping_fee_cents, s.lead_min_days,
      s.lead_max_days, h.reason as hold_reason, h.held_at, ${nameOf(sql, sql`h.held_by`)} as held_by, (
        select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_entry e
        where e.account = 'STORE' and e.party_id = s.id) as owed_cents
    from store s left join payout_hold h on h.store_id = s.id where s.id = ${storeId}`
  return row
}

const nameOf = (sql: Queryable, id: ReturnType<Queryable>) =>
  sql`coalesce((select trim(a.first_name || ' ' || a.last_name) from account a where a.id = ${id}), '')`

export const findTeam = (sql: Queryable, storeId: string) => sql<z.output<typeof StorePerson>[]>`
  select a.id as account_id, trim(a.first_name || ' ' || a.last_name) as name, a.email, m.roles,
    exists (select from totp t where t.account_id = a.id and t.confirmed_at is not null)
      or exists (select from passkey p where p.account_id = a.id) as has_second_factor,
    (select max(last_used_at) from session s where s.account_id = a.id and s.impersonated_by is null) as last_seen_at
  from membership m join account a on a.id = m.account_id where m.store_id = ${storeId}
  order by 'OWNER' = any(m.roles) desc, m.created_at, m.id limit 200`

export type RateRow = { rateBp: number; from: string; isOwn: boolean; category: string | null }

/** Of the store alone, and those of all stores. */
export const findRates = (sql: Queryable, storeId: string) => sql<RateRow[]>`
  select rate_bp, valid_from::text as from, store_id is not null as is_own, category from commission_rate
  where store_id = ${storeId} or store_id is null
  order by store_id is null, valid_from desc, category nulls first limit 100`

type PayoutRow = { number: string; amountCents: number; orderedAt: Date; paidAt: Date | null }

export const findLastPayouts = (sql: Queryable, storeId: string) => sql<PayoutRow[]>`
  select p.number, p.amount_cents, r.approved_at as ordered_at, p.paid_at
  from payout p join payout_run r on r.id = p.run_id
  where p.store_id = ${storeId} and p.state <> 'PROPOSED' order by r.number desc limit 12`

/** The account that was set last. */
export async function findAccount(
  sql: Queryable,
  storeId: string,
): Promise<{ iban: string; holder: string; usableFrom: Date } | undefined> {
  const [row] = await sql<{ iban: string; holder: string; usableFrom: Date }[]>`
    select iban, holder, usable_from from store_bank_account where store_id = ${storeId} order by id desc limit 1`
  return row
}

export const touchedCarts = (sql: Queryable, storeId: string) => sql`
  select distinct c.buyer_id from cart_item c join product p on p.sku_id = c.sku_id where p.store_id = ${storeId}`

/** The latest first; one alone where it is named. */
export const findStoreNotes = (sql: Queryable, storeId: string, id: string | null = null) => sql<OrderNote[]>`
  select n.id, n.text, n.created_at as at, ${nameOf(sql, sql`n.author_id`)} as by
  from store_note n where n.store_id = ${storeId} and (${id}::uuid is null or n.id = ${id})
  order by n.created_at desc, n.id desc limit 200`

type NewNote = OperatedStore['notes'][number] & { storeId: string; authorId: string }

export const insertStoreNote = (tx: Tx, { storeId, id, authorId, text, at }: Omit<NewNote, 'by'>) => tx`
  insert into store_note (store_id, id, author_id, text, created_at) values (${storeId}, ${id}, ${authorId}, ${text}, ${at})`

/** Who of the operators changed the store last; '' where nobody is known. */
export async function findLastOperator(tx: Tx, slug: string, actions: readonly string[]): Promise<string> {
  const [row] = await tx<{ name: string }[]>`
    select ${nameOf(tx, tx`e.actor_id`)} as name from audit_entry e
    where e.target_kind = 'store' and e.target_id = ${slug} and e.action = any(${actions}) order by e.at desc limit 1`
  return row?.name ?? ''
}
