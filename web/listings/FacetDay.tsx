import { useState, type FormEvent } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import type { FacetProps } from './facet-props.ts'
import { withValues } from './listing-search.ts'

/** A day until which goods are there; it counts with Enter or the button, an empty one not at all. */
export function FacetDay({ facet, search, go }: FacetProps) {
  const t = useTexts().catalogue.listing
  const address = search.get(facet.key) ?? ''
  const [typed, setTyped] = useState({ day: address, address })
  // The field begins anew when the address changes, as when a chip takes the day away.
  if (typed.address !== address) setTyped({ day: address, address })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(withValues(search, facet.key, [typed.day]))
  }
  return (
    <form method="post" onSubmit={submit} className="mt-3 flex flex-wrap gap-2.5">
      <input
        type="date"
        aria-label={facet.label}
        value={typed.day}
        max="2099-12-31"
        onChange={({ target }) => setTyped({ day: target.value, address })}
        className="h-10 min-w-0 flex-1 rounded-[10px] bg-surface px-3 text-sm hairline-strong focus-within:shadow-[inset_0_0_0_2px_var(--color-focus)]"
      />
      <Button type="submit" variant="secondary" size="sm" className="h-10 px-3">
        {t.apply}
      </Button>
    </form>
  )
}
