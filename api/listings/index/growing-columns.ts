export type Column = Uint8Array | Uint16Array | Int32Array | Float64Array
type ColumnKind<C extends Column = Column> = new (length: number) => C
type Columns<L extends Record<string, ColumnKind>> = { [K in keyof L]: InstanceType<L[K]> }

const FIRST_LENGTH = 1024

/** Columns of one length that grow together: whoever keeps one of them over a change may hold an old copy. */
export function createGrowingColumns<L extends Record<string, ColumnKind>>(layout: L) {
  const kinds = Object.entries(layout)
  const columns: Record<string, Column> = {}
  for (const [name, Kind] of kinds) columns[name] = new Kind(FIRST_LENGTH)
  let length = FIRST_LENGTH
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
