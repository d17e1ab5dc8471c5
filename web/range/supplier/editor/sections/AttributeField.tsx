import { yesAndNo, type CategoryAttribute } from '../../../../../contract/range/attributes.ts'
import { numberFormat } from '../../../../../contract/platform/formats.ts'
import type { Content } from '../../../../../contract/range/content.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { readNumber } from '../../../../change-sets/supplier/logic/read-number.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { NumberBox } from '../fields/NumberBox.tsx'
import { Choices } from './Choices.tsx'

type Attribute = Content['attributes'][number]
type Values = { de: string; en: string }

type AttributeFieldProps = {
  attribute: CategoryAttribute
  /** Empty where nothing is stated; of several choices each is one. */
  stated: readonly Attribute[]
  isReadOnly: boolean
  onChange: (attributes: Attribute[]) => void
}
type KindProps = {
  attribute: CategoryAttribute
  label: string
  stated: readonly Attribute[]
  isReadOnly: boolean
  onState: (values: readonly Values[]) => void
}

/** One attribute of the category, by what it takes: choices, a number with its unit, yes or no, or a text. */
export function AttributeField({ attribute, stated, isReadOnly, onChange }: AttributeFieldProps) {
  const { required } = useEditorTexts().attributes
  const language = useLanguage()
  const { key, kind, labelDe, labelEn, isRequired } = attribute
  const name = language === 'de' ? labelDe : labelEn
  const onState = (values: readonly Values[]) =>
    onChange(
      values.map(({ de, en }) => ({ key, de: { label: labelDe, value: de }, en: { label: labelEn, value: en } })),
    )
  const Kind = { NUMBER: NumberKind, TEXT: TextKind, CHOICE: ChoiceKind, YES_NO: ChoiceKind, CHOICES: ChoicesKind }[
    kind
  ]
  return <Kind {...{ attribute, stated, isReadOnly, onState }} label={isRequired ? `${name} · ${required}` : name} />
}

const numbers = {
  de: numberFormat('de-DE', { maximumFractionDigits: 4, useGrouping: false }),
  en: numberFormat('en-GB', { maximumFractionDigits: 4, useGrouping: false }),
}

function NumberKind({ attribute: { unit }, label, stated: [stated], isReadOnly, onState }: KindProps) {
  const typed = stated ? readNumber(stated.de.value.replace(unit, ''), 'de') : null
  const textOf = (value: number, spoken: 'de' | 'en') => [numbers[spoken].format(value), unit].filter(Boolean).join(' ')
  return (
    <NumberBox
      label={label}
      kind="decimal"
      suffix={unit}
      value={typed !== null && Number.isNaN(typed) ? null : typed}
      isReadOnly={isReadOnly}
      onChange={(value) => onState(value === null ? [] : [{ de: textOf(value, 'de'), en: textOf(value, 'en') }])}
    />
  )
}

function TextKind({ label, stated: [stated], isReadOnly, onState }: KindProps) {
  const language = useLanguage()
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
        onState(target.value === '' ? [] : [isSame ? { de: target.value, en: target.value } : values])
      }}
    />
  )
}

/** Those of the category, and what is stated and is none of them (any more). */
function useOptions({ attribute: { kind, choices }, stated }: Pick<KindProps, 'attribute' | 'stated'>) {
  const language = useLanguage()
  const offered = (kind === 'YES_NO' ? yesAndNo : choices).map((choice) => ({
    value: choice.value,
    label: choice[language],
    values: { de: choice.value, en: choice.en },
  }))
  const others = stated
    .filter(({ de }) => !offered.some(({ value }) => value === de.value))
    .map(({ de, en }) => ({
      value: de.value,
      label: { de, en }[language].value,
      values: { de: de.value, en: en.value },
    }))
  return [...offered, ...others]
}

function ChoiceKind({ attribute, label, stated, isReadOnly, onState }: KindProps) {
  const { nothing } = useEditorTexts()
  const options = useOptions({ attribute, stated })
  return (
    <SelectField
      label={label}
      value={stated[0]?.de.value ?? ''}
      disabled={isReadOnly}
      options={[{ value: '', label: nothing }, ...options]}
      onChange={({ target }) => onState(options.flatMap(({ value, values }) => (value === target.value ? values : [])))}
    />
  )
}

function ChoicesKind({ attribute, label, stated, isReadOnly, onState }: KindProps) {
  const options = useOptions({ attribute, stated })
  return (
    <Choices
      label={label}
      options={options}
      chosen={stated.map(({ de }) => de.value)}
      isReadOnly={isReadOnly}
      onChange={(chosen) => onState(options.flatMap(({ value, values }) => (chosen.includes(value) ? values : [])))}
    />
  )
}
