import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { searchReplies as de } from '../../texts/de/search-replies.ts'
import { searchReplies as en } from '../../texts/en/search-replies.ts'
import type { Viewer } from '../catalogue/price.ts'
import { readListing, type ListingDeps } from '../catalogue/read-listing.ts'
import { matching } from './search.ts'

/** The products that match `q`; all products where it is empty. */
export async function readSearchListing(
  deps: ListingDeps,
  viewer: Viewer,
  { q, ...filters }: ListingFilters & { q: string },
): Promise<Listing> {
  const texts = { de, en }[viewer.language]
  const words = q.trim()
  const title = words ? texts.resultsFor(words) : texts.allProducts
  return readListing(deps, viewer, {
    scope: matching(deps.db, words),
    filters,
    frame: { title, description: '', seo: { title, description: texts.description, noindex: true } },
  })
}
