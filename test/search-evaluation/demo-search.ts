import type { ListingFilters } from '../../contract/listings.ts'
import { createCatalogIndex } from '../../api/listings/index/catalog-index.ts'
import { viewOf } from '../../api/listings/index/index-view.ts'
import { findListingPage } from '../../api/listings/listing-page.ts'
import { findProducts } from '../../api/search/words/find-products.ts'
import { chosenOf } from '../../api/search/words/found-products.ts'
import { createWordIndex } from '../../api/search/words/word-index.ts'
import type { DemoCatalogue, DemoProduct } from './demo-products.ts'
import type { ShowProducts } from './evaluate.ts'

/**
 * The search as a visitor sees it, over the demo's products: what readSearchListing does before it reads prices. `isRestored`: of an index
 * that was saved and restored, as after a restart.
 */
export function openDemoSearch(
  { rows, ...frame }: DemoCatalogue,
  { isRestored = false } = {},
): { products: DemoProduct[]; show: ShowProducts } {
  let index = createCatalogIndex()
  let words = createWordIndex()
  index.setFrame(frame)
  index.putProducts(rows)
  words.put(rows, [], frame.categories)
  if (isRestored) {
    const saving = words.save()
    let step = saving.next()
    while (!step.done) step = saving.next()
    index = createCatalogIndex(index.table.save())
    index.setFrame(frame)
    words = createWordIndex()
    words.restore(step.value)
  }
  const storeNames = new Map(frame.stores.map(({ id, name }) => [id, name]))
  const products = rows
    .filter(({ isExclusive }) => !isExclusive)
    .map((row): DemoProduct => ({ row, storeName: storeNames.get(row.storeId)! }))
  const bySku = new Map(products.map((product) => [product.row.skuId, product]))
  const view = viewOf(index, new Set())
  return {
    products,
    show(q, language) {
      const found = findProducts({ index: words, language, view, ordered: new Set() }, q)
      const scope = { isLeaf: false, chosen: chosenOf(found, { withNear: true }) }
      const filters: ListingFilters = { page: 1, pageSize: 12, sort: 'RELEVANCE' }
      const page = findListingPage(view, { scope, filters, arePricesSeen: false })
      return page.skuIds.map((skuId) => bySku.get(skuId)!)
    },
  }
}
