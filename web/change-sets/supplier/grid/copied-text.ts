import { plainText } from '../logic/columns.ts'
import { areaOf } from '../logic/selection.ts'
import type { Sheet } from '../use-sheet.ts'

/** What is chosen, as spreadsheets take it. */
export function copiedText({ rows, columns, selection, state }: Sheet, words: Parameters<typeof plainText>[2]): string {
  const { top, bottom, left, right } = areaOf(selection)
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(left, right + 1)
        .map((name) => plainText(name, { row, draft: state.draft }, words))
        .join('\t'),
    )
    .join('\n')
}
