import type { KeyboardEvent } from 'react'
import { editText, isField } from '../logic/columns.ts'
import { draftTerms } from '../logic/draft.ts'
import { only } from '../logic/selection.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { Sheet } from '../use-sheet.ts'

const arrows: Record<string, { down: number; along: number }> = {
  ArrowDown: { down: 1, along: 0 },
  ArrowUp: { down: -1, along: 0 },
  ArrowLeft: { down: 0, along: -1 },
  ArrowRight: { down: 0, along: 1 },
}

/** What a key does while a cell is chosen and none is typed into; true where it was one of the sheet's. */
export function actOnKey(sheet: Sheet, event: KeyboardEvent, language: Language): boolean {
  const { key, shiftKey, altKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  if (altKey && key === 'ArrowDown') return done(sheet.goToError)
  const arrow = arrows[key]
  if (arrow && !altKey) return done(() => sheet.move({ ...arrow, isFar: isCommand, isExtending: shiftKey }))
  if (isCommand) return actOnCommand(sheet, key.toLowerCase(), shiftKey)
  if (key === 'Enter' || key === 'F2') return done(() => sheet.edit(shownText(sheet, language)))
  if (key === 'Delete' || key === 'Backspace') return done(sheet.empty)
  if (key === 'Escape') return done(() => sheet.select(only(sheet.selection.at)))
  // A letter or digit begins anew.
  if (key.length === 1 && key !== ' ' && key !== '?' && !altKey) return done(() => sheet.edit(key))
  return false
}

function actOnCommand(sheet: Sheet, key: string, isShift: boolean): boolean {
  if (key === 'z') return done(() => (isShift ? sheet.state.redo : sheet.state.undo)?.())
  if (key === 'y') return done(() => sheet.state.redo?.())
  if (key === 'd') return done(sheet.fillDown)
  if (key === 'f') return goToSearch()
  return false
}

// The rows that are out of sight are not there for a browser to find; where there is no field it finds among those that are.
function goToSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('.sheet-page [role=search] input')
  field?.select()
  return field !== null
}

const done = (action: () => unknown) => {
  action()
  return true
}

/** The text of the chosen cell as it is edited. */
export function shownText(sheet: Sheet, language: Language): string {
  const { at } = sheet.selection
  const row = sheet.rows[at.row]
  const name = sheet.columns[at.column]
  if (!row || !name || !isField(name)) return ''
  return sheet.state.draft[row.skuId]?.cells[name]?.text ?? editText(name, draftTerms(row, sheet.state.draft), language)
}
