import type { Queryable } from '../platform/db.ts'
import { searchVector, type SearchableText } from './analyse.ts'

/** Writes anew what the given products are found by; to be called in the transaction that adds or renames them. */
export async function refreshSearchEntries(tx: Queryable, skuIds: string[]): Promise<void> {
  for (let start = 0; start < skuIds.length; start += BATCH) await refreshBatch(tx, skuIds.slice(start, start + BATCH))
}

const BATCH = 1000

async function refreshBatch(tx: Queryable, skuIds: string[]) {
  const rows = await tx<(SearchableText & { skuId: string })[]>`
    select p.sku_id, array[p.name_de, p.name_en] as names, p.brand,
      array_remove(array[p.sku_id, p.gtin, p.supplier_sku], null) as numbers,
      array[leaf.name_de, leaf.name_en, root.name_de, root.name_en] as category_names
    from product p
    join category leaf on leaf.slug = p.category_slug
    join category root on root.slug = p.root_category_slug
    where p.sku_id = any(${skuIds})`
  await tx`
    insert into search_entry (sku_id, words)
    select sku_id, words::tsvector
    from unnest(${rows.map(({ skuId }) => skuId)}::text[], ${rows.map(searchVector)}::text[]) as entry (sku_id, words)
    order by sku_id
    on conflict (sku_id) do update set words = excluded.words where search_entry.words <> excluded.words`
}
