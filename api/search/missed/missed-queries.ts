import type { Language } from '../../../contract/platform/values.ts'
import { limitTo, type Window } from '../../http/paged.ts'
import { inBatch } from '../../platform/retention/batch.ts'
import type { Db, Queryable } from '../../platform/db.ts'

export const MISSED_DAYS = 28
/** So many different words are kept of a day; of others only the number. */
const MOST_A_DAY = 5000
/** As long as the overview holds 28 days against those before. */
const MINUTE_DAYS = 2 * MISSED_DAYS + 1

export type MissedWords = { language: Language; words: string; searches: number }
/** Minutes since 1970, with the number of searches in each. */
type Counted = { words: MissedWords[]; minutes: [minute: number, searches: number][] }

const dayOf = (sql: Queryable, now: Date) => sql`(${now}::timestamptz at time zone 'Europe/Berlin')::date`

/** Adds to what is counted; all of it or nothing. In an order, so that processes that write at once do not wait for each other in a circle. */
export async function addMissed(sql: Queryable, { words, minutes }: Counted, now: Date): Promise<void> {
  const day = dayOf(sql, now)
  await sql`
    with minutes as (
      insert into missed_search_minute as known (minute, searches)
      select to_timestamp(minute * 60), searches
      from unnest(${minutes.map(([minute]) => minute)}::bigint[], ${minutes.map(([, count]) => count)}::integer[]) as added (minute, searches)
      order by minute
      on conflict (minute) do update set searches = known.searches + excluded.searches)
    insert into missed_search as known (day, language, words, searches)
    select ${day}, language, words, searches from (
      select *, row_number() over (order by searches desc, language, words) as place from unnest(${words.map(({ language }) => language)}::text[],
        ${words.map((one) => one.words)}::text[], ${words.map(({ searches }) => searches)}::integer[]) as each (language, words, searches)) added
    where place <= ${MOST_A_DAY} - (select count(*) from missed_search where day = ${day})
      or exists (select from missed_search m where m.day = ${day} and m.language = added.language and m.words = added.words)
    order by language, words
    on conflict (day, language, words) do update set searches = known.searches + excluded.searches`
}

export type FoundMissed = MissedWords & { lastDay: string }

/** What was searched in vain within the last days, the most often first. */
export async function findMissed(
  sql: Queryable,
  { language, now, ...window }: Window & { language: Language | undefined; now: Date },
): Promise<{ items: FoundMissed[]; total: number }> {
  const rows = await sql<(FoundMissed & { total: number })[]>`
    select language, words, sum(searches)::integer as searches, to_char(max(day), 'YYYY-MM-DD') as last_day,
      (count(*) over ())::integer as total
    from missed_search
    where day > ${dayOf(sql, now)} - ${MISSED_DAYS}::integer ${language ? sql`and language = ${language}` : sql``}
    group by language, words order by sum(searches) desc, words, language ${limitTo(sql, window)}`
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}

/** Words of 28 days are kept. */
export const deleteOldMissed = async (db: Db, now: Date): Promise<number> =>
  (
    await db`
    delete from missed_search where ${inBatch(
      db,
      db`from missed_search t where day <= ${dayOf(db, now)} - ${MISSED_DAYS}::integer`,
    )}`
  ).count

/** How many searches there were is kept twice as long. */
export const deleteOldMinutes = async (db: Db, now: Date): Promise<number> =>
  (
    await db`
    delete from missed_search_minute where ${inBatch(
      db,
      db`from missed_search_minute t where minute < ${now}::timestamptz - make_interval(days => ${MINUTE_DAYS})`,
    )}`
  ).count
