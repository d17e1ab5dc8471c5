import { escapeLike, type Queryable } from '../platform/db.ts'
import { columnsOf, type ProductRow } from '../products/product-row.ts'

const fields = [
  'skuId',
  'supplierSku',
  'gtin',
  'nameDe',
  'nameEn',
  'brand',
  'categorySlug',
  'picture',
  'countPerBox',
  'contentAmount',
  'contentUnit',
  'priceCents',
  'finalPriceCents',
  'tierPrices',
  'priceUnit',
  'msrpCents',
  'minimumQuantity',
] as const satisfies (keyof ProductRow)[]

export type SheetProduct = Pick<ProductRow, (typeof fields)[number]> & {
  status: 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'BLOCKED'
  updatedAt: Date
  counted: number
  promised: number
  sellable: number
  countedAt: Date | null
  backOn: string | null
  categoryDe: string
  categoryEn: string
  /** As it was computed last (decision 138). */
  missing: string[]
}

const columns = (sql: Queryable) => sql`
  ${columnsOf(sql, fields)}, p.status, p.updated_at, coalesce(k.on_hand - k.missing, 0) as counted,
  coalesce(k.promised, 0) as promised, coalesce(k.quantity, 0) as sellable, k.counted_at, k.back_on,
  (select name_de from category c where c.slug = p.category_slug) as category_de,
  (select name_en from category c where c.slug = p.category_slug) as category_en,
  coalesce((select missing from product_check l where l.sku_id = p.sku_id), '{}') as missing`

export type SheetFilter = {
  q?: string | undefined
  category?: string | undefined
  status?: string | undefined
  variantGroup?: string | undefined
  skuIds?: string[] | undefined
}

const isFound = (sql: Queryable, storeId: string, { q, category, status, variantGroup, skuIds }: SheetFilter) => sql`
  p.store_id = ${storeId} and p.status not in ('DRAFT', 'ARCHIVED')
  and (${category ?? null}::text is null or p.category_slug = ${category ?? null} or p.root_category_slug = ${category ?? null})
  and (${status ?? null}::text is null or p.status = ${status ?? null})
  and (${variantGroup ?? null}::text is null or p.variant_group = ${variantGroup ?? null})
  and (${skuIds ?? null}::text[] is null or p.sku_id = any(${skuIds ?? null}::text[]))
  and (${pattern(q)}::text is null or p.name_de ilike ${pattern(q)} or p.name_en ilike ${pattern(q)}
    or p.supplier_sku ilike ${pattern(q)} or p.gtin = ${q ?? null})`

const pattern = (q: string | undefined) => (q ? `%${escapeLike(q)}%` : null)

/** By article number, those behind `after`. */
export const findBlock = (
  sql: Queryable,
  storeId: string,
  filter: SheetFilter & { after: string; limit: number },
) => sql<SheetProduct[]>`
  select ${columns(sql)} from product p left join stock k on k.sku_id = p.sku_id
  where ${isFound(sql, storeId, filter)} and p.supplier_sku > ${filter.after}
  order by p.supplier_sku limit ${filter.limit}`

export async function countRows(sql: Queryable, storeId: string, filter: SheetFilter): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from product p where ${isFound(sql, storeId, filter)}`
  return counted.count
}

export const findByNumbers = (sql: Queryable, storeId: string, numbers: string[]) => sql<SheetProduct[]>`
  select ${columns(sql)} from product p left join stock k on k.sku_id = p.sku_id
  where p.store_id = ${storeId} and p.status not in ('DRAFT', 'ARCHIVED')
    and (p.supplier_sku = any(${numbers}) or p.gtin = any(${numbers}))
  order by p.supplier_sku`
