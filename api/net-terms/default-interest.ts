import { isHoliday } from '../delivery/holidays.ts'
import { dayAfter } from '../orders/documents/document-format.ts'

/** Above the base rate, where no consumer is party (§ 288 (2) BGB). */
const POINTS_ABOVE_BP = 900
/** Once for each invoice (§ 288 (5) BGB). */
export const FLAT_FEE_CENTS = 4000

/** From a first of January or July on. */
export type BaseRate = { validFrom: string; rateBp: number }
/** Days of one half-year, both included, at one rate with the points. */
export type InterestPart = { from: string; to: string; days: number; rateBp: number; cents: number }
export type Interest = {
  cents: number
  parts: InterestPart[]
  /** The base rate of some half-year is not known: nothing is asked for its days. */
  isPartial: boolean
}

/** The first day of default: after the due day or, where that is no working day in all of Germany, after the next one (§ 193 BGB). */
export function inDefaultFrom(dueOn: string): string {
  let last = dueOn
  while (isDayOff(last)) last = dayAfter(last, 1)
  return dayAfter(last, 1)
}

const isDayOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || isHoliday(day, null)

/** Simple interest by the days of the year, each half-year rounded by itself so that a reminder adds up. */
export function interestOf(
  openCents: number,
  { from, to }: { from: string; to: string },
  rates: readonly BaseRate[],
): Interest {
  const parts: InterestPart[] = []
  let isPartial = false
  for (let start = from; start <= to;) {
    const half = halfYearOf(start)
    const end = half.last < to ? half.last : to
    const rate = rates.find(({ validFrom }) => validFrom === half.first)
    if (rate) parts.push(partOf(openCents, { from: start, to: end, rateBp: rate.rateBp + POINTS_ABOVE_BP }))
    else isPartial = true
    start = dayAfter(end, 1)
  }
  return { cents: parts.reduce((sum, { cents }) => sum + cents, 0), parts, isPartial }
}

function halfYearOf(day: string) {
  const year = day.slice(0, 4)
  return day.slice(5, 7) < '07'
    ? { first: `${year}-01-01`, last: `${year}-06-30` }
    : { first: `${year}-07-01`, last: `${year}-12-31` }
}

function partOf(openCents: number, { from, to, rateBp }: { from: string; to: string; rateBp: number }): InterestPart {
  const days = daysBetween(from, to) + 1
  const year = Number(from.slice(0, 4))
  const daysOfYear = daysBetween(`${year}-01-01`, `${year + 1}-01-01`)
  const whole = BigInt(10_000 * daysOfYear)
  // Half up.
  const cents = Number((2n * BigInt(openCents) * BigInt(rateBp) * BigInt(days) + whole) / (2n * whole))
  return { from, to, days, rateBp, cents }
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
