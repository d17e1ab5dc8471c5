import { useState } from 'react'
import type { SheetRow } from '../../../contract/change-sets/sheet.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useOnce } from '../../platform/writes/once.ts'
import { isField, titlesOf } from './logic/columns.ts'
import { numbersOf, placeByNumber, placeFrom, readTable, type Pasted } from './logic/paste.ts'
import { areaOf } from './logic/selection.ts'
import { useSheetTexts } from './texts.ts'
import { findRows } from './use-known-rows.ts'
import type { Sheet } from './use-sheet.ts'

/** Takes a block as spreadsheets give it: by the numbers of the articles where it has them, else from the chosen cell on. */
export function usePaste(sheet: Sheet, onFound: (rows: SheetRow[]) => void) {
  const t = useSheetTexts()
  const language = useLanguage()
  const once = useOnce()
  const [last, setLast] = useState<Pasted | null>(null)
  const paste = (text: string) =>
    once(text, async () => {
      const { top, left } = areaOf(sheet.selection)
      const table = readTable(text)
      const fields = sheet.columns.slice(left)
      const found = await findRows(numbersOf(table)).catch(() => null)
      if (!found) return showToast('error', t.pasteFailed)
      onFound(found)
      const typed = fields.filter(isField)
      const pasted =
        found.length > 0
          ? placeByNumber(table, found, { fields: typed, titles: titlesOf(t.columns, t.names), language })
          : placeFrom(table, sheet.rows.slice(top), {
              fields: typed,
              language,
            })
      sheet.write(pasted.values)
      setLast(pasted)
    })
  return { paste, last, close: () => setLast(null) }
}
