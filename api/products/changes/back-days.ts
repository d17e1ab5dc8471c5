import type { Queryable, Tx } from '../../platform/db.ts'

/** The day on which a product is expected, '2026-12-12'; null where nobody knows. */
export type BackDay = { skuId: string; backOn: string | null }

/** Writes when products of the store are expected; which of them it has. In the order of their numbers, as everybody locks them. */
export async function writeBackDays(tx: Tx, storeId: string, days: BackDay[]): Promise<Set<string>> {
  const stated = tx`jsonb_to_recordset(${tx.json(days.map(({ skuId, backOn }) => ({ sku_id: skuId, back_on: backOn })))})
    as i (sku_id text, back_on date)`
  const rows = await tx<{ skuId: string }[]>`
    with own as (
      select k.sku_id, i.back_on from ${stated} join stock k using (sku_id)
      join product p on p.sku_id = k.sku_id and p.store_id = ${storeId} order by k.sku_id for update of k
    ), written as (
      update stock k set back_on = own.back_on from own where k.sku_id = own.sku_id and k.back_on is distinct from own.back_on
    )
    select sku_id from own`
  return new Set(rows.map(({ skuId }) => skuId))
}

const AT_ONCE = 1000

/** Takes out the days that have passed, at most so many at once, and says of which products and stores. */
export const clearPassedDays = (tx: Queryable, today: string) => tx<{ skuId: string; storeId: string }[]>`
  update stock k set back_on = null
  from (
    select s.sku_id, p.store_id from stock s join product p on p.sku_id = s.sku_id
    where s.back_on < ${today} order by s.sku_id limit ${AT_ONCE} for update of s skip locked) passed
  where k.sku_id = passed.sku_id returning k.sku_id, passed.store_id`
