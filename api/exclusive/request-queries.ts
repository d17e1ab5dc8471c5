import type * as z from 'zod/mini'
import type { AccessRequest, StoreAccessRequest } from '../../contract/exclusive.ts'
import type { Language } from '../../contract/platform/values.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable } from '../platform/db.ts'
import { isLiveGrant } from '../products/visibility.ts'

type NewRequest = { buyerId: string; id: string; skuId: string; storeId: string; message: string; createdAt: Date }

/** False when the buyer waits for a decision already. */
export async function insertRequest(sql: Queryable, request: NewRequest): Promise<boolean> {
  const inserted = await sql`
    insert into exclusive_request (buyer_id, id, sku_id, store_id, message, created_at)
    values (${request.buyerId}, ${request.id}, ${request.skuId}, ${request.storeId}, ${request.message},
      ${request.createdAt})
    on conflict (buyer_id, sku_id) where status = 'PENDING' do nothing`
  return inserted.count === 1
}

export type Decision = {
  status: 'GRANTED' | 'REJECTED'
  reason: string | null
  /** End of the access; null for one without end, and with a rejection. */
  expiresAt: Date | null
  decidedAt: Date
  /** The supplier's account; null for an operator. */
  decidedBy: string | null
}
export type GrantKey = { buyerId: string; skuId: string }

/** Settles an application of a store's product, once; undefined where it is settled, unknown or of another store. */
export async function settleRequest(
  sql: Queryable,
  { id, storeId }: { id: string; storeId: string },
  decision: Decision,
): Promise<GrantKey | undefined> {
  const [settled] = await sql<GrantKey[]>`
    update exclusive_request set status = ${decision.status}, reason = ${decision.reason},
      expires_at = ${decision.expiresAt}, decided_at = ${decision.decidedAt}, decided_by = ${decision.decidedBy}
    where id = ${id} and store_id = ${storeId} and status = 'PENDING'
    returning buyer_id, sku_id`
  return settled
}

/** Settles what a buyer waits for, whoever's product it is. False where the buyer waits for nothing. */
export async function settleOpenRequest(
  sql: Queryable,
  { buyerId, skuId }: GrantKey,
  decision: Decision,
): Promise<boolean> {
  const settled = await sql`
    update exclusive_request set status = ${decision.status}, reason = ${decision.reason},
      expires_at = ${decision.expiresAt}, decided_at = ${decision.decidedAt}, decided_by = ${decision.decidedBy}
    where buyer_id = ${buyerId} and sku_id = ${skuId} and status = 'PENDING'`
  return settled.count === 1
}

type BuyerRow = z.output<typeof AccessRequest>

/** Newest first. */
export const findBuyerRequests = (sql: Queryable, buyerId: string, window: Window) => sql<BuyerRow[]>`
  select ${requestColumns(sql)} from exclusive_request q
  where q.buyer_id = ${buyerId}
  order by q.created_at desc, q.id desc ${limitTo(sql, window)}`

export async function countBuyerRequests(sql: Queryable, buyerId: string): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from exclusive_request where buyer_id = ${buyerId}`
  return counted.count
}

type State = StoreAccessRequest['state']
export type StoreRow = BuyerRow &
  StoreAccessRequest['buyer'] & {
    buyerId: string
    nameDe: string
    nameEn: string
    state: State
    accessUntil: Date | null
  }
type OfStore = {
  storeId: string
  state?: State | undefined
  businessType?: string | undefined
  product?: string | undefined
}

/** Undecided ones first, newest first. */
export const findStoreRequests = (sql: Queryable, of: OfStore, window: Window) => sql<StoreRow[]>`
  select ${storeColumns(sql)} from ${storeTables(sql)} where ${isOfStore(sql, of)}
  order by q.status <> 'PENDING', q.created_at desc, q.id desc ${limitTo(sql, window)}`

export async function countStoreRequests(sql: Queryable, of: OfStore): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from ${storeTables(sql)} where ${isOfStore(sql, of)}`
  return counted.count
}

const isOfStore = (sql: Queryable, { storeId, state, businessType, product }: OfStore) => sql`
  q.store_id = ${storeId} ${state ? sql`and ${stateOf(sql)} = ${state}` : sql``}
  ${businessType ? sql`and b.business_type = ${businessType}` : sql``}
  ${product ? sql`and (p.sku_id = ${product} or p.supplier_sku = ${product})` : sql``}`

export async function findStoreRequest(sql: Queryable, id: string, storeId: string): Promise<StoreRow | undefined> {
  const [found] = await sql<StoreRow[]>`
    select ${storeColumns(sql)} from ${storeTables(sql)} where q.id = ${id} and q.store_id = ${storeId}`
  return found
}

const requestColumns = (sql: Queryable) => sql`
  q.id, q.sku_id as product_sku_id, q.message, q.status, q.reason, q.expires_at,
  q.created_at, q.decided_at`

const storeColumns = (sql: Queryable) => sql`
  ${requestColumns(sql)}, q.buyer_id, p.name_de, p.name_en, ${stateOf(sql)} as state, g.expires_at as access_until,
  b.name as company_name, b.business_type, b.created_at as since, a.first_name, a.last_name, a.email,
  (select city_name from address where buyer_id = b.id order by is_selected desc, created_at desc limit 1) as city_name,
  (select count(*)::int from sub_order s where s.buyer_id = b.id and s.store_id = q.store_id
    and s.status not in ('PENDING_PAYMENT', 'REJECTED', 'CANCELLED')) as order_count`

// Where several applications were granted, the last one holds the grant.
const storeTables = (sql: Queryable) => sql`
  exclusive_request q join product p on p.sku_id = q.sku_id join company b on b.id = q.buyer_id
    join account a on a.id = contact_of(b.id)
    left join exclusive_grant g on g.buyer_id = q.buyer_id and g.sku_id = q.sku_id and q.status = 'GRANTED'
      and ${isLiveGrant(sql)} and not exists (
        select from exclusive_request n where n.buyer_id = q.buyer_id and n.sku_id = q.sku_id and n.status = 'GRANTED'
          and n.created_at > q.created_at)`

const stateOf = (sql: Queryable) => sql`
  (case when q.status = 'GRANTED' and g.sku_id is null then 'ENDED' else q.status end)`

/** Whom a mail about an access goes to and what it names. */
export type Applicant = {
  email: string
  /** Until it is, nobody knows whose address it is, and no mail about an access goes there. */
  isEmailConfirmed: boolean
  firstName: string
  lastName: string
  companyName: string
  language: Language
  skuId: string
  nameDe: string
  nameEn: string
  storeName: string
}

/** Undefined where the account is gone. */
export async function findApplicant(sql: Queryable, { buyerId, skuId }: GrantKey): Promise<Applicant | undefined> {
  const [found] = await sql<Applicant[]>`
    select a.email, a.email_confirmed_at is not null as is_email_confirmed, a.first_name,
      a.last_name, b.name as company_name, a.language, p.sku_id, p.name_de,
      p.name_en, s.name as store_name
    from company b join account a on a.id = contact_of(b.id) cross join product p join store s on s.id = p.store_id
    where b.id = ${buyerId} and p.sku_id = ${skuId}`
  return found
}

/** The buyer of an e-mail, whatever its letter case. */
export async function findBuyerId(sql: Queryable, email: string): Promise<string | undefined> {
  const [found] = await sql<[{ id: string | null }]>`select company_of(${email}) as id`
  return found.id ?? undefined
}
