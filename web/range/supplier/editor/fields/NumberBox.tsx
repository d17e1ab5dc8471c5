import { useState } from 'react'
import type { ReactNode } from 'react'
import { numberFormat } from '../../../../../contract/platform/formats.ts'
import type { Language } from '../../../../../contract/platform/values.ts'
import { readNumber } from '../../../../change-sets/supplier/logic/read-number.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useEditorTexts } from '../../../texts.ts'

type NumberBoxProps = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  kind: 'euros' | 'count' | 'decimal'
  suffix?: string
  hint?: ReactNode
  error?: string | undefined
  max?: number
  isReadOnly?: boolean
  isLabelHidden?: boolean
  className?: string
}

const amounts = {
  de: numberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
  en: numberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
}
const plainNumbers = {
  de: numberFormat('de-DE', { maximumFractionDigits: 4, useGrouping: false }),
  en: numberFormat('en-GB', { maximumFractionDigits: 4, useGrouping: false }),
}

/** A number as it is written here: '18,95'. What is no number stays as it is typed, and is not sent. */
export function NumberBox({ value, onChange, kind, suffix, max = 1_000_000, isReadOnly, ...rest }: NumberBoxProps) {
  const t = useEditorTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? textOf(value, kind, language)
  const read = typed === null ? value : numberOf(typed, language)
  const isWrong =
    read !== null && (Number.isNaN(read) || read < 0 || read > max || (kind === 'count' && read % 1 !== 0))
  const { error, ...field } = rest
  const problem = isWrong ? t.noNumber(kind) : error
  return (
    <TextField
      {...field}
      {...(problem && { error: problem })}
      inputMode={kind === 'count' ? 'numeric' : 'decimal'}
      value={shown}
      maxLength={20}
      readOnly={isReadOnly}
      suffix={suffix && <span className="pr-2 text-small">{suffix}</span>}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = numberOf(target.value, language)
        const isRight = next === null || (next >= 0 && next <= max && (kind !== 'count' || next % 1 === 0))
        if (isRight) onChange(next)
      }}
      // Once it is left it stands there as everywhere.
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}

const numberOf = (text: string, language: Language): number | null =>
  text.trim() === '' ? null : readNumber(text, language)

function textOf(value: number | null, kind: NumberBoxProps['kind'], language: Language): string {
  if (value === null) return ''
  return (kind === 'euros' ? amounts : plainNumbers)[language].format(value)
}
