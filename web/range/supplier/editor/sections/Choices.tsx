import { useId } from 'react'

type ChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  isReadOnly: boolean
  onChange: (chosen: Value[]) => void
}

/** Words of which any number hold, each a button that stays pressed. */
export function Choices<Value extends string>({ label, options, chosen, isReadOnly, onChange }: ChoicesProps<Value>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label: text }) => {
          const isChosen = chosen.includes(value)
          return (
            <button
              key={value}
              type="button"
              className={`desk-chip ${isChosen ? 'on' : ''}`}
              aria-pressed={isChosen}
              disabled={isReadOnly}
              onClick={() => onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              {text}
            </button>
          )
        })}
      </div>
    </div>
  )
}
