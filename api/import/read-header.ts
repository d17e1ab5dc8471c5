import { isImportColumn, requiredColumns } from './import-columns.ts'
import type { ImportColumn } from './import-columns.ts'
import type { CsvRecord } from './read-records.ts'
import { UnusableImport } from './refusal.ts'

/** The column of each cell, null for one that is unknown. Throws UnusableImport when needed ones are missing or come twice. */
export function readHeader(record: CsvRecord | undefined): { columns: (ImportColumn | null)[]; unknown: string[] } {
  if (!record) throw new UnusableImport({ code: 'EMPTY' })
  const found = 'cells' in record ? record.cells.map((cell) => cell.trim().toLowerCase()) : []
  const missing = requiredColumns.filter((column) => !found.includes(column))
  if (missing.length > 0) throw new UnusableImport({ code: 'MISSING_COLUMNS', missing, found })
  const repeated = found.find((name, index) => isImportColumn(name) && found.indexOf(name) !== index)
  if (repeated) throw new UnusableImport({ code: 'REPEATED_COLUMN', column: repeated })
  return {
    columns: found.map((name) => (isImportColumn(name) ? name : null)),
    unknown: found.filter((name) => name !== '' && !isImportColumn(name)),
  }
}
