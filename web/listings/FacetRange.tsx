import { useState, type FormEvent } from 'react'
import type { Language } from '../../contract/platform/values.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { rangeNames } from './facet-chips.ts'
import type { FacetProps } from './facet-props.ts'
import { amountOf, withValues } from './listing-search.ts'
import { PriceSpread } from './PriceSpread.tsx'

/** Both ends of an amount in euros; they count with Enter, the button, or a thumb that is let go. */
export function FacetRange({ facet, search, go }: FacetProps) {
  const t = useTexts().catalogue.listing
  const language = useLanguage()
  const names = rangeNames(facet)
  const address = `${search.get(names.min) ?? ''} ${search.get(names.max) ?? ''}`
  const applied = { min: amountOf(search.get(names.min)), max: amountOf(search.get(names.max)) }
  const textsOf = ({ min, max }: typeof applied) => ({ min: textOf(min, language), max: textOf(max, language) })
  const [typed, setTyped] = useState({ ...textsOf(applied), address })
  // The fields begin anew when the address changes, as when a chip takes the range away.
  if (typed.address !== address) setTyped({ ...textsOf(applied), address })
  const ends = { min: amountOf(typed.min), max: amountOf(typed.max) }
  const apply = () =>
    go(withValues(withValues(search, names.max, [String(ends.max ?? '')]), names.min, [String(ends.min ?? '')]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  const labels = { min: `${facet.label} ${t.min}`, max: `${facet.label} ${t.max}` }
  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap gap-2.5">
      {facet.values.length > 0 && (
        <PriceSpread
          facet={facet}
          ends={ends}
          labels={labels}
          onMove={(to) => setTyped({ ...textsOf(to), address })}
          onDone={() => (ends.min !== applied.min || ends.max !== applied.max) && apply()}
        />
      )}
      <Amount label={labels.min} value={typed.min} hint={facet.min} onChange={(min) => setTyped({ ...typed, min })} />
      <Amount label={labels.max} value={typed.max} hint={facet.max} onChange={(max) => setTyped({ ...typed, max })} />
      <Button type="submit" variant="secondary" size="sm" className="h-10 px-3">
        {t.apply}
      </Button>
    </form>
  )
}

type AmountProps = { label: string; value: string; hint: number | null; onChange: (value: string) => void }

function Amount({ label, value, hint, onChange }: AmountProps) {
  const language = useLanguage()
  const isWrong = value !== '' && amountOf(value) === null
  return (
    <label
      className={`flex h-10 min-w-0 flex-1 basis-20 items-center gap-1 rounded-[10px] bg-surface px-3 text-sm tabular-nums focus-within:shadow-[inset_0_0_0_2px_var(--color-focus)] ${isWrong ? 'shadow-[inset_0_0_0_1px_var(--color-danger)]' : 'hairline-strong'}`}
    >
      <input
        inputMode="decimal"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-label={label}
        aria-invalid={isWrong}
        placeholder={hint === null ? '' : hint.toLocaleString(language, { maximumFractionDigits: 2 })}
        className="w-full min-w-0 bg-transparent outline-none"
      />
      <span aria-hidden="true" className="text-ink-3">
        €
      </span>
    </label>
  )
}

const textOf = (euros: number | null, language: Language) =>
  euros === null ? '' : euros.toLocaleString(language, { maximumFractionDigits: 2, useGrouping: false })
