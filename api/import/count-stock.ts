import type { Tx } from '../platform/db.ts'
import type { CheckedRow } from './check-row.ts'
import type { StockNote } from './refusal.ts'

type StockCount = { storeId: string; rows: CheckedRow[]; isStockStated: boolean; isBackStated: boolean; now: Date }
type Counted = {
  line: number
  skuId: string
  isChanged: boolean
  /** The shelf was counted after the moment of this count. */
  isOlder: boolean
  promised: number
  missing: number
}

/**
 * Takes over what lies on the shelf, as the lines of a file state it. What left or came back after the moment of the
 * count is taken off or added. What is promised to buyers stays promised: where less of it lies there, the rest is
 * missing, and nothing can be sold. A count that is older than the last one changes nothing. Returns whose number has
 * changed, new ones included.
 */
export async function countStock(tx: Tx, input: StockCount): Promise<{ skuIds: string[]; notes: StockNote[] }> {
  const added = (await addStock(tx, input)).map(({ skuId }) => skuId)
  // What was just added lies there as it was counted.
  const isAllNew = added.length === input.rows.length
  const counted = input.isStockStated && !isAllNew ? await changeStock(tx, input) : []
  const days = input.isBackStated ? await writeDaysOfLines(tx, input) : []
  const taken = counted.filter(({ isOlder }) => !isOlder)
  const short = taken.filter(({ missing }) => missing > 0)
  const older = counted.filter(({ isOlder }) => isOlder)
  return {
    skuIds: [...added, ...taken.filter(({ isChanged }) => isChanged).map(({ skuId }) => skuId), ...days],
    notes: [
      ...short.map(
        ({ line, promised, missing }) => ({ line, reason: { code: 'MISSING', promised, missing } }) as const,
      ),
      ...older.map(({ line }) => ({ line, reason: { code: 'OLDER_COUNT' } }) as const),
    ],
  }
}

const addStock = (tx: Tx, input: StockCount) => tx<{ skuId: string }[]>`
  insert into stock (sku_id, on_hand, counted_at)
  select sku_id, pieces, ${input.isStockStated ? tx`counted_at` : null}::timestamptz
  from (${countsOf(tx, input)}) stated order by sku_id
  on conflict (sku_id) do nothing returning sku_id`

async function changeStock(tx: Tx, input: StockCount): Promise<Counted[]> {
  const counts = countsOf(tx, input)
  // In SKU order, as orders lock them; what is read afterwards is what the lock has waited for.
  await tx`select from stock where sku_id in (select sku_id from (${counts}) stated) order by sku_id for update`
  return tx<Counted[]>`
    with fresh as (
      select stated.line, stated.sku_id, stated.counted_at, k.promised, lies.pieces,
        greatest(k.promised - lies.pieces, 0) as missing, k.on_hand - k.missing <> lies.pieces as is_changed,
        coalesce(k.counted_at > stated.counted_at, false) as is_older
      from (${counts}) stated join stock k on k.sku_id = stated.sku_id
      cross join lateral (
        select greatest(stated.pieces + coalesce(sum(m.pieces), 0), 0)::integer as pieces from stock_movement m
        where m.sku_id = stated.sku_id and m.at > stated.counted_at) lies
    ), written as (
      update stock k set on_hand = greatest(fresh.pieces, fresh.promised), missing = fresh.missing,
        counted_at = fresh.counted_at,
        back_on = case when fresh.pieces > fresh.promised and not ${input.isBackStated} then null else k.back_on end
      from fresh
      where k.sku_id = fresh.sku_id and not is_older and (is_changed or k.counted_at is distinct from fresh.counted_at)
    )
    select line, sku_id, is_changed, is_older, promised, missing from fresh`
}

/** When sold out goods come back, as the lines of a file state it; of which it has changed. */
async function writeDaysOfLines(tx: Tx, { storeId, rows }: StockCount): Promise<string[]> {
  const input = rows.map(({ product, backOn }) => ({ supplier_sku: product.supplier_sku, back_on: backOn }))
  const changed = await tx<{ skuId: string }[]>`
    update stock k set back_on = stated.back_on
    from (
      select s.sku_id, i.back_on from jsonb_to_recordset(${tx.json(input)}) as i (supplier_sku text, back_on date)
      join product p on p.store_id = ${storeId} and p.supplier_sku = i.supplier_sku join stock s on s.sku_id = p.sku_id
      where s.back_on is distinct from i.back_on order by s.sku_id for update of s) stated
    where k.sku_id = stated.sku_id returning k.sku_id`
  return changed.map(({ skuId }) => skuId)
}

function countsOf(tx: Tx, { storeId, rows, now }: StockCount) {
  const input = rows.map(({ line, product, stock, countedAt }) => ({
    line,
    supplier_sku: product.supplier_sku,
    pieces: stock,
    counted_at: countedAt ?? now.toISOString(),
  }))
  return tx`
    select i.*, p.sku_id from jsonb_to_recordset(${tx.json(input)}) as i
      (line integer, supplier_sku text, pieces integer, counted_at timestamptz)
    join product p on p.store_id = ${storeId} and p.supplier_sku = i.supplier_sku`
}
