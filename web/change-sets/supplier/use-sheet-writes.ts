import type { SheetField } from '../../../contract/change-sets/fields.ts'
import type { SheetRow } from '../../../contract/change-sets/sheet.ts'
import { valueIn } from '../../../contract/change-sets/terms.ts'
import { useLanguage } from '../../platform/texts.ts'
import { isField, type ColumnName } from './logic/columns.ts'
import { draftTerms, termsOfRow, withValues, type Draft, type NewValue } from './logic/draft.ts'
import { applyFormula, type Rounding } from './logic/formula.ts'
import { readCell } from './logic/read-number.ts'
import { areaOf, chosenPlaces, type Area, type Place, type Selection } from './logic/selection.ts'
import type { DraftState } from './use-draft.ts'

type Options = {
  rows: readonly SheetRow[]
  columns: readonly ColumnName[]
  state: DraftState
  selection: Selection
}

/** What changes the draft: a typed value, a formula for all chosen cells, filling down, emptying. */
export function useSheetWrites({ rows, columns, state, selection }: Options) {
  const language = useLanguage()
  const { draft } = state
  const write = (values: NewValue[]) => state.change((before) => withValues(before, values))
  const cellsOf = (places: Place[]) =>
    places.flatMap(({ row, column }) => {
      const name = columns[column]
      return rows[row] && name && isField(name) ? [{ row: rows[row], field: name }] : []
    })
  /** False where the formula cannot be read. */
  const apply = (formula: string, rounding: Rounding, places = chosenPlaces(selection)): boolean => {
    const values = cellsOf(places).flatMap(({ row, field }): NewValue[] => {
      const to = applyFormula(formula, { terms: draftTerms(row, draft), field }, { rounding, language })
      return to === undefined ? [] : [{ row, field, to, text: formula }]
    })
    if (values.some(({ to }) => Number.isNaN(to))) return false
    write(values)
    return true
  }
  const type = (text: string, isForAll: boolean) => {
    const places = isForAll ? chosenPlaces(selection) : [selection.at]
    // A formula that cannot be read stands in the cell as what was typed, and is refused there.
    if (/^\s*[=+]/.test(text) && apply(text, '0.01', places)) return
    write(cellsOf(places).map(({ row, field }) => ({ row, field, text, to: readCell(field, text, language) })))
  }
  /** Repeats the rows of an area below it, down to this row. */
  const fill = ({ top, bottom, left, right }: Area, last: number) => {
    const source = rows.slice(top, bottom + 1)
    const below = rows.slice(bottom + 1, last + 1)
    const fields = columns.slice(left, right + 1).filter(isField)
    if (below.length === 0) return
    write(
      fields.flatMap((field) =>
        below.map((row, at) => ({ row, field, ...shownValue(source[at % source.length]!, field, draft) })),
      ),
    )
  }
  const fillDown = () => {
    const area = areaOf(selection)
    fill({ ...area, bottom: area.top }, area.bottom)
  }
  const empty = () =>
    write(cellsOf(chosenPlaces(selection)).map(({ row, field }) => ({ row, field, to: null, text: '' })))
  return { write, apply, type, fill, fillDown, empty, isTyped: (place: Place) => cellsOf([place]).length > 0 }
}

function shownValue(row: SheetRow, field: SheetField, draft: Draft): Pick<NewValue, 'to' | 'text'> {
  const cell = draft[row.skuId]?.cells[field]
  if (cell?.text !== undefined) return { to: Number.NaN, text: cell.text }
  return { to: cell ? cell.to : valueIn(termsOfRow(row), field), text: '' }
}
