import type { ProductCard } from '../../contract/products.ts'
import type { Deps } from '../platform/deps.ts'
import { findProduct, type ProductRow } from './find-product.ts'
import { seesPrices, type Viewer } from './price.ts'
import { cardColumns, cardTables, toCard, type CardRow } from './product-card.ts'
import { visibleTo } from './visibility.ts'

type NeighbourDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>
type Limited = { id: string; limit: number }

/**
 * Of the same category first, then of those beside it; near in price and of mixed brands. A visitor's order does not
 * depend on prices. Refuses as readProduct does.
 */
export async function readMoreLike(
  deps: NeighbourDeps,
  viewer: Viewer,
  { id, limit }: Limited,
): Promise<ProductCard[]> {
  const { db } = deps
  const own = await findProduct(db, viewer, id)
  const rows = await db<CardRow[]>`
    with near as materialized (
      select p.sku_id, p.popularity, p.category_slug <> ${own.categorySlug} as is_beside,
        ${priceDistance(deps, viewer, own)} as distance, p.brand_slug
      from product p
      where p.root_category_slug = ${own.rootCategorySlug} and p.sku_id <> ${id}
        and ${visibleTo(db, viewer.account?.id ?? null)}),
    mixed as (
      select sku_id, is_beside, distance, popularity,
        row_number() over (partition by is_beside, brand_slug order by distance, popularity desc, sku_id) as turn
      from near),
    chosen as (
      select sku_id, row_number() over (order by is_beside, (turn + 1) / 2, distance, popularity desc, sku_id) as place
      from mixed order by place limit ${limit})
    select ${cardColumns(db)} from ${cardTables(db)} join chosen on chosen.sku_id = p.sku_id order by chosen.place`
  return rows.map((row) => toCard(row, viewer, deps))
}

/** The best of the same store. Refuses as readProduct does. */
export async function readFeatured(
  deps: NeighbourDeps,
  viewer: Viewer,
  { id, limit }: Limited,
): Promise<ProductCard[]> {
  const { db } = deps
  const own = await findProduct(db, viewer, id)
  const rows = await db<CardRow[]>`
    select ${cardColumns(db)} from ${cardTables(db)}
    where p.store_id = ${own.storeId} and p.sku_id <> ${id} and ${visibleTo(db, viewer.account?.id ?? null)}
    order by p.popularity desc, p.sku_id limit ${limit}`
  return rows.map((row) => toCard(row, viewer, deps))
}

/** Steps of about two thirds up or down. */
const priceDistance = ({ db }: NeighbourDeps, viewer: Viewer, own: ProductRow) =>
  seesPrices(viewer) ? db`round(abs(ln(p.final_price_cents::numeric / ${own.finalPriceCents})) * 2)` : db`0`
