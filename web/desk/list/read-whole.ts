import { mostItems } from '../../../contract/desk/runs.ts'
import type { Cursor } from '../../../contract/platform/paging.ts'

/** Reads one page of a list: the first, or the one after a cursor. */
export type ReadPage<Row> = (after: string | undefined) => Promise<Cursor<Row>>

/** All rows of a list, page by page, but no more than one run takes. */
export async function readWhole<Row>(readPage: ReadPage<Row>): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const { items, next } = await readPage(after)
    rows.push(...items)
    after = next ?? undefined
  } while (after !== undefined && rows.length < mostItems)
  return rows.slice(0, mostItems)
}
