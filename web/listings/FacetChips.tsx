import { chipClass } from '../ui/Chip.tsx'
import type { FacetProps } from './facet-props.ts'
import { toggled } from './listing-search.ts'

/** Short values of a filter beside each other, from the smallest to the largest. */
export function FacetChips({ facet, search, go }: FacetProps) {
  const chosen = search.getAll(facet.key)
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {facet.values
        .filter(({ count, selected }) => count > 0 || selected)
        .map(({ value, label, count }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={chosen.includes(value)}
              onClick={() => go(toggled(search, facet.key, value))}
              className={chipClass({ variant: chosen.includes(value) ? 'on' : 'neutral', className: 'tabular-nums' })}
            >
              {label}
              <span className="text-small font-normal opacity-70">{count}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}
