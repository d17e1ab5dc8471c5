import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'

export type Filter = {
  /** The search parameter. */
  name: string
  label: string
  options: { value: string; label: string }[]
}

type ListFiltersProps = { filters: Filter[]; searchLabel: string | undefined; address: ListAddress }

/** A field for words and a chip for each filter; what is chosen can be taken out with one press. */
export function ListFilters({ filters, searchLabel, address }: ListFiltersProps) {
  return (
    <div className="desk-filters">
      {searchLabel && <SearchWords key={address.search.get('q')} label={searchLabel} address={address} />}
      {filters.map((filter) => (
        <FilterChip key={filter.name} filter={filter} address={address} />
      ))}
    </div>
  )
}

function SearchWords({ label, address }: { label: string; address: ListAddress }) {
  const [text, setText] = useState(address.search.get('q') ?? '')
  return (
    <form
      role="search"
      method="post"
      className="desk-search"
      onSubmit={(event) => {
        event.preventDefault()
        address.set({ q: text.trim() })
      }}
    >
      <Search />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}

function FilterChip({ filter: { name, label, options }, address }: { filter: Filter; address: ListAddress }) {
  const t = useDeskTexts().list
  const chosen = options.find(({ value }) => value === address.search.get(name))
  if (chosen)
    return (
      <button
        type="button"
        className="desk-chip on"
        aria-label={t.removeFilter(label, chosen.label)}
        onClick={() => address.set({ [name]: null })}
      >
        {chosen.label}
        <X />
      </button>
    )
  return (
    <label className="desk-chip">
      <span className="sr-only">{label}</span>
      <select value="" onChange={({ target }) => address.set({ [name]: target.value })}>
        <option value="">{label}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
