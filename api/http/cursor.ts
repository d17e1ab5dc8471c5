import type postgres from 'postgres'
import * as z from 'zod/mini'
import { COUNTED, type Count, type Cursor, type CursorInput } from '../../contract/platform/paging.ts'
import type { Queryable } from '../platform/db.ts'
import { Problem } from './problem.ts'

/** What a list is ordered by. Both columns stand in one index, in this direction; `id` tells rows of one key apart. */
export type CursorOrder = {
  /** A column that is never null, and its type. */
  key: Fragment
  keyType: KeyType
  id: Fragment
  idType: KeyType
  isDescending: boolean
}
type KeyType = keyof typeof isOf
// As strict as PostgreSQL, which fails for other values: JavaScript takes the 30th of February, the year 0 and '1 (x)' for days.
const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success
const isDay = (text: string) => z.iso.date().safeParse(text).success
const isOf = {
  timestamptz: (text: string) => isMoment(text) && !/^0000|[+-](1[5-9]|2\d):\d\d$/.test(text),
  bigint: (text: string) => /^-?\d{1,18}$/.test(text),
  date: (text: string) => isDay(text) && !text.startsWith('0000'),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
  text: (text: string) => !text.includes('\0') && text.isWellFormed(),
}
type Fragment = postgres.Fragment
/** As text in full: of a moment that PostgreSQL has set, `to_json(key)`, as a Date would round it. */
type Bound = { key: string; id: string }

/** A page that is asked for, as what its statement needs. */
export type CursorPage = {
  /** Stands behind `and`. A bound of the index: `(key, id) < (…)`, never an `or`. */
  bound: Fragment
  orderBy: Fragment
  /** One more than shown: whether there are more. */
  limit: number
  input: CursorInput
}

/** Throws VALIDATION for a cursor that no page has named. */
export function cursorPage(sql: Queryable, order: CursorOrder, input: CursorInput): CursorPage {
  const isBackward = input.before !== undefined
  const isDown = order.isDescending !== isBackward
  const text = input.before ?? input.after
  const { key, id, keyType, idType } = order
  const at = text === undefined ? null : boundOf(text, order)
  // Sent as text: the driver would make a timestamp a Date, which has no microseconds.
  const values = at && sql`(${at.key}::text::${sql.unsafe(keyType)}, ${at.id}::text::${sql.unsafe(idType)})`
  return {
    bound: values ? (isDown ? sql`(${key}, ${id}) < ${values}` : sql`(${key}, ${id}) > ${values}`) : sql`true`,
    orderBy: isDown ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`,
    limit: input.pageSize + 1,
    input,
  }
}

/** The rows that `cursorPage` asked for, in the order of the list, with the ways on. `boundOf` names a row's key and id. */
export function cursorRows<Row>(
  rows: readonly Row[],
  { input }: CursorPage,
  boundOfRow: (row: Row) => Bound,
): Omit<Cursor<Row>, 'count'> {
  const hasMore = rows.length > input.pageSize
  const shown = rows.slice(0, input.pageSize)
  const items = input.before === undefined ? shown : shown.toReversed()
  const isPast = input.before !== undefined ? true : hasMore
  const isLater = input.before !== undefined ? hasMore : input.after !== undefined
  const [first, last] = [items[0], items.at(-1)]
  return {
    items,
    next: last !== undefined && isPast ? textOf(boundOfRow(last)) : null,
    previous: first !== undefined && isLater ? textOf(boundOfRow(first)) : null,
  }
}

/** Rows read at once where a whole list is read. */
export const ROWS_AT_ONCE = 500

type Read<Row> = { read: (page: CursorPage) => Promise<readonly Row[]>; boundOf: (row: Row) => Bound }

/** All rows of a list, page by page; each page is a statement of its own, entered by the index, and is read when it is asked for. */
export async function* cursorPages<Row>(
  sql: Queryable,
  order: CursorOrder,
  { read, boundOf: boundOfRow }: Read<Row>,
): AsyncGenerator<readonly Row[]> {
  let after: string | undefined
  do {
    const page = cursorPage(sql, order, { after, pageSize: ROWS_AT_ONCE })
    const { items, next } = cursorRows(await read(page), page, boundOfRow)
    yield items
    after = next ?? undefined
  } while (after !== undefined)
}

/** Counts at most a thousand of what the statement selects, so that no list reads more than it needs. */
export async function countUpTo(sql: Queryable, selected: Fragment): Promise<Count> {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from (${selected} limit ${COUNTED + 1}) c`
  return { value: Math.min(row.count, COUNTED), isExact: row.count <= COUNTED }
}

const textOf = ({ key, id }: Bound) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

function boundOf(text: string, { keyType, idType }: CursorOrder): Bound {
  const [key, id] = parsed(text)
  if (typeof key !== 'string' || typeof id !== 'string' || !isOf[keyType](key) || !isOf[idType](id))
    throw Problem.of('VALIDATION')
  return { key, id }
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
