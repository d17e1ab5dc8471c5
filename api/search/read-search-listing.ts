import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { texts } from '../../texts/texts.ts'
import type { Viewer } from '../products/price.ts'
import { readListing, type ListingDeps } from '../listings/read-listing.ts'
import { indexFor } from '../listings/index/index-view.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Db } from '../platform/db.ts'
import type { DidYouMean, Searcher } from './did-you-mean.ts'
import { matching } from './search.ts'

export type SearchDeps = ListingDeps & { didYouMean: DidYouMean }

/** The products that match `q`; all products where it is empty. */
export async function readSearchListing(
  deps: SearchDeps,
  viewer: Searcher,
  { q, ...filters }: ListingFilters & { q: string },
): Promise<Listing> {
  const t = texts(viewer.language).search.replies
  const words = q.trim()
  const title = words ? t.resultsFor(words) : t.allProducts
  const skuIds = words ? await findMatching(deps.db, viewer, words) : []
  const listing = await readListing(deps, viewer, {
    view: await indexFor(deps, viewer),
    scope: words ? { isLeaf: false, skuIds } : { isLeaf: false, part: 'all' },
    filters,
    promotionSlot: { placement: 'SEARCH', slugs: [] },
    frame: { title, description: '', seo: { title, description: t.description, noindex: true } },
  })
  if (!words || skuIds.length > 0) return listing
  const meant = await deps.didYouMean(viewer, words)
  const isFound = meant !== null && (await findMatching(deps.db, viewer, meant)).length > 0
  return isFound ? { ...listing, didYouMean: meant } : listing
}

/** The best first. One text for all, as thousands of rows take longer to send than to find. */
async function findMatching(db: Db, viewer: Viewer, words: string): Promise<string[]> {
  const { joins, where, relevance } = matching(db, words)
  const [row] = await db<{ skuIds: string | null }[]>`
    select string_agg(sku_id, ',') as sku_ids from (
      select p.sku_id from product p ${joins} where ${visibleTo(db, viewer.account?.id ?? null)} and ${where}
      order by ${relevance}, p.sku_id) found`
  return row?.skuIds?.split(',') ?? []
}
