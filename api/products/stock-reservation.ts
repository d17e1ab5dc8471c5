import type postgres from 'postgres'
import type { Queryable, Tx } from '../platform/db.ts'
import { promiseStock, releaseStock, type StockLine, type StockShortage } from './stock.ts'

export type Reservation = { buyerId: string; checkoutId: string }

/** Promises pieces to a checkout; with shortages nothing is noted and the caller rolls back, as promiseStock says. */
export async function reserveStock(
  tx: Tx,
  { buyerId, checkoutId }: Reservation,
  lines: StockLine[],
): Promise<StockShortage[]> {
  const shortages = await promiseStock(tx, lines)
  if (shortages.length > 0) return shortages
  await tx`
    insert into stock_reservation (buyer_id, checkout_id, sku_id, quantity)
    select ${buyerId}, ${checkoutId}, sku_id, sum(quantity)
    from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${lines.map(({ quantity }) => quantity)}::integer[])
      as line (sku_id, quantity)
    group by sku_id`
  return []
}

/** The pieces now belong to an order: they stay promised. */
export async function claimReserved(tx: Tx, { buyerId, checkoutId }: Reservation): Promise<void> {
  await tx`delete from stock_reservation where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}

/** The pieces can be sold again; a second time does nothing. */
export async function releaseReserved(tx: Tx, { buyerId, checkoutId }: Reservation): Promise<void> {
  const lines = await tx<StockLine[]>`
    delete from stock_reservation where buyer_id = ${buyerId} and checkout_id = ${checkoutId}
    returning sku_id, quantity`
  if (lines.length > 0) await releaseStock(tx, lines)
}

/** Pieces of article `p` that are held for orders of this cart: there they count as in stock. */
export const reservedFor = (
  sql: Queryable,
  { buyerId, cartId }: { buyerId: string; cartId: string },
): postgres.Fragment => sql`
  coalesce((select sum(r.quantity)::int from stock_reservation r
    join checkout paying on paying.buyer_id = r.buyer_id and paying.id = r.checkout_id
    where r.buyer_id = ${buyerId} and r.sku_id = p.sku_id
      and coalesce(paying.cart_id, paying.buyer_id) = ${cartId}), 0)`
