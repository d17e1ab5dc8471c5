import { insertReview, writeReply } from '../../api/reviews/review-queries.ts'
import { countRating } from '../../api/reviews/show-review.ts'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { newId } from '../../api/platform/ids.ts'
import { chosen, hashed } from '../goods/article-hash.ts'
import { reviewSentences, starsOf } from './review-sentences.ts'

const DAY_MS = 86_400_000
const REPLIES = [
  'Danke für die Rückmeldung, das freut unser Team sehr.',
  'Vielen Dank! Den Karton haben wir inzwischen verstärkt.',
  'Danke für den Hinweis, wir haben ihn an den Versand weitergegeben.',
]

/** Reviews of what the demo's buyers have received; some wait for an operator, some are answered. All or none. */
export async function loadBoughtReviews({ db }: Pick<Deps, 'db'>, baseDate: Date): Promise<void> {
  const [existing] = await db`select 1 from review where order_id is not null limit 1`
  if (existing) return
  await inTransaction(db, async (tx) => {
    for (const bought of await findDelivered(tx))
      if (hashed(keyOf(bought), 'says', 10) < 3) await review(tx, bought, baseDate)
  })
}

type Bought = {
  buyerId: string
  orderId: string
  skuId: string
  storeId: string
  deliveredAt: Date
  email: string
  supplierSku: string
  leaf: string
  root: string
}

const keyOf = ({ email, supplierSku }: Bought) => `${email} ${supplierSku}`

const findDelivered = (tx: Tx) => tx<Bought[]>`
  select l.buyer_id, l.order_id, l.sku_id, l.store_id,
    s.status_at as delivered_at, a.email, p.supplier_sku, p.category_slug as leaf, p.root_category_slug as root
  from order_line l join sub_order s using (buyer_id, order_id, store_id) join account a on a.id = l.buyer_id
    join product p on p.sku_id = l.sku_id
  where s.status in ('DELIVERED', 'COMPLETED') and l.returned_quantity = 0 and l.shipped_quantity > 0
  order by s.status_at, s.sub_order_number, l.position`

async function review(tx: Tx, bought: Bought, baseDate: Date) {
  const key = keyOf(bought)
  const rate = starsOf(hashed(key, 'rate', 100))
  const later = bought.deliveredAt.getTime() + hashed(key, 'days', 6) * DAY_MS
  const at = new Date(Math.min(later, baseDate.getTime()))
  const isShown = hashed(key, 'waits', 10) > 0
  const id = newId()
  const { buyerId, orderId, skuId, storeId } = bought
  const said = await tx<{ comment: string }[]>`select comment from review where sku_id = ${skuId}`
  const sentence = reviewSentences(
    [bought.leaf, bought.root],
    said.map(({ comment }) => comment),
  )
  const comment = sentence(key, rate) ?? ''
  const written = { id, buyerId, orderId, skuId, storeId, rate, comment, isShown, at }
  if (!(await insertReview(tx, written)) || !isShown) return
  await countRating(tx, written, 1)
  if (hashed(key, 'is answered', 3) === 0)
    await writeReply(tx, { id, storeId, text: chosen(key, 'reply', REPLIES), at })
}
