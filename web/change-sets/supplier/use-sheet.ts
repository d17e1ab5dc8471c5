import { useState } from 'react'
import type { SheetRow } from '../../../contract/change-sets/sheet.ts'
import type { ColumnName } from './logic/columns.ts'
import { problemsOfRow } from './logic/draft.ts'
import { moved, only, type Place, type Selection } from './logic/selection.ts'
import type { DraftState } from './use-draft.ts'
import { useFill } from './use-fill.ts'
import { useSheetWrites } from './use-sheet-writes.ts'

type Options = {
  rows: readonly SheetRow[]
  columns: readonly ColumnName[]
  state: DraftState
  more: (() => void) | null
  start: Target | null
}
/** A cell by its article and field. */
export type Target = { skuId: string; field: string }

/** The cells that are shown, which of them are chosen, the one that is typed into, and what changes them. */
export function useSheet({ rows, columns, state, more, start }: Options) {
  const [chosen, setSelection] = useState<Selection>(() => only(placeOf(start, rows, columns)))
  const [editing, setEditing] = useState<string | null>(null)
  const size = { rows: rows.length, columns: columns.length }
  // Rows may have become fewer since.
  const selection = fitted(chosen, size)
  const { draft } = state

  const writes = useSheetWrites({ rows, columns, state, selection })
  const commit = (text: string, isForAll = false) => {
    setEditing(null)
    writes.type(text, isForAll)
  }
  const edit = (text: string) => {
    if (writes.isTyped(selection.at)) setEditing(text)
  }
  const select = (next: Selection) => {
    setSelection(next)
    if (more && Math.max(next.at.row, next.to.row) >= rows.length - 1) more()
  }
  const drawing = useFill({ selection, select, fill: writes.fill })
  const move = (step: Parameters<typeof moved>[1]) => select(moved(selection, step, size))
  /** To the next cell behind this one that is refused, from the end on at the first again; false where none is shown. */
  const goToError = () => {
    const places = rows.flatMap((row, at) =>
      problemsOfRow(row, draft).map(({ field }) => ({ row: at, column: columns.indexOf(field) })),
    )
    const shown = places.filter(({ column }) => column >= 0).toSorted((a, b) => a.row - b.row || a.column - b.column)
    const { row, column } = selection.at
    const next = shown.find((place) => place.row > row || (place.row === row && place.column > column)) ?? shown[0]
    if (next) setSelection(only(next))
    return next !== undefined
  }
  return {
    rows,
    columns,
    selection,
    select,
    move,
    editing,
    edit,
    setEditing,
    commit,
    goToError,
    state,
    ...drawing,
    ...writes,
  }
}
export type Sheet = ReturnType<typeof useSheet>

function fitted({ at, to }: Selection, { rows, columns }: { rows: number; columns: number }): Selection {
  const fit = (place: Place) => ({
    row: Math.max(0, Math.min(place.row, rows - 1)),
    column: Math.max(0, Math.min(place.column, columns - 1)),
  })
  return { at: fit(at), to: fit(to) }
}

const placeOf = (start: Target | null, rows: readonly SheetRow[], columns: readonly ColumnName[]): Place => ({
  row: Math.max(0, start ? rows.findIndex(({ skuId }) => skuId === start.skuId) : 0),
  column: Math.max(0, start ? columns.findIndex((name) => name === start.field) : 0),
})
