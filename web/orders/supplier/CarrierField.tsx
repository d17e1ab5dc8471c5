import type { carrierField } from '../../../texts/en/carriers.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { carriers } from './carriers.ts'

type CarrierFieldProps = {
  t: typeof carrierField
  /** As it is stored; what is none of the known ones was typed. */
  carrier: string
  error: string | undefined
  onChange: (carrier: string) => void
}

/** Who carries a parcel: one of the known ones, or any other by its name. */
export function CarrierField({ t, carrier, error, onChange }: CarrierFieldProps) {
  const isKnown = (carriers as readonly string[]).includes(carrier)
  return (
    <div className="grid content-start gap-2.5">
      <SelectField
        label={t.carrier}
        value={isKnown ? carrier : ''}
        options={[...carriers.map((name) => ({ value: name, label: t.nameOf(name) })), { value: '', label: t.other }]}
        onChange={({ target }) => onChange(target.value)}
      />
      {!isKnown && (
        <TextField
          label={t.typed}
          value={carrier}
          maxLength={80}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
