import type { FilterCounts } from '../../contract/orders/order-filters.ts'
import { Link } from '../frame/Link.tsx'
import { useOrderTexts } from './texts.ts'
import { chipClass } from '../ui/Chip.tsx'
import { orderFilterNames, orderListPath, type OrderListing } from './order-filters.ts'

/** Narrows the list to what is to be paid, under way, arrived or ended, and says how many those are; the choice stands in the address bar. */
export function OrderFilters({ listing, counts }: { listing: OrderListing; counts: FilterCounts | undefined }) {
  const t = useOrderTexts().filters
  const chosen = listing.filter
  return (
    <nav aria-label={t.label} className="mt-4">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {[undefined, ...orderFilterNames].map((filter) => {
          const count = (filter && counts?.[filter]) ?? 0
          return (
            <li key={filter ?? 'ALL'} className="shrink-0">
              <Link
                to={orderListPath({ ...listing, filter })}
                aria-current={filter === chosen ? 'page' : undefined}
                className={chipClass({ variant: filter === chosen ? 'on' : 'neutral' })}
              >
                {t[filter ?? 'ALL']} {count > 0 && <b className="font-semibold tabular-nums">{count}</b>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
