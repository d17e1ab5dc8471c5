import { canonicalUrl } from '../api/products/product-address.ts'
import { visibleTo } from '../api/products/visibility.ts'
import { isOn } from '../api/platform/reads/showing.ts'
import type { Db } from '../api/platform/db.ts'

/** Products of one file, from this SKU on and before that one; null is the end. */
export type Stretch = { from: string; before: string | null }

/** Cuts the products a visitor may see, in the order of their SKUs, into stretches of `size`. */
export async function findProductStretches(db: Db, size: number): Promise<Stretch[]> {
  const rows = await db<{ skuId: string }[]>`
    select sku_id from (
      select p.sku_id, row_number() over (order by p.sku_id) - 1 as place from product p where ${visibleTo(db, null)}
    ) ordered where place % ${size} = 0 order by sku_id`
  return rows.map(({ skuId }, index) => ({ from: skuId, before: rows[index + 1]?.skuId ?? null }))
}

/** Addresses of a stretch's products, a thousand at a time. */
export async function* productPaths(db: Db, { from, before }: Stretch): AsyncGenerator<string[]> {
  const rows = db<{ skuId: string; nameDe: string }[]>`
    select p.sku_id, p.name_de from product p
    where ${visibleTo(db, null)} and p.sku_id >= ${from} ${before === null ? db`` : db`and p.sku_id < ${before}`}
    order by p.sku_id`
  for await (const some of rows.cursor(1000)) yield some.map(canonicalUrl)
}

export const findStorePaths = (db: Db) =>
  pathsOf(db<{ path: string }[]>`select '/stores/' || slug as path from store where status <> 'SETUP' order by slug`)

/** Collections that hold something for a visitor. */
export const findCollectionPaths = (db: Db, now: Date) =>
  pathsOf(db<{ path: string }[]>`
    select '/collections/' || c.slug as path from collection c where ${isOn(db, { now, withDrafts: false })} and exists (
      select from collection_product held join product p on p.sku_id = held.sku_id
      where held.collection_slug = c.slug and not held.is_priced and ${visibleTo(db, null)})
    order by c.slug`)

export const findPostPaths = (db: Db, now: Date) =>
  pathsOf(db<{ path: string }[]>`
    select '/magazine/' || path as path from post where published_at <= ${now} and (ends_at is null or ends_at > ${now}) order by path`)

const pathsOf = async (rows: PromiseLike<{ path: string }[]>) => (await rows).map(({ path }) => path)
