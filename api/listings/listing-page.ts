import type { ListingFilters } from '../../contract/listings.ts'
import { cardTest, compareOffers, hasArticleCards } from './article-cards.ts'
import { countFacets, type FacetCounts } from './listing-facet-counts.ts'
import { activeFilters, type ActiveFilter } from './listing-filters.ts'
import type { ViewersArrivals } from './arrivals/viewers-arrivals.ts'
import { scopeTest, type ChosenDocs, type ListingScope } from './listing-scope.ts'
import { lazyOrder } from './index/lazy-order.ts'
import type { IndexOrder } from './index/index-orders.ts'
import type { IndexPart } from './index/part-orders.ts'
import type { IndexView } from './index/index-view.ts'

/** `filters` are effective ones, see listing-filters.ts. */
export type ListingQuery = {
  scope: ListingScope
  filters: ListingFilters
  arePricesSeen: boolean
  arrivals?: ViewersArrivals | null
}
export type ListingPage = {
  /** Of the page, in order; one for each article, see article-cards.ts. */
  skuIds: string[]
  totalItems: number
  /** What is made of the counts of all that is found; cached by its name where the counts are. */
  ofCounts: <T>(name: string, make: (counts: FacetCounts) => T) => T
}
/** What one listing is found by. */
type Finding = ListingQuery & {
  view: IndexView
  active: ActiveFilter[]
  /** What each product of the scope fails: bit `i` is set when it fails `active[i]`. */
  failedBits: (doc: number) => number
  /** Whether what fails nothing is the card of its article. */
  isCard: (doc: number) => boolean
}

/**
 * Each filter has a bit; a product that fails it has the bit set, and is found when it has none. So one pass serves the
 * page, its total and all facets. Of a part without filters the page is read from its order, and the rest is cached.
 */
export function findListingPage(view: IndexView, query: ListingQuery): ListingPage {
  const { scope, filters, arePricesSeen, arrivals = null } = query
  const active = activeFilters(view.index, filters, arrivals)
  const failedBits = failedBitsBy(active)
  const isIn = scopeTest(view, scope)
  const isFound = (doc: number) => view.isVisible(doc) && isIn(doc) && failedBits(doc) === 0
  const compare = compareOffers(view.index, arePricesSeen)
  const isCard = hasArticleCards(scope) ? cardTest(view.index, { isFound, compare }) : () => true
  const finding: Finding = { ...query, view, active, failedBits, isCard }
  if (!('part' in scope)) return pageOfChosen(finding, scope.chosen)
  return active.length > 0 ? pageOfFiltered(finding, scope.part) : pageOfPart(finding, scope.part)
}

const windowOf = ({ page, pageSize }: ListingFilters) => ({ start: (page - 1) * pageSize, end: page * pageSize })
const orderOf = ({ sort }: ListingFilters): IndexOrder => (sort === 'RELEVANCE' ? 'BESTSELLER' : sort)
const skusOf = ({ view }: Finding, docs: number[]) => docs.map((doc) => view.index.table.skuIds[doc]!)

function pageOfPart(finding: Finding, part: IndexPart): ListingPage {
  const { view, filters, isCard } = finding
  const { start, end } = windowOf(filters)
  const visible = () => view.index.inOrder(part, 'BESTSELLER').toArray().filter(view.isVisible)
  const totalItems = view.cached(part, 'total', () => visible().filter(isCard).length)
  const page: number[] = []
  let at = 0
  // Nothing is read for a page behind the last one.
  for (const doc of start < totalItems ? view.index.inOrder(part, orderOf(filters)) : []) {
    if (!view.isVisible(doc) || !isCard(doc)) continue
    if (at++ >= start) page.push(doc)
    if (at === end) break
  }
  const counts = () => view.cached(part, 'counts', () => countFound(finding, visible(), null))
  return {
    skuIds: skusOf(finding, page),
    totalItems,
    ofCounts: (name, make) => view.cached(part, name, () => make(counts())),
  }
}

function pageOfFiltered(finding: Finding, part: IndexPart): ListingPage {
  const { view, filters, failedBits, isCard } = finding
  const { start, end } = windowOf(filters)
  const docs: number[] = []
  const failed: number[] = []
  const page: number[] = []
  let total = 0
  for (const doc of view.index.inOrder(part, orderOf(filters)).toArray()) {
    if (!view.isVisible(doc)) continue
    const bits = failedBits(doc)
    docs.push(doc)
    failed.push(bits)
    if (bits !== 0 || !isCard(doc)) continue
    if (total >= start && total < end) page.push(doc)
    total++
  }
  return {
    skuIds: skusOf(finding, page),
    totalItems: total,
    ofCounts: (_, make) => make(countFound(finding, docs, failed)),
  }
}

function pageOfChosen(finding: Finding, { docs, byRelevance }: ChosenDocs): ListingPage {
  const { view, filters, active, failedBits, isCard } = finding
  const { start, end } = windowOf(filters)
  const failed = active.length > 0 ? docs.map(failedBits) : null
  const cards = docs.filter((doc, i) => (failed === null || failed[i] === 0) && isCard(doc))
  const ordered =
    filters.sort === 'RELEVANCE' ? byRelevance() : lazyOrder(Int32Array.from(cards), view.index.compare[filters.sort])
  const page: number[] = []
  let at = 0
  for (const doc of start < cards.length ? ordered : []) {
    if (failedBits(doc) !== 0 || !isCard(doc)) continue
    if (at++ >= start) page.push(doc)
    if (at === end) break
  }
  return {
    skuIds: skusOf(finding, page),
    totalItems: cards.length,
    ofCounts: (_, make) => make(countFound(finding, docs, failed)),
  }
}

const countFound = (
  { view, scope, filters, active }: Finding,
  docs: ArrayLike<number>,
  failed: readonly number[] | null,
) => countFacets({ index: view.index, scope, filters, active, docs, failed })

function failedBitsBy(active: ActiveFilter[]): (doc: number) => number {
  return (doc) => {
    let bits = 0
    for (let i = 0; i < active.length; i++) if (!active[i]!.passes(doc)) bits |= 1 << i
    return bits
  }
}
