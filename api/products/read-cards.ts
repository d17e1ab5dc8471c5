import type { ProductCard } from '../../contract/products.ts'
import type { Db } from '../platform/db.ts'
import { isBuyable } from './buyable.ts'
import type { Viewer } from './price.ts'
import { cardsOf, stampColumns, type CardStamp } from './cards/card-memory.ts'
import { cardTables, type CardDeps } from './product-card.ts'
import { visibleTo } from './visibility.ts'

/** Cards of the given products in their order, with prices and stock of now; without what the viewer may not see. */
export async function readCards(deps: CardDeps & { db: Db }, viewer: Viewer, skuIds: string[]): Promise<ProductCard[]> {
  if (skuIds.length === 0) return []
  const { db } = deps
  const isVisible = visibleTo(db, viewer.account?.companyId ?? null)
  const stamps = await db<CardStamp[]>`
    with offered as (
      select own.sku_id, jsonb_build_object('stores', count(distinct p.store_id),
        'fromCents', min(p.final_price_cents) filter (where ${isBuyable(db)})) as offers
      from product own join product p on p.gtin = own.gtin left join stock k on k.sku_id = p.sku_id
      where own.sku_id = any(${skuIds}) and ${isVisible}
      group by own.sku_id having count(distinct p.store_id) > 1)
    select ${stampColumns(db)}, (select offers from offered where offered.sku_id = p.sku_id) as offers
    from ${cardTables(db)} where p.sku_id = any(${skuIds}) and ${isVisible}`
  const bySku = new Map(stamps.map((stamp) => [stamp.skuId, stamp]))
  return cardsOf(
    deps,
    viewer,
    skuIds.flatMap((skuId) => bySku.get(skuId) ?? []),
  )
}
