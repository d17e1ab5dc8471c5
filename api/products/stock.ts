import { unseen, type Queryable, type Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'

/** Pieces of one article. */
export type StockLine = { skuId: string; quantity: number }
/** A line that could not be promised, with the pieces that can still be sold. */
export type StockShortage = StockLine & { stock: number }
/** The order that pieces leave or come back for, and when. */
export type StockReason = { orderId: string; at: Date }

/** How long stock movements are stored: a count can be so old. */
export const MOVEMENT_RETENTION_DAYS = 90

/**
 * Promises pieces to a buyer and returns the lines for which too few can be sold; the others are promised, so the caller
 * rolls back or carries on without the short ones. Rows are locked in SKU order: two orders never wait for each other.
 */
export async function promiseStock(tx: Tx, lines: StockLine[]): Promise<StockShortage[]> {
  const requested = summed(lines)
  // Sent together; the server works them off in turn, so what is promised is of what the lock has found.
  const [sellable] = await inOrder([
    () => lockStock(tx, requested),
    () => adjustStock(tx, requested, { onHand: 0, promised: 1 }),
  ])
  return requested
    .map((line) => ({ ...line, stock: sellable.get(line.skuId) ?? 0 }))
    .filter(({ quantity, stock }) => stock < quantity)
}

/** Pieces of each article that can still be sold; after `promiseStock` in the same transaction nobody changes them. */
export async function readSellable(tx: Tx, skuIds: string[]): Promise<Map<string, number>> {
  const rows = await tx<{ skuId: string; quantity: number }[]>`
    select sku_id, quantity from stock where sku_id = any(${unseen(tx, skuIds)})`
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

/** Pieces that were promised and never left can be sold again, such as those of a cancelled order. */
export async function releaseStock(tx: Tx, lines: StockLine[]): Promise<void> {
  const released = summed(lines)
  await inOrder([() => lockStock(tx, released), () => adjustStock(tx, released, { onHand: 0, promised: -1 })])
}

/** Promised pieces leave in a parcel. */
export async function shipStock(tx: Tx, lines: StockLine[], reason: StockReason): Promise<void> {
  const sent = summed(lines)
  await inOrder([
    () => lockStock(tx, sent),
    () => adjustStock(tx, sent, { onHand: -1, promised: -1 }),
    () => insertMovements(tx, sent, { ...reason, sign: -1 }),
  ])
}

/** Pieces that were sent are back on the shelf and can be sold again. */
export async function restockReturned(tx: Tx, lines: StockLine[], reason: StockReason): Promise<void> {
  const returned = summed(lines)
  await inOrder([
    () => lockStock(tx, returned),
    () => adjustStock(tx, returned, { onHand: 1, promised: 0 }),
    () => insertMovements(tx, returned, { ...reason, sign: 1 }),
  ])
}

function summed(lines: StockLine[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { skuId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity <= 0) throw new RangeError(`${quantity} is no quantity of pieces.`)
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity)
  }
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity }))
}

async function lockStock(tx: Tx, lines: StockLine[]): Promise<Map<string, number>> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const rows = await tx<{ skuId: string; quantity: number }[]>`
    select sku_id, quantity from stock where sku_id = any(${unseen(tx, skuIds)}) order by sku_id for update`
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

/** What each piece of a line adds to the two numbers. */
type Move = { onHand: 0 | 1 | -1; promised: 0 | 1 | -1 }

/**
 * Leaves out what too few can be sold of. What is promised and was not there at the last count stays missing until it
 * leaves, is given up, or something comes to the shelf. The CHECKs of the table are the last line.
 */
async function adjustStock(tx: Tx, lines: StockLine[], { onHand, promised }: Move): Promise<void> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const quantities = lines.map(({ quantity }) => quantity)
  await tx`
    update stock set promised = after.promised, on_hand = greatest(after.counted, after.promised),
      missing = greatest(after.promised - after.counted, 0)
    from (
      select k.sku_id, k.promised + ${promised}::integer * line.pieces as promised,
        greatest(k.on_hand - k.missing + ${onHand}::integer * line.pieces, 0) as counted
      from unnest(${unseen(tx, skuIds)}, (select ${quantities}::integer[])::integer[]) as line (sku_id, pieces)
      join stock k on k.sku_id = line.sku_id and k.quantity >= ${promised}::integer * line.pieces
    ) after
    where stock.sku_id = after.sku_id`
}

export type MissingStock = {
  skuId: string
  storeSlug: string
  nameDe: string
  nameEn: string
  promised: number
  missing: number
}

/** Products of which more is promised than the last count found, most of all first. */
export const listMissingStock = (sql: Queryable, limit: number) => sql<MissingStock[]>`
  select k.sku_id, s.slug as store_slug, p.name_de, p.name_en, k.promised, k.missing
  from stock k join product p on p.sku_id = k.sku_id join store s on s.id = p.store_id
  where k.missing > 0 order by k.missing desc, k.sku_id limit ${limit}`

const DELETED_AT_ONCE = 10_000

/** Deletes movements that no count may be older than, at most so many at once. */
export async function deleteOldMovements(sql: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - MOVEMENT_RETENTION_DAYS * 24 * 60 * 60_000)
  await sql`
    delete from stock_movement where ctid = any(array(
      select ctid from stock_movement where at < ${oldest} order by at limit ${DELETED_AT_ONCE}))`
}

async function insertMovements(tx: Tx, lines: StockLine[], { orderId, at, sign }: StockReason & { sign: 1 | -1 }) {
  const quantities = lines.map(({ quantity }) => sign * quantity)
  await tx`
    insert into stock_movement (sku_id, at, pieces, order_id)
    select line.sku_id, ${at}, line.pieces, ${orderId}
    from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${quantities}::integer[]) as line (sku_id, pieces)`
}
