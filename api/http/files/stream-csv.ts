import { Readable } from 'node:stream'
import type { Language } from '../../../contract/platform/values.ts'
import type { Cell } from '../../platform/spreadsheets/table.ts'
import { csvHead, csvRows } from '../../platform/spreadsheets/write-csv.ts'
import { StreamedFile } from './streamed-file.ts'

type Written<Row> = {
  name: string
  head: readonly string[]
  language: Language
  /** Each is asked for once the reader has taken most of those before. */
  pages: AsyncGenerator<readonly Row[]>
  cellsOf: (row: Row) => readonly Cell[]
}

/**
 * A CSV of any length that is written while it is read: the process holds a page of it, at the reader's pace. The first page is
 * read before it is answered, so that what is refused is a refusal; what fails later closes the connection (decision 49).
 */
export async function streamCsv<Row>({ name, head, language, pages, cellsOf }: Written<Row>): Promise<StreamedFile> {
  const first = await pages.next()
  const written = (rows: readonly Row[]) => csvRows(rows.map(cellsOf), language)
  async function* parts() {
    try {
      yield csvHead(head) + (first.done ? '' : written(first.value))
      for await (const rows of pages) yield written(rows)
    } finally {
      await pages.return(undefined)
    }
  }
  return new StreamedFile(name, Readable.from(parts(), { objectMode: false }))
}
