import type postgres from 'postgres'
import type { ProductCard } from '../../contract/products.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findProduct, type ProductRow } from './find-product.ts'
import { seesPrices, type Viewer } from './price.ts'
import { cardColumns, cardTables, toCard, type CardRow } from './product-card.ts'
import { visibleTo } from './visibility.ts'

type NeighbourDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>
type Limited = { id: string; limit: number }

/**
 * Of the same category, near in price and of mixed brands; where they are too few, of the categories beside it. A
 * visitor's order does not depend on prices. Refuses as readProduct does.
 */
export async function readMoreLike(
  deps: NeighbourDeps,
  viewer: Viewer,
  { id, limit }: Limited,
): Promise<ProductCard[]> {
  const { db } = deps
  const own = await findProduct(db, viewer, id)
  const same = await findNear(deps, viewer, { own, limit, among: db`p.category_slug = ${own.categorySlug}` })
  const missing = limit - same.length
  const besides = db`p.root_category_slug = ${own.rootCategorySlug} and p.category_slug <> ${own.categorySlug}`
  const rows =
    missing > 0 ? [...same, ...(await findNear(deps, viewer, { own, limit: missing, among: besides }))] : same
  return rows.map((row) => toCard(row, viewer, deps))
}

type Near = { own: ProductRow; limit: number; among: postgres.Fragment }

// Of one brand two, then two of each other brand, before there are more of the first.
const findNear = ({ db }: NeighbourDeps, viewer: Viewer, { own, limit, among }: Near) => db<CardRow[]>`
  with near as materialized (
    select p.sku_id, p.popularity, ${priceDistance(db, viewer, own)} as distance, p.brand_slug
    from product p where ${among} and p.sku_id <> ${own.skuId} and ${visibleTo(db, viewer.account?.id ?? null)}
    order by 3, p.popularity desc, p.sku_id limit ${MOST_NEAR}),
  mixed as (
    select sku_id, distance, popularity,
      row_number() over (partition by brand_slug order by distance, popularity desc, sku_id) as turn from near),
  chosen as (
    select sku_id, row_number() over (order by (turn + 1) / 2, distance, popularity desc, sku_id) as place
    from mixed order by place limit ${limit})
  select ${cardColumns(db)} from ${cardTables(db)} join chosen on chosen.sku_id = p.sku_id order by chosen.place`

const MOST_NEAR = 200

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
const priceDistance = (sql: Db, viewer: Viewer, own: ProductRow) =>
  seesPrices(viewer) ? sql`round(abs(ln(p.final_price_cents::float8 / ${own.finalPriceCents}::float8)) * 2)` : sql`0`
