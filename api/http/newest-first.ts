import type postgres from 'postgres'
import { COUNTED, type Count, type CursorInput } from '../../contract/platform/paging.ts'
import type { Queryable } from '../platform/db.ts'
import { cursorPage, cursorRows, ROWS_AT_ONCE, type CursorOrder, type CursorPage } from './cursor.ts'

/** A time and what tells rows of one time apart; an index has both, newest first. */
type Columns = { at: postgres.Fragment; id: postgres.Fragment; idType?: CursorOrder['idType'] }

/**
 * The fragments of a statement that reads one page of a list by time: `bound` goes into the WHERE, `end` after it, `position`
 * among the columns. Throws VALIDATION for a cursor that no page has named.
 */
export function newestFirst(sql: Queryable, input: CursorInput, { at, id, idType = 'uuid' }: Columns) {
  const order = { key: at, keyType: 'timestamptz', id, idType, isDescending: true } as const
  const { bound, orderBy, limit } = cursorPage(sql, order, input)
  // As text, since a Date would lose the microseconds.
  return { position: sql`to_json(${at}) #>> '{}' as position`, bound, end: sql`order by ${orderBy} limit ${limit}` }
}

/** The rows of such a page, with the cursors to those beside it. */
export const newestRows = <Row extends { position: string; id: string }>(input: CursorInput, rows: readonly Row[]) =>
  cursorRows(rows, { input } as CursorPage, ({ position, id }) => ({ key: position, id }))

/** All rows of such a list, page by page; each page is a statement of its own, entered by the index, and is read when it is asked for. */
export async function* newestPages<Row extends { position: string; id: string }>(
  read: (window: CursorInput) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: string | undefined
  do {
    const window = { after, pageSize: ROWS_AT_ONCE }
    const { items, next } = newestRows(window, await read(window))
    yield items
    after = next ?? undefined
  } while (after !== undefined)
}

/** From a count that was limited to COUNTED + 1. */
export const countOf = (counted: number): Count => ({ value: Math.min(counted, COUNTED), isExact: counted <= COUNTED })
