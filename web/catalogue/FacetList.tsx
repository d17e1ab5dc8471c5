import type { Facet } from '../../contract/listings.ts'
import { FacetGroup } from './FacetGroup.tsx'
import type { GoTo } from './use-listing-address.ts'

type FacetListProps = { facets: Facet[]; search: URLSearchParams; go: GoTo }

const OPEN_FROM_START = 5

/** Every filter of a listing that has something to choose. */
export function FacetList({ facets, search, go }: FacetListProps) {
  const useful = facets.filter(({ type, values, min, max }) =>
    type === 'RANGE' ? min !== max : values.some(({ count }) => count > 0),
  )
  return (
    <div className="divide-y divide-line">
      {useful.map((facet, position) => (
        <FacetGroup key={facet.key} facet={facet} search={search} go={go} isOpen={position < OPEN_FROM_START} />
      ))}
    </div>
  )
}
