import type { Files } from '../../platform/files.ts'
import { readGroups } from '../bmecat/catalogue-groups.ts'
import { readBmecat } from '../bmecat/read-bmecat.ts'
import { readCatalogueHead, type CatalogueHead } from '../catalogues/catalogue-head.ts'
import { detectEncoding } from '../encoding.ts'
import type { ImportColumn } from '../import-columns.ts'
import { readRecords, type CsvRecord } from '../read-records.ts'
import { UnusableImport } from '../refusal.ts'
import type { ImportFormat, ReadLine } from './read-line.ts'
import type { StoredName } from '../../platform/retention/store-files.ts'

type StoredFile = { id: string; format: ImportFormat; columns: (ImportColumn | null)[] }

export const fileOf = (id: string): StoredName => `imports/${id.replaceAll('-', '')}.import`

async function opened(files: Files, id: string) {
  const file = await files.stream(fileOf(id))
  if (!file) throw new UnusableImport({ code: 'EMPTY' })
  return file.content
}

async function openRecords(files: Files, id: string): Promise<AsyncGenerator<CsvRecord>> {
  const encoding = await detectEncoding(await opened(files, id))
  return readRecords(await opened(files, id), encoding)
}

/** The names of the columns of a table. */
export async function readHeaders(files: Files, id: string): Promise<string[]> {
  for await (const record of await openRecords(files, id)) {
    if ('reason' in record) throw new UnusableImport({ code: 'NO_HEADER' })
    return record.cells.map((cell) => cell.replaceAll('\0', '').trim().slice(0, 200).toWellFormed())
  }
  throw new UnusableImport({ code: 'EMPTY' })
}

/** What a catalogue says of itself. */
export const readHead = async (files: Files, id: string): Promise<CatalogueHead | null> =>
  readCatalogueHead(await opened(files, id))

/** All that the file says, line by line, in the columns of an import. */
export async function* readFileLines(files: Files, file: StoredFile): AsyncGenerator<ReadLine> {
  for await (const line of readLines(files, file)) yield storable(line)
}

/** What cannot be stored is taken out and named at its column, so that the line can be shown as a refused one. */
function storable(read: ReadLine): ReadLine {
  const spoilt = (Object.entries(read.cells) as [ImportColumn, string][]).filter(
    ([, text]) => text.includes('\0') || !text.isWellFormed(),
  )
  if (spoilt.length === 0) return read
  const mended = Object.fromEntries(
    spoilt.map(([column, text]) => [column, text.replaceAll('\0', '\ufffd').toWellFormed()]),
  )
  const problems = spoilt.map(([column]) => ({ column, reason: { code: 'CHARACTERS' as const } }))
  return { ...read, cells: { ...read.cells, ...mended }, problems: [...read.problems, ...problems] }
}

async function* readLines(files: Files, { id, format, columns }: StoredFile): AsyncGenerator<ReadLine> {
  if (format === 'BMECAT') yield* readBmecat(await opened(files, id), await readGroups(await opened(files, id)))
  else yield* readTable(await openRecords(files, id), columns)
}

async function* readTable(
  records: AsyncGenerator<CsvRecord>,
  columns: (ImportColumn | null)[],
): AsyncGenerator<ReadLine> {
  let isHeader = true
  for await (const record of records) {
    if (!isHeader) yield lineOf(record, columns)
    isHeader = false
  }
}

function lineOf(record: CsvRecord, columns: (ImportColumn | null)[]): ReadLine {
  const { line } = record
  if ('reason' in record) return { line, cells: {}, problems: [{ column: null, reason: record.reason }] }
  const named = columns.flatMap((column, at) => (column ? [[column, record.cells[at] ?? ''] as const] : []))
  const cells: ReadLine['cells'] = Object.fromEntries(named)
  if (record.cells.length === columns.length) return { line, cells, problems: [] }
  const reason = { code: 'CELL_COUNT', found: record.cells.length, expected: columns.length } as const
  return { line, cells, problems: [{ column: null, reason }] }
}
