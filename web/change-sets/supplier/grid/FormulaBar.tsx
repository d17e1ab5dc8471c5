import { useId, useState } from 'react'
import { kindOf } from '../../../../contract/change-sets/fields.ts'
import { valueIn } from '../../../../contract/change-sets/terms.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { isField } from '../logic/columns.ts'
import { draftTerms } from '../logic/draft.ts'
import { roundings, type Rounding } from '../logic/formula.ts'
import { cellText } from '../logic/read-number.ts'
import { chosenPlaces } from '../logic/selection.ts'
import { useSheetTexts } from '../texts.ts'
import type { Sheet } from '../use-sheet.ts'

/** One value or formula for all chosen cells, with what they are in the mean and together. */
export function FormulaBar({ sheet }: { sheet: Sheet }) {
  const t = useSheetTexts()
  const [formula, setFormula] = useState('')
  const [rounding, setRounding] = useState<Rounding>('0.01')
  const [refusal, setRefusal] = useState<'formulaMissing' | 'notRead' | null>(null)
  const messageId = useId()
  const places = chosenPlaces(sheet.selection).filter(({ column }) => isField(sheet.columns[column] ?? 'MOVE'))
  return (
    <form
      method="post"
      className="sheet-formula"
      onSubmit={(event) => {
        event.preventDefault()
        if (formula.trim() === '') setRefusal('formulaMissing')
        else setRefusal(sheet.apply(formula, rounding) ? null : 'notRead')
      }}
    >
      <input
        aria-label={t.formula}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? messageId : undefined}
        placeholder={t.formulaHint}
        value={formula}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => {
          setFormula(target.value)
          setRefusal(null)
        }}
      />
      <label className="desk-chip">
        {t.rounding}
        <select value={rounding} onChange={({ target }) => setRounding(target.value as Rounding)}>
          {roundings.map((each) => (
            <option key={each} value={each}>
              {t.roundings[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="desk-button">
        {t.applyTo(places.length)}
      </button>
      <p role="status" className="text-small text-ink-2">
        {refusal ? (
          <span id={messageId} className="font-medium text-danger">
            {t[refusal]}
          </span>
        ) : (
          <Chosen sheet={sheet} />
        )}
      </p>
    </form>
  )
}

/** Where cells of one column are chosen: their mean and sum. */
function Chosen({ sheet }: { sheet: Sheet }) {
  const t = useSheetTexts()
  const language = useLanguage()
  const { rows, columns, selection, state } = sheet
  const places = chosenPlaces(selection)
  const name = columns[selection.at.column]
  if (
    places.length < 2 ||
    selection.at.column !== selection.to.column ||
    !name ||
    !isField(name) ||
    kindOf(name) === 'DAY'
  )
    return null
  const values = places.flatMap(({ row }) => valueIn(draftTerms(rows[row]!, state.draft), name) ?? [])
  if (values.length === 0) return null
  const sum = values.reduce((total, value) => total + value, 0)
  const text = (value: number) => cellText(name, Math.round(value), language)
  return t.chosen(places.length, text(sum / values.length), text(sum))
}
