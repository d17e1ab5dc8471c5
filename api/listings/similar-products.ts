import type { ProductCard } from '../../contract/products.ts'
import type { Written } from '../http/written.ts'
import { cardTest, compareOffers } from './article-cards.ts'
import { findIndexedProduct } from './find-indexed-product.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import { readWrittenCards } from '../products/cards/read-cards.ts'
import type { ListingDeps } from './read-listing.ts'
import type { CatalogIndex, IndexedProduct } from './index/catalog-index.ts'
import type { IndexPart } from './index/part-orders.ts'
import type { IndexView } from './index/index-view.ts'

type Limited = { id: string; limit: number }

/**
 * Of the same category, near in price and of mixed brands; where they are too few, of the categories beside it. The
 * order tells no price to a visitor or a supplier. Other offers of the same article are left out. Refuses as readProduct does.
 */
export async function readMoreLike(
  deps: ListingDeps,
  viewer: Viewer,
  { id, limit }: Limited,
): Promise<Written<ProductCard[]>> {
  const { view, product } = await findIndexedProduct(deps, viewer, id)
  const skuIds = similarTo(view, product, { limit, arePricesSeen: seesPrices(viewer, null) })
  return (await readWrittenCards(deps, viewer, skuIds)).written
}

function similarTo(
  view: IndexView,
  product: IndexedProduct,
  { limit, arePricesSeen }: { limit: number; arePricesSeen: boolean },
): string[] {
  const { index } = view
  const { columns, skuIds } = index.table
  const isOther = othersThan(view, product)
  const isCard = cardTest(index, { isFound: isOther, compare: compareOffers(index, arePricesSeen) })
  const mix = { index, distance: arePricesSeen ? priceDistance(index, product) : () => 0 }
  const own: IndexPart = { by: 'categorySlug', of: product.categorySlug }
  const root: IndexPart = { by: 'rootCategorySlug', of: product.rootCategorySlug }
  const same = index
    .inOrder(own, 'BESTSELLER')
    .toArray()
    .filter((doc) => isOther(doc) && isCard(doc))
  const near = mixBrands(same, { ...mix, limit })
  if (near.length === limit) return near.map((doc) => skuIds[doc]!)
  const besides = index
    .inOrder(root, 'BESTSELLER')
    .toArray()
    .filter((doc) => columns.categories[doc] !== columns.categories[product.doc] && isOther(doc) && isCard(doc))
  return [...near, ...mixBrands(besides, { ...mix, limit: limit - near.length })].map((doc) => skuIds[doc]!)
}

/** Whether a product of the same root is shown beside this one. */
function othersThan({ index, isVisible }: IndexView, { doc: own }: IndexedProduct) {
  const { roots, articles } = index.table.columns
  return (doc: number) =>
    doc !== own &&
    roots[doc] === roots[own] &&
    isVisible(doc) &&
    (articles[doc] === -1 || articles[doc] !== articles[own])
}

/** The best of the same store. Refuses as readProduct does. */
export async function readFeatured(
  deps: ListingDeps,
  viewer: Viewer,
  { id, limit }: Limited,
): Promise<Written<ProductCard[]>> {
  const { view, product } = await findIndexedProduct(deps, viewer, id)
  const chosen: string[] = []
  for (const doc of view.index.inOrder({ by: 'store', of: product.store }, 'BESTSELLER')) {
    if (doc === product.doc || !view.isVisible(doc)) continue
    if (chosen.push(view.index.table.skuIds[doc]!) >= limit) break
  }
  return (await readWrittenCards(deps, viewer, chosen)).written
}

const MOST_NEAR = 200

type Mix = { index: CatalogIndex; distance: (doc: number) => number; limit: number }

// The nearest first. Of one brand two, then two of each other brand, before there are more of the first.
function mixBrands(docs: Int32Array, { index, distance, limit }: Mix): number[] {
  if (limit <= 0) return []
  const { brandSlugs } = index.table.columns
  const turns = new Map<number, number>()
  const near = Array.from(docs, (doc) => ({ doc, steps: distance(doc) }))
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, MOST_NEAR)
  return near
    .map(({ doc, steps }) => {
      const turn = turns.get(brandSlugs[doc]!) ?? 0
      turns.set(brandSlugs[doc]!, turn + 1)
      return { doc, steps, round: Math.floor(turn / 2) }
    })
    .toSorted((a, b) => a.round - b.round || a.steps - b.steps)
    .slice(0, limit)
    .map(({ doc }) => doc)
}

/** Steps of about two thirds up or down. */
function priceDistance({ table }: CatalogIndex, own: IndexedProduct) {
  const { prices } = table.columns
  const price = prices[own.doc]!
  return (doc: number) => Math.round(Math.abs(Math.log(prices[doc]! / price)) * 2)
}
