import type { ProductCard } from '../../contract/products.ts'
import { oneOfEach } from './article-cards.ts'
import { findIndexedProduct } from './find-indexed-product.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import { readCards } from '../products/read-cards.ts'
import type { ListingDeps } from './read-listing.ts'
import type { IndexedProduct } from './index/indexed-product.ts'

type Limited = { id: string; limit: number }

/**
 * Of the same category, near in price and of mixed brands; where they are too few, of the categories beside it. The
 * order tells no price to a visitor or a supplier. Other offers of the same article are left out. Refuses as readProduct does.
 */
export async function readMoreLike(deps: ListingDeps, viewer: Viewer, { id, limit }: Limited): Promise<ProductCard[]> {
  const { view, product } = await findIndexedProduct(deps, viewer, id)
  const others = view
    .products({ by: 'rootCategorySlug', of: product.rootCategorySlug }, 'BESTSELLER')
    .filter((other) => other !== product && (other.article === null || other.article !== product.article))
  const arePricesSeen = seesPrices(viewer, null)
  const distance = arePricesSeen ? priceDistance(product) : () => 0
  const [same = [], besides = []] = [true, false].map((isSame) =>
    oneOfEach(others, arePricesSeen).filter(({ categorySlug }) => (categorySlug === product.categorySlug) === isSame),
  )
  const near = mixBrands(same, distance, limit)
  const chosen = [...near, ...mixBrands(besides, distance, limit - near.length)]
  return readCards(
    deps,
    viewer,
    chosen.map(({ skuId }) => skuId),
  )
}

/** The best of the same store. Refuses as readProduct does. */
export async function readFeatured(deps: ListingDeps, viewer: Viewer, { id, limit }: Limited): Promise<ProductCard[]> {
  const { view, product } = await findIndexedProduct(deps, viewer, id)
  const chosen = view
    .products({ by: 'store', of: product.store }, 'BESTSELLER')
    .filter((other) => other !== product)
    .slice(0, limit)
  return readCards(
    deps,
    viewer,
    chosen.map(({ skuId }) => skuId),
  )
}

const MOST_NEAR = 200

// The nearest first. Of one brand two, then two of each other brand, before there are more of the first.
function mixBrands(products: IndexedProduct[], distance: (product: IndexedProduct) => number, limit: number) {
  if (limit <= 0) return []
  const turns = new Map<string, number>()
  const near = products
    .map((product) => ({ product, steps: distance(product) }))
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, MOST_NEAR)
  return near
    .map((entry) => {
      const turn = turns.get(entry.product.brandSlug) ?? 0
      turns.set(entry.product.brandSlug, turn + 1)
      return { ...entry, round: Math.floor(turn / 2) }
    })
    .toSorted((a, b) => a.round - b.round || a.steps - b.steps)
    .slice(0, limit)
    .map(({ product }) => product)
}

/** Steps of about two thirds up or down. */
const priceDistance = (own: IndexedProduct) => (other: IndexedProduct) =>
  Math.round(Math.abs(Math.log(other.finalPriceCents / own.finalPriceCents)) * 2)
