/** A cell by its place in the rows and columns that are shown. */
export type Place = { row: number; column: number }
/** The cell that keys act on, and the other corner of what is chosen. */
export type Selection = { at: Place; to: Place }
type Size = { rows: number; columns: number }

/** What is chosen, by its first and last row and column. */
export type Area = { top: number; bottom: number; left: number; right: number }

export const areaOf = ({ at, to }: Selection): Area => ({
  top: Math.min(at.row, to.row),
  bottom: Math.max(at.row, to.row),
  left: Math.min(at.column, to.column),
  right: Math.max(at.column, to.column),
})

export function isChosen(selection: Selection, { row, column }: Place): boolean {
  const { top, bottom, left, right } = areaOf(selection)
  return row >= top && row <= bottom && column >= left && column <= right
}

export const chosenPlaces = (selection: Selection): Place[] => {
  const { top, bottom, left, right } = areaOf(selection)
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => ({ row: top + down, column: left + along })),
  ).flat()
}

type Move = { down: number; along: number; isFar?: boolean; isExtending?: boolean }

/** An area and what is drawn out below it. */
export const drawnTo = ({ top, bottom, left, right }: Area, row: number): Selection => ({
  at: { row: top, column: left },
  to: { row: Math.max(bottom, row), column: right },
})

/** Where an arrow leads, never out of the sheet. Far is to the end; extending leaves the cell that keys act on. */
export function moved(
  { at, to }: Selection,
  { down, along, isFar = false, isExtending = false }: Move,
  size: Size,
): Selection {
  const from = isExtending ? to : at
  const step = isFar ? Math.max(size.rows, size.columns) : 1
  const place = {
    row: clamp(from.row + down * step, size.rows),
    column: clamp(from.column + along * step, size.columns),
  }
  return isExtending ? { at, to: place } : { at: place, to: place }
}

const clamp = (value: number, length: number) => Math.max(0, Math.min(value, length - 1))

export const only = (place: Place): Selection => ({ at: place, to: place })
