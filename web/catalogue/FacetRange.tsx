import { useState, type FormEvent } from 'react'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { rangeNames } from './facet-chips.ts'
import type { FacetProps } from './FacetGroup.tsx'
import { amountOf, withValues } from './listing-search.ts'

/** Both ends of an amount in euros; they count with Enter or the button. */
export function FacetRange({ facet, search, go }: FacetProps) {
  const t = useTexts().catalogue.listing
  const names = rangeNames(facet)
  const address = { min: search.get(names.min) ?? '', max: search.get(names.max) ?? '' }
  const [typed, setTyped] = useState({ ...address, address })
  const { min, max } = typed
  // The fields begin anew when the address changes, as when a chip takes the range away.
  if (typed.address.min !== address.min || typed.address.max !== address.max) setTyped({ ...address, address })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    go(withValues(withValues(search, names.max, [wire(max)]), names.min, [wire(min)]))
  }
  return (
    <form onSubmit={apply} className="mt-3 flex flex-wrap gap-2.5">
      <Amount
        label={`${facet.label} ${t.min}`}
        value={min}
        hint={facet.min}
        onChange={(value) => setTyped({ ...typed, min: value })}
      />
      <Amount
        label={`${facet.label} ${t.max}`}
        value={max}
        hint={facet.max}
        onChange={(value) => setTyped({ ...typed, max: value })}
      />
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

const wire = (text: string) => String(amountOf(text) ?? '')
