import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { foldText } from '../../contract/platform/fold-text.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import type { FacetProps } from './facet-props.ts'
import { toggled } from './listing-search.ts'
import { swatchOf } from '../products/swatches.ts'

const SEARCH_FROM = 9
const SHOWN = 6

/** The values of a filter to tick, the chosen ones always in sight, with a search from nine values on. */
export function FacetValues({ facet, search, go }: FacetProps) {
  const t = useTexts().catalogue.listing
  const [words, setWords] = useState('')
  const [isWhole, setWhole] = useState(false)
  const values = facet.values.filter(({ count, selected }) => count > 0 || selected)
  // As the address has it, which is ahead of the counts.
  const chosen = search.getAll(facet.key)
  const isSearchable = values.length >= SEARCH_FROM
  const found = values.filter(({ label }) => foldText(label).includes(foldText(words)))
  const shown = isWhole || words !== '' ? found : found.filter(({ selected }, position) => position < SHOWN || selected)
  return (
    <>
      {isSearchable && (
        <label className="mt-3 flex h-10 items-center gap-2 rounded-[10px] bg-surface px-3 text-sm hairline-strong focus-within:shadow-[inset_0_0_0_2px_var(--color-focus)]">
          <Search aria-hidden="true" className="size-4 text-ink-3" />
          <input
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            aria-label={t.searchFacet(facet.label)}
            placeholder={t.searchFacet(facet.label)}
            className="min-w-0 flex-1 bg-transparent outline-none"
          />
        </label>
      )}
      <ul className={`mt-3 grid gap-2.5 first:mt-2.5 ${isWhole ? 'max-h-80 overflow-y-auto pr-1' : ''}`}>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <FacetTick
              label={facet.type === 'BOOLEAN' ? facet.label : label}
              count={count}
              swatch={swatchOf(facet.key, value)}
              isChosen={chosen.includes(value)}
              onToggle={() => go(toggled(search, facet.key, value))}
            />
          </li>
        ))}
        {found.length === 0 && <li className="text-sm text-ink-3">{t.noValue}</li>}
      </ul>
      {words === '' && values.length > SHOWN && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-3 text-sm font-semibold text-brand hover:underline"
        >
          {isWhole ? t.showFewer : t.showAll(values.length)}
        </button>
      )}
    </>
  )
}

type FacetTickProps = { label: string; count: number; swatch: string | null; isChosen: boolean; onToggle: () => void }

function FacetTick({ label, count, swatch, isChosen, onToggle }: FacetTickProps) {
  const language = useLanguage()
  return (
    <Checkbox
      checked={isChosen}
      onChange={onToggle}
      label={
        <span className="flex items-start gap-2.5 leading-snug">
          {swatch && <Swatch colour={swatch} />}
          <span className="min-w-0 break-words">{label}</span>
          <span className="ml-auto text-small text-ink-3 tabular-nums">{count.toLocaleString(language)}</span>
        </span>
      }
    />
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className="mt-px size-[18px] shrink-0 text-ink-3">
    <circle cx="9" cy="9" r="8.5" fill={colour} stroke="currentColor" />
  </svg>
)
