import { useId } from 'react'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useDeliveryTexts } from '../texts.ts'

type WeekdaysProps = { label: string; value: number[]; error: string | undefined; onChange: (value: number[]) => void }

/** Some of Monday to Sunday. */
export function Weekdays({ label, value, error, onChange }: WeekdaysProps) {
  const t = useDeliveryTexts()
  const id = useId()
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {t.weekdays.map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            checked={value.includes(index + 1)}
            onChange={({ target: { checked } }) =>
              onChange(
                checked ? [...value, index + 1].toSorted((a, b) => a - b) : value.filter((day) => day !== index + 1),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
