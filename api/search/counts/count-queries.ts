import type { Language } from '../../../contract/platform/values.ts'
import type { Cursor, CursorInput } from '../../../contract/platform/paging.ts'
import { cursorPage, cursorRows, type CursorOrder } from '../../http/cursor.ts'
import { countOf } from '../../http/newest-first.ts'
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

type Listed = { language: Language | undefined; isMissed: boolean; now: Date }

// The most often first; a cursor has one direction.
const mostFirst = (sql: Queryable) =>
  ({
    key: sql`-most`,
    keyType: 'bigint',
    id: sql`(words || ' ' || language)`,
    idType: 'text',
    isDescending: false,
  }) satisfies CursorOrder

/**
 * A page of what was searched within the last days, the most often first; `isMissed`: what found nothing, the most often in vain first. Of a day
 * there are never more clicks than searches, whoever sent them. The sums are those of this moment, over the bounded number of words of each day.
 */
export async function findCounts(
  sql: Queryable,
  { language, isMissed, now }: Listed,
  window: CursorInput,
): Promise<Cursor<FoundCounts>> {
  const recent = sql`day > ${dayInBerlin(sql, now)} - ${COUNTED_DAYS}::integer ${language ? sql`and language = ${language}` : sql``}`
  const page = cursorPage(sql, mostFirst(sql), window)
  const rows = await sql<(FoundCounts & { most: number; total: number })[]>`
    select * from (
      select language, words, sum(missed + found)::integer as searches, sum(missed)::integer as missed, sum(clicked)::integer as clicked,
        to_char(max(day), 'YYYY-MM-DD') as last_day, ${isMissed ? sql`sum(missed)` : sql`sum(missed + found)`}::bigint as most,
        (count(*) over ())::integer as total
      from (
        select day, language, words, searches as missed, 0 as found, 0 as clicked from missed_search where ${recent}
        union all
        select day, language, words, 0, searches, least(searches, clicked) from found_search where searches > 0 and ${recent}) counted
      group by language, words having ${isMissed ? sql`sum(missed)` : sql`sum(missed + found)`} > 0) summed
    where ${page.bound} order by ${page.orderBy} limit ${page.limit}`
  const { items, ...beside } = cursorRows(rows, page, (row) => ({
    key: String(-row.most),
    id: `${row.words} ${row.language}`,
  }))
  const count = countOf(rows[0]?.total ?? 0)
  return { items: items.map(({ most: _, total: __, ...item }) => item), ...beside, count }
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
