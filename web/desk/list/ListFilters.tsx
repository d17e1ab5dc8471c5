import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'
import { useTyped } from './use-typed.ts'

export type Filter = {
  /** The search parameter. */
  name: string
  label: string
  /** To choose from; without them words or a number are typed. */
  options?: { value: string; label: string }[]
  inputMode?: 'numeric' | 'decimal'
}

type ListFiltersProps = {
  filters: Filter[]
  searchLabel: string | undefined
  address: ListAddress
  /** Stands behind them. */
  children?: ReactNode
}

/** How many filters fit above a list on a phone without pushing it out of sight. */
const FEW = 2
/** Of more than so many the first stand on a wide screen, too, and the others wait. */
const MANY = 8
const FIRST = 4

/**
 * A field for words and a chip for each filter; what is chosen can be taken out with one press. Where they are many those that are
 * not chosen wait behind a button, on a phone all of them.
 */
export function ListFilters({ filters, searchLabel, address, children }: ListFiltersProps) {
  const t = useDeskTexts().list
  const isChosen = ({ name }: Filter) => address.search.get(name) !== null
  const waiting = filters.length > MANY ? filters.slice(FIRST) : []
  // A period that is chosen stands among the children and must not be out of sight; of the others what chooses anew takes its place.
  const [isOpen, setOpen] = useState(
    () => ['from', 'to'].some((name) => address.search.has(name)) || waiting.some(isChosen),
  )
  const isFolded = filters.length > FEW && !isOpen
  const classOf = (filter: Filter) => {
    if (!isFolded || isChosen(filter)) return 'contents'
    return waiting.includes(filter) ? 'hidden' : 'contents max-sm:hidden'
  }
  return (
    <div className="desk-filters">
      {searchLabel && <SearchWords label={searchLabel} address={address} />}
      {filters.length > FEW && (
        <button
          type="button"
          className={`desk-chip ${waiting.length > 0 ? '' : 'sm:hidden'}`}
          aria-expanded={isOpen}
          onClick={() => setOpen((was) => !was)}
        >
          <Plus className={isOpen ? 'rotate-45' : ''} aria-hidden />
          {t.filters}
        </button>
      )}
      {filters.map((filter) => (
        <FilterChip key={filter.name} {...{ filter, address }} className={classOf(filter)} />
      ))}
      <span className={isFolded ? 'contents max-sm:hidden' : 'contents'}>{children}</span>
    </div>
  )
}

function SearchWords({ label, address }: { label: string; address: ListAddress }) {
  const [text, setText] = useTyped(address.search.get('q') ?? '')
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

type ChipProps = { filter: Filter; address: ListAddress }

/** What is chosen stands in the place of what chooses: the focus goes on to it. */
function FilterChip({ filter, address, className }: ChipProps & { className: string }) {
  const value = address.search.get(filter.name)
  const place = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)
  const isPressed = useRef(false)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (isPressed.current) place.current?.querySelector<HTMLElement>('button, select, input')?.focus()
    isPressed.current = false
  })
  const set = (chosen: string | null) => {
    isPressed.current = true
    address.set({ [filter.name]: chosen })
  }
  return (
    <span ref={place} className={className}>
      <Chip {...{ filter, address, set }} />
    </span>
  )
}

type SetProps = ChipProps & { set: (chosen: string | null) => void }

function Chip({ filter, address, set }: SetProps) {
  const t = useDeskTexts().list
  const { name, label, options } = filter
  const value = address.search.get(name)
  const typed = !options && value ? { label: `${label}: ${value}` } : undefined
  const chosen = typed ?? options?.find((option) => option.value === value)
  if (chosen)
    return (
      <button
        type="button"
        className="desk-chip on"
        aria-label={t.removeFilter(label, typed ? value! : chosen.label)}
        onClick={() => set(null)}
      >
        {chosen.label}
        <X />
      </button>
    )
  if (!options) return <TypedChip {...{ filter, address, set }} />
  return (
    <label className="desk-chip">
      <span className="sr-only">{label}</span>
      <select value="" onChange={({ target }) => set(target.value)}>
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

function TypedChip({ filter: { name, label, inputMode }, address, set }: SetProps) {
  return (
    <label className="desk-chip">
      {label}
      <input
        type="text"
        inputMode={inputMode}
        maxLength={64}
        className="h-full w-20 bg-transparent outline-offset-4"
        // Who leaves the field is elsewhere already.
        onBlur={({ target }) => target.value.trim() && address.set({ [name]: target.value.trim() })}
        onKeyDown={({ key, currentTarget }) => {
          const text = currentTarget.value.trim()
          if (key === 'Enter' && text) set(text)
        }}
      />
    </label>
  )
}
