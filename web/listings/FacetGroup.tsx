import ChevronDown from 'lucide-react/icons/chevron-down'
import { FacetChips } from './FacetChips.tsx'
import { FacetDay } from './FacetDay.tsx'
import { FacetRange } from './FacetRange.tsx'
import { FacetValues } from './FacetValues.tsx'
import type { FacetProps } from './facet-props.ts'

/** One filter, which can be folded up. */
export function FacetGroup({ isOpen, ...rest }: FacetProps & { isOpen: boolean }) {
  const { facet, search } = rest
  const isChosen = [...search.keys()].some((name) => name.startsWith(facet.key))
  return (
    <details open={isOpen || isChosen} className="group/facet py-[18px] first:pt-0">
      <summary className="flex list-none items-center justify-between text-medium font-semibold [&::-webkit-details-marker]:hidden">
        {facet.label}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/facet:rotate-180" />
      </summary>
      <Choices {...rest} />
    </details>
  )
}

function Choices(props: FacetProps) {
  if (props.facet.type === 'DAY') return <FacetDay {...props} />
  if (props.facet.type === 'RANGE') return <FacetRange {...props} />
  return props.facet.key === 'content' ? <FacetChips {...props} /> : <FacetValues {...props} />
}
