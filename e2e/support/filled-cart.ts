import { createAddress, createBuyer } from '../../test/builders.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Page } from 'playwright-core'
import { ask, local, type Language } from './account.ts'

type Shop = { origin: string; db: Db }
type Goods = { skuId: string; storeId: string; boxes: number; name: string }

/** Goods of the demo, in plenty and by the case, of stores that ask for no minimum. */
export async function goodsOf({ db }: Shop, language: Language, { store, count }: { store: number; count: number }) {
  const goods = await db<Goods[]>`
    select p.sku_id, p.store_id, p.count_per_box * 4 as boxes,
      ${language === 'de' ? db`p.name_de` : db`p.name_en`} as name
    from product p
    where p.status = 'ACTIVE' and not p.is_exclusive and p.count_per_box between 2 and 24 and p.minimum_quantity <= p.count_per_box
      and p.store_id = (select store_id from product where status = 'ACTIVE' and not is_exclusive
        and count_per_box between 2 and 24 and minimum_quantity <= count_per_box
        group by store_id having count(*) >= ${count} order by store_id limit 1 offset ${store})
    order by p.sku_id limit ${count}`
  await db`update stock set on_hand = promised + 5000 where sku_id in ${db(goods.map(({ skuId }) => skuId))}`
  await db`update store set minimum_order_cents = 0 where id = ${goods[0]!.storeId}`
  return [...goods]
}

/** A buyer with an address in Berlin, and these goods in the cart: four cases of each. */
export async function buyerWith({ origin, db }: Shop, language: Language, goods: Goods[]) {
  const buyer = await createBuyer(db, { language })
  await createAddress(db, buyer.id)
  const items = goods.map(({ skuId, boxes }) => ({ productSkuId: skuId, quantity: boxes }))
  await ask(origin, '/cart', { body: { items }, token: buyer.token })
  return buyer
}

/** Nine products, each of them with a trouble of its own by now. */
export async function spoiltCart(shop: Shop, language: Language) {
  const { db } = shop
  const own = await goodsOf(shop, language, { store: 0, count: 7 })
  const [poor] = await goodsOf(shop, language, { store: 1, count: 7 })
  const [paused] = await goodsOf(shop, language, { store: 2, count: 7 })
  const buyer = await buyerWith(shop, language, [...own, poor!, paused!])
  const [below, torn, sold, reduced, dearer, closed, gone] = own as [Goods, Goods, Goods, Goods, Goods, Goods, Goods]
  await db`update product set minimum_quantity = ${below.boxes * 2} where sku_id = ${below.skuId}`
  await db`update product set count_per_box = ${torn.boxes - 1} where sku_id = ${torn.skuId}`
  await db`update stock set on_hand = promised + 0 where sku_id = ${sold.skuId}`
  await db`update stock set on_hand = promised + ${reduced.boxes / 4} where sku_id = ${reduced.skuId}`
  await db`
    update product set price_cents = price_cents + 100, final_price_cents = final_price_cents + 100, tier_prices = '[]'
    where sku_id = ${dearer.skuId}`
  await db`update product set is_exclusive = true where sku_id = ${closed.skuId}`
  await db`update product set status = 'PAUSED' where sku_id = ${gone.skuId}`
  await db`update store set minimum_order_cents = 9900000 where id = ${poor!.storeId}`
  await db`update store set status = 'PAUSED' where id = ${paused!.storeId}`
  return { buyer, below, torn, sold, reduced, dearer, closed, gone, poor: poor!, paused: paused! }
}

/** Puts right again what `spoiltCart` has spoilt, for the next visit. */
export async function mendGoods({ db }: Shop, cart: Awaited<ReturnType<typeof spoiltCart>>) {
  const { closed, gone, paused, torn, below } = cart
  await db`update product set is_exclusive = false where sku_id = ${closed.skuId}`
  await db`update product set status = 'ACTIVE' where sku_id = ${gone.skuId}`
  await db`update store set status = 'ACTIVE' where id = ${paused.storeId}`
  await db`update product set count_per_box = ${torn.boxes / 4} where sku_id = ${torn.skuId}`
  await db`update product set minimum_quantity = 1 where sku_id = ${below.skuId}`
}

/** Opens a page as the buyer of this token. */
export async function enter(page: Page, language: Language, token: string, path: string) {
  await page.goto(local(language, '/'))
  await page.evaluate((stored) => localStorage.setItem('Authorization', stored), token)
  await page.goto(local(language, path))
}
