import type { Db } from '../../platform/db.ts'
import { isLiveGrant } from '../../products/visibility.ts'
import type { Viewer } from '../../products/price.ts'
import type { ReadShelf } from './open-shelf.ts'
import type { ShelfOrder } from './shelf-orders.ts'
import { partName, type Shelf, type ShelfPart, type ShelfProduct } from './shelf.ts'

/** The shelf as one viewer sees it: what visibleTo of visibility.ts says, for products of the shelf. */
export type SeenShelf = {
  shelf: Shelf
  isVisible(product: ShelfProduct): boolean
  /** The visible products of a part in order. */
  goods(part: ShelfPart, order: ShelfOrder): readonly ShelfProduct[]
  /** What is made from visible goods; kept until the shelf changes for those who see what every visitor sees. */
  kept<T>(name: string, make: () => T): T
}

export async function seeShelf(deps: { db: Db; readShelf: ReadShelf }, viewer: Viewer): Promise<SeenShelf> {
  const shelf = await deps.readShelf()
  const granted = await findGranted(deps.db, shelf, viewer)
  const isVisible = ({ isExclusive, skuId }: ShelfProduct) => !isExclusive || granted.has(skuId)
  const find = (part: ShelfPart, order: ShelfOrder) => shelf.inOrder(part, order).filter(isVisible)
  if (granted.size > 0) return { shelf, isVisible, goods: find, kept: (_, make) => make() }
  return {
    shelf,
    isVisible,
    goods: (part, order) => shelf.keepUntilMoved(`${order} of ${partName(part)}`, () => find(part, order)),
    kept: (name, make) => shelf.keepUntilChanged(name, make),
  }
}

/** Of the exclusive products those this viewer may see. */
async function findGranted(db: Db, shelf: Shelf, { account }: Viewer): Promise<ReadonlySet<string>> {
  if (!account || !shelf.hasExclusives) return new Set()
  const rows = await db<{ skuId: string }[]>`
    select g.sku_id from exclusive_grant g where g.buyer_id = ${account.id} and ${isLiveGrant(db)}`
  return new Set(rows.map(({ skuId }) => skuId))
}
