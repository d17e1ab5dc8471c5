import { useRef } from 'react'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'
import { useTyped } from './use-typed.ts'

/** First and last day of what a list shows, in the address. */
export function PeriodFilter({ address }: { address: ListAddress }) {
  const t = useDeskTexts().list
  const [from, to] = [address.search.get('from') ?? '', address.search.get('to') ?? '']
  return (
    <>
      <Day label={t.from} day={from} max={to} onChange={(day) => address.set({ from: day })} />
      <Day label={t.to} day={to} min={from} onChange={(day) => address.set({ to: day })} />
    </>
  )
}

type DayProps = { label: string; day: string; min?: string; max?: string; onChange: (day: string) => void }

/** A day that is picked counts at once; one that is typed once it is whole, at Enter or where the field is left. */
function Day({ label, day, min, max, onChange }: DayProps) {
  const [text, setText] = useTyped(day)
  const isTyping = useRef(false)
  const take = (next: string) => {
    if (next !== day) onChange(next)
  }
  return (
    <label className={`desk-chip ${day && 'on'}`}>
      {label}
      <input
        type="date"
        className="h-full bg-transparent outline-offset-4"
        value={text}
        min={min || undefined}
        max={max || undefined}
        onPointerDown={() => {
          isTyping.current = false
        }}
        onChange={({ target }) => {
          setText(target.value)
          if (!isTyping.current) take(target.value)
        }}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          isTyping.current = true
          if (key === 'Enter') take(currentTarget.value)
        }}
      />
    </label>
  )
}
