import type { ShownListing as Listing } from '../products/shown-product.ts'
import { useTexts } from '../platform/texts.ts'
import type { OwnRead } from '../platform/reads/use-page-query.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/windows/Drawer.tsx'
import { FacetGate } from './FacetGate.tsx'
import { FacetList } from './FacetList.tsx'
import { withoutFilters, isFiltered } from './listing-search.ts'
import type { GoTo } from '../platform/navigation/use-address.ts'

type FilterSheetProps = {
  listing: Listing
  own: OwnRead
  search: URLSearchParams
  go: GoTo
  onClose: () => void
}

/** The filters of a small window, from its lower edge. Each choice counts at once; the button says what is left. */
export function FilterSheet({ listing, own, search, go, onClose }: FilterSheetProps) {
  const t = useTexts().catalogue.listing
  const footer = (
    <div className="flex gap-2.5">
      {isFiltered(search) && (
        <Button variant="secondary" onClick={() => go(withoutFilters(search))}>
          {t.clearAll}
        </Button>
      )}
      <Button onClick={onClose} className="min-w-0 flex-1 tabular-nums">
        {t.results(listing.totalItems)}
      </Button>
    </div>
  )
  return (
    <Drawer title={t.filters} side="bottom" onClose={onClose} footer={footer}>
      {listing.facetsGated ? <FacetGate own={own} /> : <FacetList facets={listing.facets} search={search} go={go} />}
    </Drawer>
  )
}
