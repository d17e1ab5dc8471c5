import type { Language } from '../../../../contract/platform/values.ts'
import { computedText, editText, isField } from '../logic/columns.ts'
import { draftTerms, termsOfRow } from '../logic/draft.ts'
import { areaOf } from '../logic/selection.ts'
import type { Sheet } from '../use-sheet.ts'

/** What is chosen, as spreadsheets take it. */
export function copiedText({ rows, columns, selection, state }: Sheet, language: Language): string {
  const { top, bottom, left, right } = areaOf(selection)
  return rows
    .slice(top, bottom + 1)
    .map((row) => {
      const after = draftTerms(row, state.draft)
      return columns
        .slice(left, right + 1)
        .map((name) =>
          isField(name)
            ? (state.draft[row.skuId]?.cells[name]?.text ?? editText(name, after, language))
            : computedText(name, { row, before: termsOfRow(row), after }, language),
        )
        .join('\t')
    })
    .join('\n')
}
