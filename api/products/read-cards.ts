import type { ProductCard } from '../../contract/products.ts'
import type { Db } from '../platform/db.ts'
import { isBuyable } from './buyable.ts'
import type { Viewer } from './price.ts'
import { cardColumns, cardTables, toCard, type CardDeps, type CardRow } from './product-card.ts'
import { visibleTo } from './visibility.ts'

/** Cards of the given products in their order, with prices and stock of now; without what the viewer may not see. */
export async function readCards(deps: CardDeps & { db: Db }, viewer: Viewer, skuIds: string[]): Promise<ProductCard[]> {
  if (skuIds.length === 0) return []
  const { db } = deps
  const isVisible = visibleTo(db, viewer.account?.id ?? null)
  const rows = await db<CardRow[]>`
    with offered as (
      select own.sku_id, jsonb_build_object('stores', count(distinct p.store_id),
        'fromCents', min(p.final_price_cents) filter (where ${isBuyable(db)})) as offers
      from product own join product p on p.gtin = own.gtin left join stock k on k.sku_id = p.sku_id
      where own.sku_id = any(${skuIds}) and ${isVisible}
      group by own.sku_id having count(distinct p.store_id) > 1)
    select ${cardColumns(db)}, (select offers from offered where offered.sku_id = p.sku_id) as offers
    from ${cardTables(db)} where p.sku_id = any(${skuIds}) and ${isVisible}`
  const bySku = new Map(rows.map((row) => [row.skuId, row]))
  return skuIds.flatMap((skuId) => {
    const row = bySku.get(skuId)
    return row ? [toCard(row, viewer, deps)] : []
  })
}
