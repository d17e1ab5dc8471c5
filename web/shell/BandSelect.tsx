import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

type BandSelectProps<V extends string> = {
  label: string
  icon: ReactNode
  value: V
  options: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}

/** A native select that looks like a chip on the green band. */
export function BandSelect<V extends string>({ label, icon, value, options, onChange }: BandSelectProps<V>) {
  return (
    <label className="relative flex h-9 items-center rounded-full bg-white/10 text-sm font-medium text-white transition hover:bg-white/20 [&>svg]:pointer-events-none [&>svg]:absolute [&>svg]:size-4">
      {icon}
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
        className="h-full appearance-none rounded-full bg-transparent pr-9 pl-9 [&>option]:text-ink-fixed"
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className="right-3.5" aria-hidden="true" />
    </label>
  )
}
