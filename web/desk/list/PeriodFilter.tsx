import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'

/** First and last day of what a list shows, in the address. */
export function PeriodFilter({ address }: { address: ListAddress }) {
  const t = useDeskTexts().list
  const [from, to] = [address.search.get('from') ?? '', address.search.get('to') ?? '']
  const days = [
    { name: 'from', label: t.from, value: from, min: undefined, max: to || undefined },
    { name: 'to', label: t.to, value: to, min: from || undefined, max: undefined },
  ]
  return (
    <>
      {days.map(({ name, label, value, min, max }) => (
        <label key={name} className={`desk-chip ${value && 'on'}`}>
          {label}
          <input
            key={value}
            type="date"
            className="h-full bg-transparent outline-offset-4"
            defaultValue={value}
            min={min}
            max={max}
            onBlur={({ target }) => target.value !== value && address.set({ [name]: target.value })}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && address.set({ [name]: currentTarget.value })}
          />
        </label>
      ))}
    </>
  )
}
