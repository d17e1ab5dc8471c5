import { useState, type ReactNode } from 'react'
import type { ShownListing as Listing } from '../products/shown-product.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useTexts } from '../platform/texts.ts'
import type { OwnRead } from '../platform/reads/use-page-query.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { FacetGate } from './FacetGate.tsx'
import { FilterBar } from './FilterBar.tsx'
import { isFiltered, listingSearch, onPage } from './listing-search.ts'
import { useListingViewMode } from './listing-view.ts'
import type { ListingOf } from './queries.ts'
import type { CardSlots } from '../products/ProductCard.tsx'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { PromotionTile } from '../products/PromotionTile.tsx'
import { useHydrated } from '../platform/viewer/viewer.ts'
import { useAddress } from '../platform/navigation/use-address.ts'

const NothingFound = lazyPart(async () => (await import('./NothingFound.tsx')).NothingFound, { missing: 'sentence' })
// Below the products, and no part of the document.
const SortNote = lazyPart(async () => (await import('./SortNote.tsx')).SortNote)
// Visitors see none.
const FacetList = lazyPart(async () => (await import('./FacetList.tsx')).FacetList, { missing: 'sentence' })
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet, {
  close: ({ onClose }) => onClose(),
})

type ListingViewProps = {
  of: ListingOf
  listing: Listing
  own: OwnRead
  slots?: CardSlots
  words?: string
  saving?: ReactNode
}

/** Filters, tiles and pages of a listing, below its head. While the next answer is on its way the old one stays, paler. */
export function ListingView({ of, listing, own, slots, words, saving }: ListingViewProps) {
  const t = useTexts().catalogue
  const { search: address, go, isLoading, path } = useAddress()
  const search = listingSearch(address)
  const mode = useListingViewMode()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isHydrated = useHydrated()
  const [promotion] = listing.promotions
  const isEmpty = listing.items.length === 0
  const pathOf = (page: number) => `${path}?${onPage(search, page)}`.replace(/\?$/, '')
  const isList = mode === 'list'
  // Of nothing there is nothing to choose.
  const hasFacets = !isEmpty || isFiltered(search)
  const goods = (
    <ProductGrid
      products={listing.items}
      prices={own}
      name={listing.title}
      slots={slots}
      isList={isList}
      hasFacets
      banner={promotion && <PromotionTile promotion={promotion} />}
    />
  )
  return (
    <div className="listing-view">
      {hasFacets && (
        <aside
          aria-label={t.listing.filters}
          className="listing-facets max-lg:hidden lg:sticky lg:top-[98px] lg:-mx-1.5 lg:max-h-[calc(100dvh-114px)] lg:overflow-y-auto lg:px-1.5"
        >
          {listing.facetsGated ? (
            <FacetGate own={own} />
          ) : (
            <FacetList facets={listing.facets} search={search} go={go} />
          )}
        </aside>
      )}
      <div className="min-w-0">
        {hasFacets && (
          <FilterBar
            listing={listing}
            search={search}
            go={go}
            onOpenFilters={() => setSheetOpen(true)}
            saving={saving}
          />
        )}
        <h2 className="sr-only">{t.articles(listing.totalItems)}</h2>
        <output className="sr-only">{isLoading ? '' : t.articles(listing.totalItems)}</output>
        {isEmpty && <NothingFound listing={listing} of={of} search={search} go={go} words={words} />}
        <div aria-busy={isLoading} className={`transition-opacity ${isLoading ? 'opacity-60' : ''}`}>
          {isList && slots?.till ? slots.till({ products: listing.items, name: listing.title, rows: goods }) : goods}
        </div>
        <Pagination page={listing.page} totalPages={listing.totalPages} pathOf={pathOf} />
        {isHydrated &&
          !isEmpty &&
          (listing.sort === 'BESTSELLER' || (listing.sort === 'RELEVANCE' && of.kind !== 'collection')) && (
            <SortNote sort={listing.sort} />
          )}
      </div>
      {isSheetOpen && (
        <FilterSheet listing={listing} own={own} search={search} go={go} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  )
}
