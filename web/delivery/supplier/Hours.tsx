import { deliveryModes, lands, partialDeliveryRules } from '../../../contract/delivery.ts'
import { Card } from '../../desk/Card.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDeliveryTexts } from '../texts.ts'
import type { PartProps } from './calendar-draft.ts'
import { Weekdays } from './Weekdays.tsx'

/** Working days, cut-off, the Land whose holidays count, how goods travel, and whether in parts. */
export function Hours({ draft, isChecked, onChange, leadTimeDays }: PartProps & { leadTimeDays: [number, number] }) {
  const t = useDeliveryTexts()
  const { cutOff, workingDays, land, mode, partialDelivery = 'ALWAYS' } = draft
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
        <SelectField
          label={t.hours.partialDelivery}
          hint={t.hours.partialDeliveryHint}
          value={partialDelivery}
          options={partialDeliveryRules.map((value) => ({ value, label: t.partialDelivery[value] }))}
          onChange={({ target: { value } }) =>
            onChange({ partialDelivery: partialDeliveryRules.find((each) => each === value) ?? partialDelivery })
          }
        />
        <p className="text-small text-ink-2 sm:col-span-2">{t.hours.leadTime(...leadTimeDays)}</p>
      </div>
    </Card>
  )
}
