import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { visibleTo } from '../products/visibility.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type WishlistRow = CardRow & { addedAt: Date }

/** Newest first. What the buyer may not see, or is no longer sold, stays stored and comes back with its return. */
export async function findWishlist(sql: Queryable, buyerId: string, window: Window): Promise<WishlistRow[]> {
  return sql<WishlistRow[]>`
    select ${cardColumns(sql)}, w.added_at
    from ${cardTables(sql)} join wishlist_item w on w.sku_id = p.sku_id
    where w.buyer_id = ${buyerId} and ${visibleTo(sql, buyerId)}
    order by w.added_at desc, w.sku_id
    ${limitTo(sql, window)}`
}

export async function countWishlist(sql: Queryable, buyerId: string): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from wishlist_item w join product p on p.sku_id = w.sku_id
    where w.buyer_id = ${buyerId} and ${visibleTo(sql, buyerId)}`
  return counted.count
}

/** Newest first. */
export async function findWishlistSkuIds(sql: Queryable, buyerId: string): Promise<string[]> {
  const rows = await sql<{ skuId: string }[]>`
    select w.sku_id from wishlist_item w join product p on p.sku_id = w.sku_id
    where w.buyer_id = ${buyerId} and ${visibleTo(sql, buyerId)}
    order by w.added_at desc, w.sku_id`
  return rows.map(({ skuId }) => skuId)
}

/** The most products of a wishlist: headers and pages read the SKUs of all of them. */
export const MAX_ITEMS = 1000

/** YES also when it was there before. Of two at once the second counts the first. */
export async function insertWishlistItem(
  tx: Tx,
  buyerId: string,
  { skuId, addedAt }: { skuId: string; addedAt: Date },
): Promise<'YES' | 'FULL' | 'NOT_FOUND'> {
  await tx`select from company where id = ${buyerId} for no key update`
  const [row] = await tx<{ fits: boolean }[]>`
    with visible as (
      select p.sku_id from product p where p.sku_id = ${skuId} and ${visibleTo(tx, buyerId)}
    ), room as (
      select count(*) < ${MAX_ITEMS} as is_left, coalesce(bool_or(sku_id = ${skuId}), false) as is_known
      from wishlist_item where buyer_id = ${buyerId}
    ), inserted as (
      insert into wishlist_item (buyer_id, sku_id, added_at)
      select ${buyerId}, sku_id, ${addedAt} from visible, room where is_left
      on conflict do nothing
    )
    select is_left or is_known as fits from visible, room`
  if (!row) return 'NOT_FOUND'
  return row.fits ? 'YES' : 'FULL'
}

export async function deleteWishlistItem(sql: Queryable, buyerId: string, skuId: string): Promise<void> {
  await sql`delete from wishlist_item where buyer_id = ${buyerId} and sku_id = ${skuId}`
}

/** For the erasure of an account. */
export async function eraseWishlist(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from wishlist_item where buyer_id = ${buyerId}`
}
