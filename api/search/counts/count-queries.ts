import type { Language } from '../../../contract/platform/values.ts'
import type { Cursor, CursorInput } from '../../../contract/platform/paging.ts'
import { countUpTo, cursorPage, cursorRows, type CursorOrder, type CursorPage } from '../../http/cursor.ts'
import { inBatch } from '../../platform/retention/batch.ts'
import type { Db, Queryable } from '../../platform/db.ts'
import { dayInBerlin } from '../../platform/wall-clock.ts'

export const COUNTED_DAYS = 28
/** So many different words are kept of a day, of those in vain and of the others; beyond them only the number of those in vain. */
const MOST_A_DAY = 5000
/** As long as the overview holds 28 days against those before. */
const MINUTE_DAYS = 2 * COUNTED_DAYS + 1

/** How many searches found nothing, how many something, and after how many a result was pressed. */
export type CountedWords = { language: Language; words: string; missed: number; found: number; clicked: number }
/** Minutes since 1970, with the number of searches in vain in each. */
type Counted = { words: CountedWords[]; minutes: [minute: number, searches: number][] }

/**
 * Adds to what is counted; all of it or nothing. In an order, so that processes that write at once do not wait for each other in a circle. A click
 * may come before its search, which another process has counted.
 */
export async function addCounts(sql: Queryable, { words, minutes }: Counted, now: Date): Promise<void> {
  const day = dayInBerlin(sql, now)
  const mayStand = (table: 'missed_search' | 'found_search') => sql`
    place <= ${MOST_A_DAY} - (select count(*) from ${sql(table)} where day = ${day})
      or exists (select from ${sql(table)} m where m.day = ${day} and m.language = added.language and m.words = added.words)`
  await sql`
    with minutes as (
      insert into missed_search_minute as known (minute, searches)
      select to_timestamp(minute * 60), searches
      from unnest(${minutes.map(([minute]) => minute)}::bigint[], ${minutes.map(([, count]) => count)}::integer[]) as added (minute, searches)
      order by minute
      on conflict (minute) do update set searches = known.searches + excluded.searches),
    counted as (
      select * from unnest(${words.map(({ language }) => language)}::text[], ${words.map((one) => one.words)}::text[],
        ${words.map(({ missed }) => missed)}::integer[], ${words.map(({ found }) => found)}::integer[],
        ${words.map(({ clicked }) => clicked)}::integer[]) as each (language, words, missed, found, clicked)),
    missed as (
      insert into missed_search as known (day, language, words, searches)
      select ${day}, language, words, missed from (
        select *, row_number() over (order by missed desc, language, words) as place from counted where missed > 0) added
      where ${mayStand('missed_search')}
      order by language, words
      on conflict (day, language, words) do update set searches = known.searches + excluded.searches)
    insert into found_search as known (day, language, words, searches, clicked)
    select ${day}, language, words, found, clicked from (
      select *, row_number() over (order by found desc, language, words) as place from counted where found > 0 or clicked > 0) added
    where ${mayStand('found_search')}
    order by language, words
    on conflict (day, language, words) do update set searches = known.searches + excluded.searches, clicked = known.clicked + excluded.clicked`
}

export type FoundCounts = {
  words: string
  language: Language
  searches: number
  missed: number
  clicked: number
  lastDay: string
}

type Listed = { language: Language | undefined; isMissed: boolean }

// The most often first; a cursor has one direction.
export const mostFirst = (sql: Queryable, isMissed: boolean) =>
  ({
    key: isMissed ? sql`(-missed)` : sql`(-searches)`,
    keyType: 'bigint',
    id: sql`(words || ' ' || language)`,
    idType: 'text',
    isDescending: false,
  }) satisfies CursorOrder

const listedIn = (sql: Queryable, { language, isMissed }: Listed) => sql`
  search_sum where ${isMissed ? sql`missed > 0` : sql`searches > 0`} ${language ? sql`and language = ${language}` : sql``}`

/** Rows of one page, one more than it shows; read by the index that carries their order. */
export function findSums(sql: Queryable, listed: Listed, page: CursorPage) {
  return sql<FoundCounts[]>`
    select language, words, searches, missed, clicked, to_char(last_day, 'YYYY-MM-DD') as last_day
    from ${listedIn(sql, listed)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`
}

/** A page of what was searched within the counted days, the most often first; `isMissed`: what found nothing, the most often in vain first. */
export async function findCounts(sql: Queryable, listed: Listed, window: CursorInput): Promise<Cursor<FoundCounts>> {
  const page = cursorPage(sql, mostFirst(sql, listed.isMissed), window)
  const [rows, count] = await Promise.all([
    findSums(sql, listed, page),
    countUpTo(sql, sql`select from ${listedIn(sql, listed)}`),
  ])
  const found = cursorRows(rows, page, ({ searches, missed, words, language }) => ({
    key: String(-(listed.isMissed ? missed : searches)),
    id: `${words} ${language}`,
  }))
  return { ...found, count }
}

/** Words of 28 days are kept. */
export const deleteOldMissed = async (db: Db, now: Date): Promise<number> =>
  (
    await db`
    delete from missed_search where ${inBatch(db, db`from missed_search t where ${isOld(db, now)}`)}`
  ).count

export const deleteOldFound = async (db: Db, now: Date): Promise<number> =>
  (
    await db`
    delete from found_search where ${inBatch(db, db`from found_search t where ${isOld(db, now)}`)}`
  ).count

const isOld = (sql: Queryable, now: Date) => sql`day <= ${dayInBerlin(sql, now)} - ${COUNTED_DAYS}::integer`

/** How many searches there were is kept twice as long. */
export const deleteOldMinutes = async (db: Db, now: Date): Promise<number> =>
  (
    await db`
    delete from missed_search_minute where ${inBatch(
      db,
      db`from missed_search_minute t where minute < ${now}::timestamptz - make_interval(days => ${MINUTE_DAYS})`,
    )}`
  ).count
