import { yesAndNo, type CategoryAttribute } from '../../../../../contract/range/attributes.ts'
import { numberFormat } from '../../../../../contract/platform/formats.ts'
import type { Content } from '../../../../../contract/range/content.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { readNumber } from '../../../../change-sets/supplier/logic/read-number.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { NumberBox } from '../fields/NumberBox.tsx'

type Attribute = Content['attributes'][number]
type Values = { de: string; en: string }

type AttributeFieldProps = {
  attribute: CategoryAttribute
  /** Null where nothing is stated. */
  stated: Attribute | null
  isReadOnly: boolean
  onChange: (attribute: Attribute | null) => void
}

const numbers = {
  de: numberFormat('de-DE', { maximumFractionDigits: 4, useGrouping: false }),
  en: numberFormat('en-GB', { maximumFractionDigits: 4, useGrouping: false }),
}

/** One attribute of the category, by what it takes: a choice, a number with its unit, yes or no, or a text. */
export function AttributeField({ attribute, stated, isReadOnly, onChange }: AttributeFieldProps) {
  const t = useEditorTexts()
  const language = useLanguage()
  const { key, kind, labelDe, labelEn, unit, choices } = attribute
  const label = language === 'de' ? labelDe : labelEn
  const state = (values: Values | null) =>
    onChange(values && { key, de: { label: labelDe, value: values.de }, en: { label: labelEn, value: values.en } })
  if (kind === 'NUMBER') {
    const typed = stated ? readNumber(stated.de.value.replace(unit, ''), 'de') : null
    const both = (value: number): Values => {
      const text = (spoken: 'de' | 'en') => [numbers[spoken].format(value), unit].filter(Boolean).join(' ')
      return { de: text('de'), en: text('en') }
    }
    return (
      <NumberBox
        label={label}
        kind="decimal"
        suffix={unit}
        value={typed !== null && Number.isNaN(typed) ? null : typed}
        isReadOnly={isReadOnly}
        onChange={(value) => state(value === null ? null : both(value))}
      />
    )
  }
  if (kind === 'TEXT')
    return (
      <TextField
        label={label}
        value={stated?.[language].value ?? ''}
        maxLength={300}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          const before = stated ?? { de: { value: '' }, en: { value: '' } }
          const values = { de: before.de.value, en: before.en.value, [language]: target.value }
          // A text that is the same in both languages follows in both.
          const isSame = before.de.value === before.en.value
          state(target.value === '' ? null : isSame ? { de: target.value, en: target.value } : values)
        }}
      />
    )
  const options = kind === 'YES_NO' ? yesAndNo : choices
  const isOther = stated !== null && !options.some(({ de }) => de === stated.de.value)
  const all = isOther ? [...options, { de: stated.de.value, en: stated.en.value }] : options
  return (
    <SelectField
      label={label}
      value={stated?.de.value ?? ''}
      disabled={isReadOnly}
      options={[{ value: '', label: t.nothing }, ...all.map((one) => ({ value: one.de, label: one[language] }))]}
      onChange={({ target }) => state(all.find(({ de }) => de === target.value) ?? null)}
    />
  )
}
