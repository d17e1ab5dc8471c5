import { savePost } from '../../api/magazine/save-post.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { magazinePosts } from './posts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// With twelve a long post is beyond the bytes of a first page.
const PRODUCTS_OF_A_POST = 8

/** Writes the articles and links the goods they are about. Run again, it renews texts and links; dates stay. */
export async function loadMagazine(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now().getTime()
  for (const { daysAgo, categories, ...post } of magazinePosts)
    await savePost(deps, {
      ...post,
      publishedAt: new Date(now - daysAgo * DAY_MS),
      skuIds: await popularOf(deps.db, categories),
    })
}

/** The most popular of each category in turn, in the order of the categories. Exclusive goods are for few, so none. */
export async function popularOf(db: Db, categories: string[]): Promise<string[]> {
  const rows = await db<{ skuId: string }[]>`
    select sku_id from (
      select sku_id, array_position(${categories}::text[], category_slug) as place,
        row_number() over (partition by category_slug order by popularity desc, sku_id) as turn
      from product where category_slug = any(${categories}) and status = 'ACTIVE' and not is_exclusive) ranked
    order by turn, place limit ${PRODUCTS_OF_A_POST}`
  return rows.map(({ skuId }) => skuId)
}
