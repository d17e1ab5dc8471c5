import type postgres from 'postgres'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from './db.ts'

/**
 * A day or minute as a person types it ('2026-12-01', '2026-12-01 09:30') as 'YYYY-MM-DD HH:MM', which sorts as text;
 * null for what is none. The end of a window that names a day only lies behind that day.
 */
export function readWallClock(text: string, { isEnd = false } = {}): string | null {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[ T]([01]\d|2[0-3]):([0-5]\d))?$/.exec(text.trim()) ?? []
  if (!day || day < '1970-01-01' || !isDay(day)) return null
  return time ? text.trim().replace('T', ' ') : `${day} ${isEnd ? '24:00' : '00:00'}`
}

/** The instant of a wall-clock time in Germany, where all windows are meant. */
export const inBerlin = (sql: Queryable, wallClock: string): postgres.Fragment =>
  sql`(${wallClock}::text::timestamp at time zone 'Europe/Berlin')`

/** SQL: the day in Germany at this instant. */
export const dayInBerlin = (sql: Queryable, at: Date): postgres.Fragment =>
  sql`(${at}::timestamptz at time zone 'Europe/Berlin')::date`

/** SQL: whether `at` lies in the days in Germany ('2026-12-01') from one to the other, both included; one that is not given bounds nothing. */
export const inDays = (
  sql: Queryable,
  at: postgres.Fragment,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): postgres.Fragment => sql`
  ${from ? sql`${at} >= ${from}::date::timestamp at time zone 'Europe/Berlin'` : sql`true`}
  and ${to ? sql`${at} < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'` : sql`true`}`

function isDay(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The instant of a minute that the clocks in Germany show ('2026-12-01T09:30'); of one they skip the next, of one they show twice the first. */
export function readBerlinMinute(minute: string): Date {
  const asUtc = Date.parse(`${minute}:00Z`)
  // The clocks are one hour ahead of UTC in winter, two in summer.
  const found = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000)).find((at) => berlinMinute(at) === minute)
  return found ?? new Date(asUtc - 3_600_000)
}

const berlin = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })
/** The minute that clocks in Germany show at an instant: '2026-12-01T09:30'. */
export const berlinMinute = (at: Date) => berlin.format(at).replace(' ', 'T')

const inGermany = (style: Intl.DateTimeFormatOptions) => ({
  de: new Intl.DateTimeFormat('de-DE', { ...style, timeZone: 'Europe/Berlin' }),
  en: new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Europe/Berlin' }),
})
const days = inGermany({ dateStyle: 'long' })
const moments = inGermany({ dateStyle: 'long', timeStyle: 'short' })

/** The day in Germany, '21. November 2026'. */
export const dayText = (at: Date, language: Language): string => days[language].format(at)

/** To the minute, as clocks in Germany show it. */
export const momentText = (at: Date, language: Language): string => moments[language].format(at)

const HOUR_MS = 3_600_000
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', weekday: 'short' })

/** The moment this many hours later; Saturdays and Sundays in Germany do not count. */
export function workingHoursAfter(at: Date, hours: number): Date {
  let left = hours
  let moment = at
  while (left > 0) {
    moment = new Date(moment.getTime() + HOUR_MS)
    if (!['Sat', 'Sun'].includes(weekday.format(moment))) left--
  }
  return moment
}
