import { getHolidays } from 'feiertagejs'
import type { Land } from '../../contract/delivery.ts'

/** Where the library and the law differ (ADR 152). */
const exceptions: { land: Land; day: RegExp; isHoliday: boolean }[] = [
  // Only where mostly Catholics live, which a postcode does not tell.
  { land: 'BY', day: /^\d{4}-08-15$/, isHoliday: false },
  // Once, 75 years after the uprising of 1953.
  { land: 'BE', day: /^2028-06-17$/, isHoliday: true },
]

const known = new Map<string, ReadonlySet<string>>()

/** Whether a day ('2027-03-08') is a holiday of a Land; without one, of all of Germany. */
export function isHoliday(day: string, land: Land | null): boolean {
  const exception = exceptions.find((entry) => entry.land === land && entry.day.test(day))
  return exception ? exception.isHoliday : daysOf(day.slice(0, 4), land).has(day)
}

function daysOf(year: string, land: Land | null): ReadonlySet<string> {
  const key = `${year} ${land}`
  const found = known.get(key)
  if (found) return found
  const days = new Set(getHolidays(Number(year), land ?? 'BUND').map(({ dateString }) => dateString))
  known.set(key, days)
  return days
}
