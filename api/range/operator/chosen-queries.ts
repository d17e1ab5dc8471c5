import type { Queryable } from '../../platform/db.ts'

/** Those of the home page first. */
export const listCollections = (sql: Queryable) => sql<{ slug: string; de: string; en: string }[]>`
  select slug, title_de as de, title_en as en from collection order by home_rank nulls last, slug`

export async function hasCollection(sql: Queryable, slug: string): Promise<boolean> {
  const found = await sql`select from collection where slug = ${slug}`
  return found.length > 0
}

export type NotifiedRow = { skuId: string; storeId: string; nameDe: string; nameEn: string }

/** What stores are told of, each in the order of its numbers. */
export const findNotified = (sql: Queryable, skuIds: readonly string[]) => sql<NotifiedRow[]>`
  select sku_id, store_id, name_de, name_en from product where sku_id = any(${[...skuIds]}) order by store_id, sku_id`
