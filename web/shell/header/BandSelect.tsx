import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useEarlyChoice } from '../../ui/fields/use-early-choice.ts'

type BandSelectProps<V extends string> = {
  label: string
  icon: ReactNode
  value: V
  options: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}

/** A native select that looks like a chip on the green band. */
export function BandSelect<V extends string>({ label, icon, value, options, onChange }: BandSelectProps<V>) {
  const select = useEarlyChoice(value, (chosen) => onChange(chosen as V))
  return (
    <label className="band-select">
      {icon}
      <span className="sr-only">{label}</span>
      <select
        ref={select}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value as V)}
        className="band-options"
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
