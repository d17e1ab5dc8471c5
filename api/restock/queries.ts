import type postgres from 'postgres'
import type { Language } from '../../contract/platform/values.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { isLiveGrant, visibleTo } from '../products/visibility.ts'

/** The most notices of one buyer: each may become a mail. */
export const MAX_NOTICES = 200

/** Newest first. What the buyer may not see, or is no longer sold, stays stored and comes back with its return. */
export async function findNotices(sql: Queryable, buyerId: string, window: Window) {
  return sql<(CardRow & { addedAt: Date })[]>`
    select ${cardColumns(sql)}, n.created_at as added_at
    from ${cardTables(sql)} join restock_notice n on n.sku_id = p.sku_id
    where n.buyer_id = ${buyerId} and ${visibleTo(sql, buyerId)}
    order by n.created_at desc, n.sku_id
    ${limitTo(sql, window)}`
}

/** Newest first. */
export async function findNoticeSkuIds(sql: Queryable, buyerId: string): Promise<string[]> {
  const rows = await sql<{ skuId: string }[]>`
    select n.sku_id from restock_notice n join product p on p.sku_id = n.sku_id
    where n.buyer_id = ${buyerId} and ${visibleTo(sql, buyerId)}
    order by n.created_at desc, n.sku_id`
  return rows.map(({ skuId }) => skuId)
}

/** YES also when it was there before. Of two at once the second counts the first. */
export async function insertNotice(
  tx: Tx,
  buyerId: string,
  { skuId, createdAt }: { skuId: string; createdAt: Date },
): Promise<'YES' | 'FULL' | 'NOT_FOUND'> {
  await tx`select from company where id = ${buyerId} for no key update`
  const [row] = await tx<{ fits: boolean }[]>`
    with visible as (
      select p.sku_id from product p where p.sku_id = ${skuId} and ${visibleTo(tx, buyerId)}
    ), room as (
      select count(*) < ${MAX_NOTICES} as is_left, coalesce(bool_or(sku_id = ${skuId}), false) as is_known
      from restock_notice where buyer_id = ${buyerId}
    ), inserted as (
      insert into restock_notice (buyer_id, sku_id, id, created_at)
      select ${buyerId}, sku_id, ${newId()}, ${createdAt} from visible, room where is_left
      on conflict do nothing
    )
    select is_left or is_known as fits from visible, room`
  if (!row) return 'NOT_FOUND'
  return row.fits ? 'YES' : 'FULL'
}

export async function deleteNotice(sql: Queryable, buyerId: string, skuId: string): Promise<void> {
  await sql`delete from restock_notice where buyer_id = ${buyerId} and sku_id = ${skuId}`
}

/** For the erasure of an account. */
export async function eraseNotices(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from restock_notice where buyer_id = ${buyerId}`
}

export type DueNotice = {
  id: string
  buyerId: string
  skuId: string
  nameDe: string
  nameEn: string
  storeName: string
  email: string
  firstName: string
  language: Language
}

/**
 * Takes out notices whose product can be ordered now, all of a buyer's together, at most `limit`. What another process has
 * taken is skipped, so each is returned to one of them. An address that was never confirmed gets no mail before it is.
 */
export async function takeDueNotices(tx: Tx, limit: number): Promise<DueNotice[]> {
  return tx<DueNotice[]>`
    with due as (
      select n.buyer_id, n.sku_id, p.name_de, p.name_en, s.name as store_name, a.email, a.first_name, a.language
      from restock_notice n join product p on p.sku_id = n.sku_id join store s on s.id = p.store_id
      join stock k on k.sku_id = p.sku_id join account a on a.id = contact_of(n.buyer_id)
      where k.quantity >= ${smallestOrder(tx)} and p.status = 'ACTIVE' and s.status = 'ACTIVE'
        and (not p.is_exclusive or exists (
          select from exclusive_grant g where g.buyer_id = n.buyer_id and g.sku_id = p.sku_id and ${isLiveGrant(tx)}))
        and a.email_confirmed_at is not null
      order by n.buyer_id, n.created_at, n.sku_id limit ${limit}
      for update of n skip locked
    )
    delete from restock_notice n using due where n.buyer_id = due.buyer_id and n.sku_id = due.sku_id
    returning n.id, due.*`
}

// As availabilityOf counts it: whole boxes.
const smallestOrder = (sql: Queryable): postgres.Fragment =>
  sql`((p.minimum_quantity + p.count_per_box - 1) / p.count_per_box) * p.count_per_box`
