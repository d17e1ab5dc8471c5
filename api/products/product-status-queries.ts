import type { Queryable } from '../platform/db.ts'
import type { ProductStatus } from './product-status.ts'

export type ProductState = {
  skuId: string
  nameDe: string
  nameEn: string
  status: ProductStatus
  storeId: string
  storeSlug: string
  categorySlug: string
  rootCategorySlug: string
}

export const findProductStates = (sql: Queryable, skuIds: string[]) => sql<ProductState[]>`
  select ${columns(sql)} from product p join store s on s.id = p.store_id
  where p.sku_id = any(${skuIds}) order by p.sku_id`

/** The oldest first, which wait longest. A null filters nothing. */
export const listProductStates = (
  sql: Queryable,
  { status, storeSlug, limit }: { status: ProductStatus | null; storeSlug: string | null; limit: number },
) => sql<ProductState[]>`
  select ${columns(sql)} from product p join store s on s.id = p.store_id
  where (${status}::text is null or p.status = ${status}) and (${storeSlug}::text is null or s.slug = ${storeSlug})
  order by p.created_at, p.sku_id limit ${limit}`

/** In the order of their ids, so that two changes never wait for each other in a circle. */
export const lockProductStates = (sql: Queryable, skuIds: string[]) => sql<ProductState[]>`
  select ${columns(sql)} from product p join store s on s.id = p.store_id
  where p.sku_id = any(${skuIds}) order by p.sku_id for no key update of p`

type Change = { skuIds: string[]; status: ProductStatus; now: Date }

export async function updateProductStatus(sql: Queryable, { skuIds, status, now }: Change) {
  // A change that waits for an operator is one of a product on sale: with another status it does so no more.
  await sql`
    update product set status = ${status}, updated_at = ${now},
      submitted_at = case when status in ('ACTIVE', 'PAUSED') and ${status} in ('ACTIVE', 'PAUSED') then submitted_at end
    where sku_id = any(${skuIds})`
}

const columns = (sql: Queryable) => sql`
  p.sku_id, p.name_de, p.name_en, p.status, p.store_id,
  s.slug as store_slug, p.category_slug, p.root_category_slug`
