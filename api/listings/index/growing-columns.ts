import type { Sections } from '../../platform/snapshots/section-file.ts'

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
type ColumnKind<C extends Column = Column> = new (length: number) => C
type Columns<L extends Record<string, ColumnKind>> = { [K in keyof L]: InstanceType<L[K]> }

const FIRST_LENGTH = 1024

/** Columns of one length that grow together: whoever keeps one of them over a change may hold an old copy. Begin with those of `saved`, as far as there are. */
export function createGrowingColumns<L extends Record<string, ColumnKind>>(layout: L, saved: Sections = {}) {
  const kinds = Object.entries(layout)
  const columns: Record<string, Column> = {}
  let length = Math.max(FIRST_LENGTH, ...kinds.map(([name]) => saved[name]?.length ?? 0))
  for (const [name, Kind] of kinds) {
    const column = (columns[name] = new Kind(length))
    if (saved[name]) column.set(saved[name] as Column)
  }
  return {
    columns: columns as Columns<L>,
    /** Makes room for so many rows. */
    grow(rows: number): void {
      if (rows <= length) return
      length = Math.max(rows, length * 2)
      for (const [name, Kind] of kinds) {
        const larger = new Kind(length)
        larger.set(columns[name]!)
        columns[name] = larger
      }
    },
  }
}
