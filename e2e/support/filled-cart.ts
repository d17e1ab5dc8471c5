import { createAddress, createBuyer } from '../../test/builders.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Page } from 'playwright-core'
import { ask, local, type Language } from './account.ts'

type Shop = { origin: string; db: Db }
type Goods = { skuId: string; storeId: string; boxes: number; name: string }

type GoodsFilter = {
  count: number
  /** Goods of another store than these. */
  besides?: Goods[]
  /** Of a store that no other journey gets goods of: it may be spoilt as a whole. */
  isOwnStore?: boolean
}

/**
 * Goods of the demo, in plenty and by the case, of one store that asks for no minimum. No other journey gets them: what one
 * sells out, closes or makes dearer is none of another's.
 */
export async function goodsOf(
  { db }: Shop,
  language: Language,
  { count, besides = [], isOwnStore = false }: GoodsFilter,
) {
  return db.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('goods of journeys'))`
    await sql`create schema if not exists journeys`
    await sql`create table if not exists journeys.taken (sku_id text primary key, store_id uuid, is_whole_store boolean)`
    const goods = await sql<Goods[]>`
      with free as (
        select p.* from product p
        where p.status = 'ACTIVE' and not p.is_exclusive and p.count_per_box between 2 and 24
          and p.minimum_quantity <= p.count_per_box
          and not exists (select 1 from journeys.taken t where t.sku_id = p.sku_id
            or t.store_id = p.store_id and (t.is_whole_store or ${isOwnStore}))
          and p.store_id <> all (${besides.map(({ storeId }) => storeId)}::uuid[]))
      select p.sku_id, p.store_id, p.count_per_box * 4 as boxes,
        ${language === 'de' ? sql`p.name_de` : sql`p.name_en`} as name
      from free p
      where p.store_id = (select store_id from free group by store_id having count(*) >= ${count}
        order by ${isOwnStore ? sql`count(*)` : sql`count(*) desc`}, store_id limit 1)
      order by p.sku_id limit ${count}`
    if (goods.length < count) throw new Error(`No store has ${count} goods left that no journey has.`)
    const taken = goods.map(({ skuId, storeId }) => ({ skuId, storeId, isWholeStore: isOwnStore }))
    await sql`insert into journeys.taken ${sql(taken)}`
    await sql`update stock set on_hand = promised + 5000 where sku_id in ${sql(goods.map(({ skuId }) => skuId))}`
    await sql`update store set minimum_order_cents = 0 where id = ${goods[0]!.storeId}`
    return [...goods]
  })
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
  const own = await goodsOf(shop, language, { count: 7 })
  const [poor] = await goodsOf(shop, language, { count: 1, isOwnStore: true })
  const [paused] = await goodsOf(shop, language, { count: 1, isOwnStore: true })
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

/** Puts right again what `spoiltCart` has spoilt, for journeys that look for goods by themselves. */
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
  // The place where the token is put asks for nothing else.
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('Authorization', stored), token)
  await page.goto(local(language, path))
}
