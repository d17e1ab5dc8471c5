import type { Tx } from '../../platform/db.ts'

export type StockCount = { skuId: string; counted: number; expected: number }
export type CountResult = {
  skuId: string
  /** Null where the store has no such product. */
  stock: { counted: number; promised: number; sellable: number; missing: number; backAt: string | null } | null
  isTaken: boolean
}

type Counts = { storeId: string; counts: StockCount[]; now: Date }

/**
 * Writes what somebody counted, where still as much was counted before as they had seen, or as much as they found. An order
 * in between only promises pieces and disturbs nothing; a parcel or a return moves what lies there, and is not overwritten.
 * What is promised stays so: where less was found, the rest is missing (decision 32). Goods of which more lies there than is
 * promised are no longer expected (decision 251).
 */
export async function writeCounts(tx: Tx, { storeId, counts, now }: Counts): Promise<CountResult[]> {
  const stated = tx`jsonb_to_recordset(${tx.json(counts.map(toRow))}) as i (sku_id text, counted integer, expected integer)`
  await tx`
    select from stock k where k.sku_id in (
      select i.sku_id from ${stated} join product p on p.sku_id = i.sku_id and p.store_id = ${storeId})
    order by k.sku_id for update`
  const written = await tx<{ skuId: string }[]>`
    update stock k set on_hand = greatest(i.counted, k.promised), missing = greatest(k.promised - i.counted, 0),
      counted_at = ${now}, back_on = case when i.counted > k.promised then null else k.back_on end
    from ${stated} join product p on p.sku_id = i.sku_id and p.store_id = ${storeId}
    where k.sku_id = i.sku_id and k.on_hand - k.missing = i.expected
    returning k.sku_id`
  const rows = await readStock(
    tx,
    storeId,
    counts.map(({ skuId }) => skuId),
  )
  const stockOf = new Map(rows.map(({ skuId, ...stock }) => [skuId, stock]))
  const areWritten = new Set(written.map(({ skuId }) => skuId))
  return counts.map(({ skuId, counted }) => {
    const stock = stockOf.get(skuId) ?? null
    return { skuId, stock, isTaken: stock !== null && (areWritten.has(skuId) || stock.counted === counted) }
  })
}

/** What lies there of these products of the store. */
export const readStock = (tx: Tx, storeId: string, skuIds: string[]) => tx<
  (NonNullable<CountResult['stock']> & { skuId: string })[]
>`
  select k.sku_id, k.on_hand - k.missing as counted, k.promised, k.quantity as sellable, k.missing, k.back_on as back_at
  from stock k join product p on p.sku_id = k.sku_id and p.store_id = ${storeId}
  where k.sku_id = any(${skuIds})`

const toRow = ({ skuId, counted, expected }: StockCount) => ({ sku_id: skuId, counted, expected })
