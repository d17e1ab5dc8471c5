import type { Db } from '../../platform/db.ts'
import { findGrantedProducts } from '../../products/grants/granted-products.ts'
import type { Viewer } from '../../products/price.ts'
import type { ReadIndex } from './live-index.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { IndexPart } from './part-orders.ts'
import { states } from './product-facts.ts'

/** The index as one viewer sees it: what visibleTo of visibility.ts says, for products of the index. */
export type IndexView = {
  index: CatalogIndex
  isVisible(doc: number): boolean
  /** What is made from visible products of a part; cached until one of them changes for those who see what every visitor sees. */
  cached<T>(part: IndexPart, name: string, make: () => T): T
}

export async function indexFor(deps: { db: Db; readIndex: ReadIndex }, viewer: Viewer): Promise<IndexView> {
  const index = await deps.readIndex()
  return viewOf(index, index.table.hasExclusives ? await findGrantedProducts(deps.db, viewer) : none)
}

const none: ReadonlySet<string> = new Set()

/** The index with these exclusive products and no others. */
export function viewOf(index: CatalogIndex, granted: ReadonlySet<string>): IndexView {
  const { columns, skuIds } = index.table
  const isSeen = (doc: number) => columns.states[doc] === states.seen
  if (granted.size === 0) return { index, isVisible: isSeen, cached: index.cached }
  // By its SKU, as another product may have taken its number since.
  const isGranted = (doc: number) => columns.states[doc] === states.exclusive && granted.has(skuIds[doc]!)
  return { index, isVisible: (doc) => isSeen(doc) || isGranted(doc), cached: (_, __, make) => make() }
}
