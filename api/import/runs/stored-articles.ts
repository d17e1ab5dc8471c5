import type { Queryable } from '../../platform/db.ts'
import type { StoredTerms } from '../../products/changes/terms.ts'

export type StoredArticle = StoredTerms & { status: string; categorySlug: string }

/** The store's articles of these numbers, whatever their status. */
export async function findArticles(sql: Queryable, storeId: string, numbers: string[]) {
  const rows = await sql<StoredArticle[]>`
    select p.sku_id, p.name_de, p.name_en, p.supplier_sku, p.price_cents, p.final_price_cents, p.tier_prices, p.price_unit,
      p.msrp_cents, p.minimum_quantity, p.count_per_box, p.status, p.category_slug,
      coalesce(k.on_hand - k.missing, 0) as counted, coalesce(k.promised, 0) as promised, k.back_on
    from product p left join stock k on k.sku_id = p.sku_id
    where p.store_id = ${storeId} and p.supplier_sku = any(${numbers})`
  return new Map(rows.map((row) => [row.supplierSku, row]))
}

type Count = { skuId: string; pieces: number; countedAt: string | null }

/** What lies there now by counts of these moments; null for one that is older than the last count of its article. */
export async function countsOfNow(sql: Queryable, counts: Count[], now: Date): Promise<Map<string, number | null>> {
  const input = counts.map(({ skuId, pieces, countedAt }) => ({
    sku_id: skuId,
    pieces,
    at: countedAt ?? now.toISOString(),
  }))
  const rows = await sql<{ skuId: string; pieces: number; isOlder: boolean }[]>`
    select i.sku_id, coalesce(k.counted_at > i.at, false) as is_older,
      greatest(i.pieces + coalesce((
        select sum(m.pieces) from stock_movement m where m.sku_id = i.sku_id and m.at > i.at), 0), 0)::integer as pieces
    from jsonb_to_recordset(${sql.json(input)}) as i (sku_id text, pieces integer, at timestamptz)
    join stock k on k.sku_id = i.sku_id`
  return new Map(rows.map(({ skuId, pieces, isOlder }) => [skuId, isOlder ? null : pieces]))
}
