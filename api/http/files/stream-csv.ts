import type { Language } from '../../../contract/platform/values.ts'
import type { Cell } from '../../platform/spreadsheets/table.ts'
import { csvHead, csvRows } from '../../platform/spreadsheets/write-csv.ts'
import { streamParts, type StreamedFile } from './streamed-file.ts'

type Written<Row> = {
  name: string
  head: readonly string[]
  language: Language
  /** Each is asked for once the reader has taken most of those before. */
  pages: AsyncGenerator<readonly Row[]>
  cellsOf: (row: Row) => readonly Cell[]
}

/** A CSV of any length that is written while it is read: the process holds a page of it, at the reader's pace. */
export const streamCsv = <Row>({ name, ...written }: Written<Row>): Promise<StreamedFile> =>
  streamParts(name, partsOf(written))

async function* partsOf<Row>({ head, language, pages, cellsOf }: Omit<Written<Row>, 'name'>): AsyncGenerator<string> {
  let before = csvHead(head)
  for await (const rows of pages) {
    yield before + csvRows(rows.map(cellsOf), language)
    before = ''
  }
  if (before !== '') yield before
}
