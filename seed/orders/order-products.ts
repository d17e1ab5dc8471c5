import type { Tx } from '../../api/platform/db.ts'
import { hashed } from '../goods/article-hash.ts'

export type StoreGoods = {
  storeId: string
  minimumOrderCents: number
  goods: { skuId: string; countPerBox: number; minimumQuantity: number; priceCents: number; left: number }[]
}

const GOODS_OF_A_STORE = 40
/** Orders leave half of what is in stock to those who try the shop. */
const SHARE = 2

/** What the demo's orders choose from: the most wanted goods of each store. */
export async function readStoreGoods(tx: Tx): Promise<StoreGoods[]> {
  const rows = await tx<(StoreGoods['goods'][number] & { storeId: string; minimumOrderCents: number })[]>`
    select * from (
      select p.sku_id, p.store_id, s.minimum_order_cents,
        p.count_per_box, p.minimum_quantity,
        p.final_price_cents as price_cents, k.quantity / ${SHARE}::int as left, s.slug as store_slug,
        row_number() over (partition by p.store_id order by p.popularity desc, p.supplier_sku) as place
      from product p join store s on s.id = p.store_id join stock k on k.sku_id = p.sku_id
      where p.status = 'ACTIVE' and not p.is_exclusive and s.status = 'ACTIVE'
        and k.quantity >= ${SHARE}::int * p.minimum_quantity) ranked
    where place <= ${GOODS_OF_A_STORE} order by store_slug, place`
  return [...Map.groupBy(rows, ({ storeId }) => storeId)].map(([storeId, goods]) => ({
    storeId,
    minimumOrderCents: goods[0]!.minimumOrderCents,
    goods,
  }))
}

export type Chosen = { storeId: string; lines: { skuId: string; quantity: number }[] }

/** Goods of so many stores, whole boxes above each store's minimum; takes them off what is left. */
export function chooseGoods(stores: StoreGoods[], key: string, count: number): Chosen[] {
  const first = hashed(key, 'store', stores.length)
  const step = 1 + hashed(key, 'next store', 6)
  const chosen: Chosen[] = []
  for (let i = 0; i < stores.length && chosen.length < count; i++) {
    const store = stores[(first + i * step) % stores.length]!
    if (chosen.some(({ storeId }) => storeId === store.storeId)) continue
    const lines = linesOf(store, `${key} ${i}`)
    if (lines) chosen.push({ storeId: store.storeId, lines })
  }
  return chosen
}

function linesOf({ goods, minimumOrderCents }: StoreGoods, key: string) {
  const wanted = new Map<(typeof goods)[number], number>()
  const kinds = 2 + hashed(key, 'kinds', 4)
  let cents = 0
  // Round after round another box, until the store delivers: tiers may take a tenth off, so a little above.
  for (let round = 0; round < 60 && (wanted.size < kinds || cents < minimumOrderCents * 1.25); round++) {
    const article = goods[hashed(key, `goods ${round % (kinds + 3)}`, goods.length)]!
    const known = wanted.get(article) ?? 0
    const more = known === 0 ? article.minimumQuantity : article.countPerBox * (1 + hashed(key, `boxes ${round}`, 3))
    if (known + more > article.left) continue
    wanted.set(article, known + more)
    cents += more * article.priceCents
  }
  if (cents < minimumOrderCents * 1.25) return null
  for (const [article, quantity] of wanted) article.left -= quantity
  return [...wanted].map(([{ skuId }, quantity]) => ({ skuId, quantity }))
}
