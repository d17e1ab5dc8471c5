import type { ChangeSet } from '../../../../contract/change-sets/change-sets.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Radio } from '../../../ui/fields/Radio.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useSheetTexts } from '../texts.ts'
import { dayAhead, type When } from './when.ts'

type WhenFieldsProps = {
  when: When
  onChange: (when: When) => void
  touched: ChangeSet['touched']
}

/** From when prices count: at once or from a day on, and whether regular buyers are mailed. */
export function WhenFields({ when, onChange, touched }: WhenFieldsProps) {
  const t = useSheetTexts().review
  const label = (title: string, hint: string) => (
    <>
      <b className="block font-medium">{title}</b>
      <span className="text-small text-ink-2">{hint}</span>
    </>
  )
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 text-medium font-semibold">{t.when}</legend>
      <Radio
        isCard
        name="when"
        label={label(t.now, t.nowHint(touched.carts))}
        checked={!when.isDated}
        onChange={() => onChange({ ...when, isDated: false })}
      />
      <Radio
        isCard
        name="when"
        label={label(t.dated, t.datedHint)}
        checked={when.isDated}
        onChange={() => onChange({ ...when, isDated: true })}
      />
      {when.isDated && (
        <div className="grid gap-3 pl-1">
          <TextField
            type="date"
            label={t.day}
            min={dayAhead(1)}
            max={dayAhead(365)}
            required
            value={when.day}
            onChange={({ target }) => onChange({ ...when, day: target.value })}
          />
          {touched.buyers > 0 && (
            <Checkbox
              label={t.announce(touched.buyers)}
              checked={when.announce}
              onChange={({ target }) => onChange({ ...when, announce: target.checked })}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}
