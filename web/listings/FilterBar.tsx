import type { ReactNode } from 'react'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ShownListing as Listing } from '../products/shown-product.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { chipClass, RemovableChip } from '../ui/Chip.tsx'
import { useEarlyChoice } from '../ui/fields/use-early-choice.ts'
import { centsOf } from '../products/discount.ts'
import { facetChips } from './facet-chips.ts'
import { isFiltered, withoutFilters, withValues } from './listing-search.ts'
import { setListingViewMode, useListingViewMode, type ListingViewMode } from './listing-view.ts'
import type { GoTo } from '../platform/navigation/use-address.ts'

type FilterBarProps = {
  listing: Listing
  search: URLSearchParams
  go: GoTo
  onOpenFilters: () => void
  /** Saves what is chosen. */
  saving?: ReactNode
}

/** Chosen filters, sort and view of a listing; on small windows also the way to its filters. */
export function FilterBar({ listing, search, go, onOpenFilters, saving }: FilterBarProps) {
  const t = useTexts().catalogue.listing
  const language = useLanguage()
  const money = (euros: number) => moneyText(centsOf(euros), language)
  const chips = facetChips(listing.facets, search, { t, money })
  // A visitor's filters come with a shared address and have no chips.
  const isBlind = listing.facetsGated && isFiltered(search)
  return (
    <div className="filter-bar">
      <button type="button" onClick={onOpenFilters} className={chipClass({ className: 'filters-button' })}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {t.filterCount(chips.length)}
      </button>
      {chips.length > 0 && (
        <ul aria-label={t.activeFilters} className="filter-chips">
          {chips.map(({ key, label, without }) => (
            <li key={key} className="max-w-60 shrink-0">
              <RemovableChip label={label} onRemove={() => go(without)}>
                <span className="truncate tabular-nums">{label}</span>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {(chips.length > 1 || isBlind) && (
        <button
          type="button"
          onClick={() => go(withoutFilters(search))}
          className={`px-2 py-2 text-sm font-semibold hover:underline ${isBlind ? '' : 'max-sm:hidden'}`}
        >
          {t.clearAll}
        </button>
      )}
      {saving}
      <div className="ml-auto flex items-center gap-2.5">
        <SortSelect
          options={listing.sortOptions}
          sort={sortOf(listing, search)}
          onSort={(sort) => go(withValues(search, 'sort', [sort]))}
        />
        <ModeSwitch />
      </div>
    </div>
  )
}

// The address is ahead of the listing while another order is on its way.
const sortOf = ({ sort, sortOptions }: Listing, search: URLSearchParams) =>
  sortOptions.find(({ value }) => value === search.get('sort'))?.value ?? sort

type SortSelectProps = { options: Listing['sortOptions']; sort: string; onSort: (sort: string) => void }

function SortSelect({ options, sort, onSort }: SortSelectProps) {
  const t = useTexts().catalogue.listing
  const select = useEarlyChoice(sort, onSort)
  return (
    <label
      className={chipClass({
        className:
          'relative focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus max-sm:w-9 max-sm:justify-center max-sm:px-0',
      })}
    >
      <ArrowUpDown aria-hidden="true" className="size-4" />
      <span className="sr-only">{t.sort}</span>
      <select
        ref={select}
        value={sort}
        autoComplete="off"
        onChange={({ target }) => onSort(target.value)}
        className="appearance-none bg-transparent outline-none max-sm:absolute max-sm:inset-0 max-sm:opacity-0"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

const modes = [
  { mode: 'grid', Icon: LayoutGrid },
  { mode: 'list', Icon: Rows3 },
] as const

function ModeSwitch() {
  const t = useTexts().catalogue.listing
  const chosen: ListingViewMode = useListingViewMode()
  return (
    <fieldset aria-label={t.view} className="flex rounded-full bg-sunken p-[3px]">
      {modes.map(({ mode, Icon }) => (
        <button
          key={mode}
          type="button"
          aria-label={t[mode]}
          title={t[mode]}
          aria-pressed={chosen === mode}
          onClick={() => setListingViewMode(mode)}
          className={`grid h-8 w-9 place-items-center rounded-full ${chosen === mode ? 'bg-surface shadow-1' : 'text-ink-2'}`}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
