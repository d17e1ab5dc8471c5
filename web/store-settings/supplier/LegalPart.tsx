import { useState } from 'react'
import { berlinDay } from '../../../contract/platform/values.ts'
import * as settingsApi from '../../../contract/store-settings.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EstablishmentFields, establishmentsOf, valuesOf, type EstablishmentValues } from './EstablishmentFields.tsx'
import { PartForm } from './PartForm.tsx'
import type { Settings } from './queries.ts'
import { useSettingsTexts } from './texts.ts'
import { usePartForm } from './use-part-form.ts'

const lengths = {
  companyName: 120,
  legalForm: 60,
  street: 80,
  streetNumber: 20,
  postalCode: 5,
  cityName: 80,
  vatId: 20,
  taxNumber: 20,
  registerCourt: 80,
  registerNumber: 40,
  managers: 200,
  contactName: 80,
  contactPhone: 40,
  email: 254,
  lucid: 15,
  gpsrName: 200,
  gpsrAddress: 300,
  gpsrEmail: 254,
} as const
type TextName = keyof typeof lengths
const names = Object.keys(lengths) as TextName[]
type Values = Record<TextName | 'lucidUntil', string> & { isSmallBusiness: boolean } & EstablishmentValues
const optional: readonly TextName[] = [
  'legalForm',
  'vatId',
  'taxNumber',
  'registerCourt',
  'registerNumber',
  'managers',
  'lucid',
]

/** Who sells, as imprint and documents say it. */
export function LegalPart({ legal: { version, ...legal } }: { legal: Settings['legal'] }) {
  const t = useSettingsTexts()
  const stored: Values = {
    ...(Object.fromEntries(names.map((name) => [name, legal[name] ?? ''])) as Record<TextName, string>),
    isSmallBusiness: legal.isSmallBusiness ?? false,
    lucidUntil: legal.lucidUntil ?? '',
    ...valuesOf(legal.establishments ?? []),
  }
  const form = usePartForm({
    endpoint: settingsApi.changeLegal,
    stored,
    version,
    inputOf: (values: Values) => ({
      ...Object.fromEntries(names.map((name) => [name, values[name]])),
      isSmallBusiness: values.isSmallBusiness,
      lucidUntil: values.lucidUntil || null,
      establishments: establishmentsOf(values),
    }),
  })
  const [today] = useState(() => berlinDay(new Date()))
  const isOver = stored.lucidUntil !== '' && stored.lucidUntil < today
  const lucid = form.field('lucid')
  const until = form.field('lucidUntil')
  const { hint: _, ...isSmallBusiness } = form.field('isSmallBusiness')
  return (
    <PartForm title={t.tabs.legal} form={form} lead={t.legalHint}>
      {names.map((name) =>
        name === 'lucid' || name.startsWith('gpsr') ? null : (
          <TextField
            key={name}
            {...form.field(name)}
            isOptional={optional.includes(name)}
            maxLength={lengths[name]}
            {...(name === 'email' && { type: 'email' })}
          />
        ),
      )}
      <Checkbox {...isSmallBusiness} className="sm:col-span-2" />
      <TextField {...lucid} isOptional hint={lucid.hint ?? t.lucidHint} maxLength={lengths.lucid} />
      <TextField {...until} isOptional type="date" hint={until.hint ?? (isOver ? t.lucidOver : undefined)} />
      {(['gpsrName', 'gpsrAddress', 'gpsrEmail'] as const).map((name) => {
        const { hint, ...field } = form.field(name)
        return (
          <TextField
            key={name}
            {...field}
            isOptional
            hint={hint ?? (name === 'gpsrName' ? t.gpsrHint : undefined)}
            maxLength={lengths[name]}
          />
        )
      })}
      <EstablishmentFields form={form} />
    </PartForm>
  )
}
