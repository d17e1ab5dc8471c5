import type postgres from 'postgres'
import type { AccessStatus } from '../../contract/exclusive.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable } from '../platform/db.ts'
import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { isLiveGrant } from '../products/visibility.ts'

/** The grant `g` and the latest application `r` of a buyer for the product `p`, both perhaps missing. */
export const accessTables = (sql: Queryable, buyerId: string | postgres.Fragment): postgres.Fragment => sql`
  left join exclusive_grant g on g.buyer_id = ${buyerId} and g.sku_id = p.sku_id
  left join lateral (
    select status, created_at, decided_at from exclusive_request
    where buyer_id = ${buyerId} and sku_id = p.sku_id order by created_at desc, id desc limit 1
  ) r on true`

/** The AccessStatus over `accessTables`. A rejection counts until a later grant, also when that one has ended. */
export const accessStatus = (sql: Queryable): postgres.Fragment => sql`
  case
    when g.sku_id is not null and ${isLiveGrant(sql)} then 'GRANTED'
    when r.status = 'PENDING' then 'PENDING'
    when r.status = 'REJECTED' and (g.granted_at is null or g.granted_at <= r.decided_at) then 'REJECTED'
    else 'NONE'
  end`

/** How a buyer stands to a product on sale; null account ids are visitors. */
export type Access = {
  skuId: string
  storeId: string
  isExclusive: boolean
  status: AccessStatus
  /** When the latest application was decided. */
  decidedAt: Date | null
}

/** Undefined for what is not on sale. */
export async function findAccess(sql: Queryable, buyerId: string | null, skuId: string): Promise<Access | undefined> {
  const [found] =
    buyerId === null
      ? await sql<Access[]>`
          select sku_id, store_id, is_exclusive, 'NONE' as status,
            null as decided_at
          from product where sku_id = ${skuId} and status = 'ACTIVE'`
      : await sql<Access[]>`
          select p.sku_id, p.store_id, p.is_exclusive,
            ${accessStatus(sql)} as status, r.decided_at
          from product p ${accessTables(sql, buyerId)} where p.sku_id = ${skuId} and p.status = 'ACTIVE'`
  return found
}

/** Whether it is an exclusive product, on sale or not. */
export async function isExclusive(sql: Queryable, skuId: string): Promise<boolean> {
  return (await sql`select from product where sku_id = ${skuId} and is_exclusive`).count === 1
}

type NewGrant = { buyerId: string; skuId: string; grantedAt: Date; expiresAt: Date | null }

/** Grants, or grants anew. False where the same is granted already. */
export async function upsertGrant(
  sql: Queryable,
  { buyerId, skuId, grantedAt, expiresAt }: NewGrant,
): Promise<boolean> {
  const granted = await sql`
    insert into exclusive_grant (buyer_id, sku_id, granted_at, expires_at)
    values (${buyerId}, ${skuId}, ${grantedAt}, ${expiresAt})
    on conflict (buyer_id, sku_id) do update
      set granted_at = excluded.granted_at, expires_at = excluded.expires_at, withdrawn_at = null
      where exclusive_grant.withdrawn_at is not null
        or exclusive_grant.expires_at is distinct from excluded.expires_at`
  return granted.count === 1
}

/** False where no grant holds. */
export async function endGrant(
  sql: Queryable,
  { buyerId, skuId, at }: { buyerId: string; skuId: string; at: Date },
): Promise<boolean> {
  const ended = await sql`
    update exclusive_grant g set withdrawn_at = ${at}
    where g.buyer_id = ${buyerId} and g.sku_id = ${skuId} and ${isLiveGrant(sql)}`
  return ended.count === 1
}

export type Grant = {
  email: string
  companyName: string
  skuId: string
  productName: string
  storeName: string
  status: AccessStatus
  /** When the latest application was sent or, without one, the grant was given. */
  since: Date
  expiresAt: Date | null
  withdrawnAt: Date | null
}

/** What an operator sees: grants and applications, open ones first, newest first; at most 500. */
export const findGrants = (sql: Queryable) => sql<Grant[]>`
  with named as (
    select buyer_id, sku_id from exclusive_grant union select buyer_id, sku_id from exclusive_request
  ), stood as (
    select a.email, b.name as company_name, p.sku_id, p.name_de as product_name,
      s.name as store_name, ${accessStatus(sql)} as status, coalesce(r.created_at, g.granted_at) as since,
      g.expires_at, g.withdrawn_at
    from named n join company b on b.id = n.buyer_id left join account a on a.id = contact_of(b.id)
      join product p on p.sku_id = n.sku_id
      join store s on s.id = p.store_id ${accessTables(sql, sql`n.buyer_id`)}
  )
  select * from stood order by status <> 'PENDING', since desc, email, sku_id limit 500`

export type ExclusiveRow = CardRow & { accessStatus: AccessStatus }

/** Exclusive products on sale that the buyer applied for or was granted, newest application or grant first. */
export const findExclusiveProducts = (sql: Queryable, buyerId: string, window: Window) => sql<ExclusiveRow[]>`
  select ${cardColumns(sql)}, ${accessStatus(sql)} as access_status
  from ${cardTables(sql)} ${accessTables(sql, buyerId)}
  where ${isConcerned(sql, buyerId)}
  order by greatest(g.granted_at, r.created_at) desc, p.sku_id
  ${limitTo(sql, window)}`

export async function countExclusiveProducts(sql: Queryable, buyerId: string): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from product p where ${isConcerned(sql, buyerId)}`
  return counted.count
}

const isConcerned = (sql: Queryable, buyerId: string) => sql`
  p.is_exclusive and p.status = 'ACTIVE' and p.sku_id in (
    select sku_id from exclusive_grant where buyer_id = ${buyerId}
    union all select sku_id from exclusive_request where buyer_id = ${buyerId})`

/** For the erasure of an account. */
export async function eraseAccess(sql: Queryable, buyerId: string): Promise<void> {
  await Promise.all([
    sql`delete from exclusive_grant where buyer_id = ${buyerId}`,
    sql`delete from exclusive_request where buyer_id = ${buyerId}`,
  ])
}
