import { deliveryModes, lands } from '../../../contract/delivery.ts'
import { Card } from '../../desk/Card.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDeliveryTexts } from '../texts.ts'
import type { PartProps } from './calendar-draft.ts'
import { Weekdays } from './Weekdays.tsx'

/** Working days, cut-off, the Land whose holidays count, and how goods travel. */
export function Hours({ draft, isChecked, onChange, leadTimeDays }: PartProps & { leadTimeDays: [number, number] }) {
  const t = useDeliveryTexts()
  const { cutOff, workingDays, land, mode } = draft
  return (
    <Card title={t.hours.title}>
      <div className="grid gap-5 p-[18px] sm:grid-cols-2">
        <TextField
          label={t.hours.cutOff}
          hint={t.hours.cutOffHint}
          type="time"
          value={cutOff}
          error={isChecked && !cutOff ? t.missing : undefined}
          onChange={({ target: { value } }) => onChange({ cutOff: value })}
        />
        <SelectField
          label={t.hours.land}
          value={land ?? ''}
          options={[{ value: '', label: t.hours.noLand }, ...lands.map((value) => ({ value, label: t.lands[value] }))]}
          onChange={({ target: { value } }) => onChange({ land: lands.find((each) => each === value) ?? null })}
        />
        <Weekdays
          label={t.hours.workingDays}
          value={workingDays}
          error={isChecked && workingDays.length === 0 ? t.noDay : undefined}
          onChange={(days) => onChange({ workingDays: days })}
        />
        <SelectField
          label={t.hours.mode}
          value={mode}
          options={deliveryModes.map((value) => ({ value, label: t.modes[value] }))}
          onChange={({ target: { value } }) => onChange({ mode: deliveryModes.find((each) => each === value) ?? mode })}
        />
        <p className="text-small text-ink-2 sm:col-span-2">{t.hours.leadTime(...leadTimeDays)}</p>
      </div>
    </Card>
  )
}
