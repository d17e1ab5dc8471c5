import { establishmentStates, type Establishment } from '../../../contract/trade/establishments.ts'
import { useLanguage } from '../../platform/texts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useSettingsTexts } from './texts.ts'
import type { usePartForm } from './use-part-form.ts'

type Name = `establishment${number}` | `establishmentTaxId${number}`
export type EstablishmentValues = Record<Name, string>

const places = establishmentStates.map((_, place) => place)

/** A pair of fields for each state there can be, filled from the first on. */
export const valuesOf = (establishments: readonly Establishment[]): EstablishmentValues =>
  Object.fromEntries(
    places.flatMap((place) => [
      [`establishment${place}`, establishments[place]?.isoCode ?? ''],
      [`establishmentTaxId${place}`, establishments[place]?.taxId ?? ''],
    ]),
  )

/** What is sent for them; a number without a state is none. */
export const establishmentsOf = (values: EstablishmentValues): Establishment[] =>
  places.flatMap((place) => {
    const isoCode = values[`establishment${place}`]
    return isoCode ? [{ isoCode, taxId: values[`establishmentTaxId${place}`] ?? '' }] : []
  })

type Form = Pick<ReturnType<typeof usePartForm<EstablishmentValues>>, 'field' | 'typed'>

/** The states of its establishments with the number there, and a field for one more. */
export function EstablishmentFields({ form: { field, typed } }: { form: Form }) {
  const t = useSettingsTexts().establishments
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const chosen = places.map((place) => typed[`establishment${place}`])
  const options = establishmentStates
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const next = chosen.findIndex((isoCode) => !isoCode)
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{t.legend}</legend>
      <p className="text-small text-ink-2 sm:col-span-2">{t.lead}</p>
      {places
        .filter((place) => chosen[place] || place === next)
        .map((place) => (
          <div key={place} className="contents">
            <SelectField
              {...field(`establishment${place}`)}
              label={t.state(place + 1)}
              isOptional
              className="sm:col-start-1"
              placeholder={t.none}
              options={options.filter(({ value }) => value === chosen[place] || !chosen.includes(value))}
            />
            {chosen[place] && (
              <TextField
                {...field(`establishmentTaxId${place}`)}
                label={t.taxId(names.of(chosen[place]) ?? chosen[place])}
                isOptional
                maxLength={30}
              />
            )}
          </div>
        ))}
    </fieldset>
  )
}
