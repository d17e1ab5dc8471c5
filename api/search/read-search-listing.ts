import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { texts } from '../../texts/texts.ts'
import { indexFor } from '../listings/index/index-view.ts'
import type { Written } from '../http/written.ts'
import { readViewersArrivals } from '../listings/arrivals/viewers-arrivals.ts'
import { readListing, type ListingDeps } from '../listings/read-listing.ts'
import type { Viewer } from '../products/price.ts'
import type { ReadOrderedProducts } from './ordered-products.ts'
import { findProducts } from './words/find-products.ts'
import { chosenOf, isNothing } from './words/found-products.ts'
import type { WordIndex } from './words/word-index.ts'

export type SearchDeps = ListingDeps & { words: WordIndex; readOrdered: ReadOrderedProducts }

const none: ReadonlySet<string> = new Set()

/** The products that match `q`; all products where it is empty. `onSearched`: whether any product does, whatever it is narrowed by. */
export async function readSearchListing(
  deps: SearchDeps & { onSearched: (isFound: boolean) => void },
  viewer: Viewer,
  { q, ...filters }: ListingFilters & { q: string },
): Promise<Written<Listing>> {
  const t = texts(viewer.language).search.replies
  const words = q.trim()
  const title = words ? t.resultsFor(words) : filters.sale ? t.offers : t.allProducts
  const [view, ordered, arrivals] = await Promise.all([
    indexFor(deps, viewer),
    words ? deps.readOrdered(viewer) : none,
    readViewersArrivals(deps, viewer, filters),
  ])
  const found = words ? findProducts({ index: deps.words, language: viewer.language, view, ordered }, words) : null
  if (found) deps.onSearched(!isNothing(found))
  const near = new Set(found?.near.map((doc) => view.index.table.skuIds[doc]!))
  // What only comes near stands behind what is found: in other orders it would stand between.
  const input = {
    view,
    scope: found
      ? { isLeaf: false, chosen: chosenOf(found, { withNear: filters.sort === 'RELEVANCE' }) }
      : { isLeaf: false, part: 'all' as const },
    filters,
    arrivals,
    promotionSlot: { placement: 'SEARCH' as const, slugs: [] },
    frame: { title, description: '', seo: { title, description: t.description, noindex: true } },
  }
  if (!found) return readListing(deps, viewer, input)
  return readListing(deps, viewer, {
    ...input,
    noteOf: ({ skuIds }) => ({
      // Of what an index that is late has found and nobody may see any more no word is said either.
      didYouMean: skuIds.length > 0 ? found.corrected : null,
      unmatchedWords: skuIds.length > 0 ? found.unmatched : [],
      nearCount: skuIds.filter((skuId) => near.has(skuId)).length,
    }),
  })
}
