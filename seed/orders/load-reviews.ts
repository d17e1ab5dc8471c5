import type { Db } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import { EDITION_MARK } from '../editions.ts'
import { chosen, hashed } from '../goods/article-hash.ts'
import { reviewSentences, starsOf } from './review-sentences.ts'

const TYPES = ['HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE']
const BATCH = 1000

type Row = { id: string; skuId: string; storeId: string; buyerId: string; rate: number; comment: string }

/**
 * Demo reviews for about one product in seven, and the averages of products and stores that come from them. To be called
 * in a transaction, so that there are either all or none; where there are some nothing happens.
 */
export async function loadReviews(db: Db, baseDate: Date): Promise<void> {
  const [existing] = await db`select 1 from review limit 1`
  if (existing) return
  const products = await db<Reviewed[]>`
    select p.sku_id, p.store_id, s.slug as store, p.supplier_sku, p.category_slug as leaf, p.root_category_slug as root
    from product p join store s on s.id = p.store_id
    where not p.is_exclusive and strpos(p.supplier_sku, ${EDITION_MARK}) = 0 order by p.sku_id`
  const rows = products.flatMap((product) => reviewsOf(product, baseDate))
  for (let i = 0; i < rows.length; i += BATCH) await db`insert into review ${db(rows.slice(i, i + BATCH))}`
  await db`
    update product set rating_sum = sums.rates, rating_count = sums.count
    from (select sku_id, sum(rate)::int as rates, count(*)::int as count from review where is_shown group by sku_id) sums
    where product.sku_id = sums.sku_id`
  await db`
    update store set rating_sum = sums.rates, rating_count = sums.count
    from (select store_id, sum(rate)::int as rates, count(*)::int as count from review where is_shown group by store_id) sums
    where store.id = sums.store_id`
}

type Reviewed = { skuId: string; storeId: string; store: string; supplierSku: string; leaf: string; root: string }

/** The reviews of what a store sells, the same every time; of an article that several sell each store has its own. */
export function reviewsOf(
  { skuId, storeId, store, supplierSku, leaf, root }: Reviewed,
  baseDate: Date,
): (Row & Record<string, unknown>)[] {
  if (hashed(supplierSku, 'is reviewed', 100) >= 15) return []
  const key = `${supplierSku} ${store}`
  const sentence = reviewSentences([leaf, root])
  return Array.from({ length: 1 + hashed(key, 'reviews', 12) }, (_, i) => {
    const rate = starsOf(hashed(key, `rate ${i}`, 100))
    return {
      id: newId(),
      skuId,
      storeId,
      // A house that is no account of this shop.
      buyerId: newId(),
      rate,
      comment: sentence(`${key}\n${i}`, rate) ?? '',
      authorBusinessType: chosen(key, `type ${i}`, TYPES),
      createdAt: new Date(baseDate.getTime() - (2 + hashed(key, `day ${i}`, 400)) * 86_400_000),
    }
  })
}
