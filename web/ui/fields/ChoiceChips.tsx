import { useId } from 'react'
import { chipClass } from '../Chip.tsx'
import type { Option } from './SelectField.tsx'

type ChoiceChipsProps<Value extends string> = {
  /** What is chosen, read out; shown where `isLabelShown`. */
  label: string
  isLabelShown?: boolean
  options: readonly (Option & { value: Value })[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string
}

/** One of a few, all in sight: a radio group whose choices look like chips. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, isLabelShown = false, options, value, onChange, error } = props
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={isLabelShown ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`${chipClass({ variant: option.value === value ? 'on' : 'neutral' })} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={`${name}-error`} aria-live="polite" className="mt-1.5 text-small font-medium text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
