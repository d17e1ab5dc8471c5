import type { ProductCard } from '../../contract/products.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from './price.ts'
import { cardColumns, cardTables, toCard, type CardDeps, type CardRow } from './product-card.ts'
import { visibleTo } from './visibility.ts'

/** Cards of the given products in their order, with prices and stock of now; without what the viewer may not see. */
export async function readCards(deps: CardDeps & { db: Db }, viewer: Viewer, skuIds: string[]): Promise<ProductCard[]> {
  if (skuIds.length === 0) return []
  const { db } = deps
  const rows = await db<CardRow[]>`
    select ${cardColumns(db)} from ${cardTables(db)}
    where p.sku_id = any(${skuIds}) and ${visibleTo(db, viewer.account?.id ?? null)}`
  const bySku = new Map(rows.map((row) => [row.skuId, row]))
  return skuIds.flatMap((skuId) => {
    const row = bySku.get(skuId)
    return row ? [toCard(row, viewer, deps)] : []
  })
}
