import type { Db } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import { EDITION_MARK } from '../editions.ts'
import { chosen, hashed } from '../goods/article-hash.ts'

const SENTENCES: Record<number, string[]> = {
  5: [
    'Läuft bei uns seit Monaten, immer gleich gut.',
    'Gäste fragen danach. Wird nachbestellt.',
    'Sauber verpackt, pünktlich da, genau wie beschrieben.',
    'Bester Griff der Saison, das Team ist zufrieden.',
    'Preis und Qualität passen, auch bei großer Menge.',
    'Im Frühstück sofort weg, wir stocken auf.',
  ],
  4: [
    'Gute Ware, der Karton dürfte stabiler sein.',
    'Macht, was es soll. Lieferung einen Tag später als gedacht.',
    'Solide für den Alltag, wir bleiben dabei.',
    'Für unser Haus die richtige Größe, gern wieder.',
  ],
  3: [
    'Ordentlich, aber wir hatten etwas mehr erwartet.',
    'In Ordnung. Beim nächsten Mal probieren wir die größere Packung.',
    'Zwei Stück mit kleinen Macken, Gutschrift kam schnell.',
  ],
  2: ['Für den täglichen Betrieb bei uns zu empfindlich.', 'Geschmacklich nicht unser Fall, Lieferung war gut.'],
}
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
  const products = await db<{ skuId: string; storeId: string; supplierSku: string }[]>`
    select sku_id, store_id, supplier_sku
    from product where not is_exclusive and strpos(supplier_sku, ${EDITION_MARK}) = 0 order by sku_id`
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

/** What somebody says who gives so many stars. */
export const reviewSentence = (key: string, rate: number): string => chosen(key, 'comment', SENTENCES[rate]!)

type Reviewed = { skuId: string; storeId: string; supplierSku: string }

function reviewsOf({ skuId, storeId, supplierSku: key }: Reviewed, baseDate: Date): (Row & Record<string, unknown>)[] {
  if (hashed(key, 'is reviewed', 100) >= 15) return []
  return Array.from({ length: 1 + hashed(key, 'reviews', 12) }, (_, i) => {
    const draw = hashed(key, `rate ${i}`, 100)
    const rate = draw < 58 ? 5 : draw < 86 ? 4 : draw < 96 ? 3 : 2
    return {
      id: newId(),
      skuId,
      storeId,
      // A house that is no account of this shop.
      buyerId: newId(),
      rate,
      comment: reviewSentence(`${key}\n${i}`, rate),
      authorBusinessType: chosen(key, `type ${i}`, TYPES),
      createdAt: new Date(baseDate.getTime() - (2 + hashed(key, `day ${i}`, 400)) * 86_400_000),
    }
  })
}
