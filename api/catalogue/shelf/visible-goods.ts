import type { Db } from '../../platform/db.ts'
import { isLiveGrant } from '../access-queries.ts'
import type { Viewer } from '../price.ts'
import type { Shelf, ShelfProduct } from './shelf.ts'

export type IsVisible = (product: ShelfProduct) => boolean

/** What `visibleTo` of visibility.ts says, for products of the shelf: not exclusive, or granted to this account. */
export async function findVisible(db: Db, shelf: Shelf, viewer: Viewer): Promise<IsVisible> {
  if (!viewer.account || !shelf.hasExclusives) return ({ isExclusive }) => !isExclusive
  const rows = await db<{ skuId: string }[]>`
    select g.sku_id as "skuId" from exclusive_grant g where g.buyer_id = ${viewer.account.id} and ${isLiveGrant(db)}`
  const granted = new Set(rows.map(({ skuId }) => skuId))
  return ({ isExclusive, skuId }) => !isExclusive || granted.has(skuId)
}
