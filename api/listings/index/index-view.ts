import type { Db } from '../../platform/db.ts'
import { isLiveGrant } from '../../products/visibility.ts'
import type { Viewer } from '../../products/price.ts'
import type { ReadIndex } from './live-index.ts'
import type { IndexOrder } from './index-orders.ts'
import { partName, type CatalogIndex, type IndexPart } from './catalog-index.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** The index as one viewer sees it: what visibleTo of visibility.ts says, for products of the index. */
export type IndexView = {
  index: CatalogIndex
  isVisible(product: IndexedProduct): boolean
  /** The visible products of a part in order. */
  products(part: IndexPart, order: IndexOrder): readonly IndexedProduct[]
  /** What is made from visible products; cached until the index changes for those who see what every visitor sees. */
  cached<T>(name: string, make: () => T): T
}

export async function indexFor(deps: { db: Db; readIndex: ReadIndex }, viewer: Viewer): Promise<IndexView> {
  const index = await deps.readIndex()
  const granted = await findGranted(deps.db, index, viewer)
  const isVisible = ({ isExclusive, skuId }: IndexedProduct) => !isExclusive || granted.has(skuId)
  const findProducts = (part: IndexPart, order: IndexOrder) => index.inOrder(part, order).filter(isVisible)
  if (granted.size > 0) return { index, isVisible, products: findProducts, cached: (_, make) => make() }
  return {
    index,
    isVisible,
    products: (part, order) => index.cacheUntilMoved(`${order} of ${partName(part)}`, () => findProducts(part, order)),
    cached: (name, make) => index.cacheUntilChanged(name, make),
  }
}

/** Of the exclusive products those this viewer may see. */
async function findGranted(db: Db, index: CatalogIndex, { account }: Viewer): Promise<ReadonlySet<string>> {
  if (!account || !index.hasExclusives) return new Set()
  const rows = await db<{ skuId: string }[]>`
    select g.sku_id from exclusive_grant g where g.buyer_id = ${account.id} and ${isLiveGrant(db)}`
  return new Set(rows.map(({ skuId }) => skuId))
}
