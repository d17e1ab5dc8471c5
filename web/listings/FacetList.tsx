import type { Facet } from '../../contract/listings.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetValues } from './FacetValues.tsx'
import type { GoTo } from '../platform/navigation/use-address.ts'

type FacetListProps = { facets: Facet[]; search: URLSearchParams; go: GoTo }

const OPEN_FROM_START = 7

/** Every filter of a listing that has something to choose; those that are yes or no stand first, without headings. */
export function FacetList({ facets, search, go }: FacetListProps) {
  const useful = facets.filter(({ type, values, min, max }) =>
    type === 'RANGE' ? min !== max : type === 'DAY' || values.some(({ count, selected }) => count > 0 || selected),
  )
  const flags = useful.filter(({ type }) => type === 'BOOLEAN')
  const groups = useful.filter(({ type }) => type !== 'BOOLEAN')
  return (
    <div className="divide-y divide-line">
      {flags.length > 0 && (
        <div className="pb-[18px]">
          {flags.map((facet) => (
            <FacetValues key={facet.key} facet={facet} search={search} go={go} />
          ))}
        </div>
      )}
      {groups.map((facet, position) => (
        <FacetGroup key={facet.key} facet={facet} search={search} go={go} isOpen={position < OPEN_FROM_START} />
      ))}
    </div>
  )
}
