import type { Calendar, Land, Route, Temperature } from '../../contract/delivery.ts'
import { isHoliday } from './holidays.ts'

export type Place = { postcode: string; land: Land | null }
/** Working days of the store until the goods are ready. */
type Lead = { leadMin: number; leadMax: number }
/** Both days included, '2026-11-24'. */
export type Arrival = { earliest: string; latest: string }

type Question = { calendar: Calendar; lead: Lead; temperature: Temperature; place: Place; orderedAt: Date }

// Longer than any closure and lead time that can be entered; a store that delivers on no day before that names none.
const MOST_DAYS = 800

/** The first and the last day on which an order may arrive; null where the store does not deliver. */
export function arrivalOf({ calendar, lead, temperature, place, orderedAt }: Question): Arrival | null {
  const route = calendar.mode === 'ROUTE' ? routeTo(place.postcode, calendar.routes) : undefined
  if (calendar.mode === 'ROUTE' && !route) return null
  const counted = countedDay(calendar, orderedAt, route)
  const [earliest, latest] = [lead.leadMin, lead.leadMax].map((days) => {
    const ready = counted && readyDay(calendar, counted, days)
    return ready && arrivalDay({ calendar, temperature, place, route, from: ready, isAtOnce: days === 0 })
  })
  return earliest && latest ? { earliest, latest } : null
}

/** The longest prefix wins; of equal ones the first route. */
export function routeTo(postcode: string, routes: readonly Route[]): Route | undefined {
  const served = routes.flatMap((route) =>
    route.postcodes.filter((prefix) => postcode.startsWith(prefix)).map(({ length }) => ({ route, length })),
  )
  return served.toSorted((a, b) => b.length - a.length)[0]?.route
}

/** The working day that an order of this moment counts as ordered on. */
function countedDay(calendar: Calendar, orderedAt: Date, route: Route | undefined): string | null {
  const [today = '', minute = ''] = berlin.format(orderedAt).split(' ')
  const isInTime = minute < (route?.cutOff ?? calendar.cutOff)
  return dayFrom(isInTime ? today : after(today), (day) => isWorkingDay(day, calendar))
}

/** Until when an order counts for the same working day as one of now, as clocks in Germany show it: '2026-11-23T14:00'. */
export function orderMinuteOf({ calendar, place, orderedAt }: Pick<Question, 'calendar' | 'place' | 'orderedAt'>) {
  const route = calendar.mode === 'ROUTE' ? routeTo(place.postcode, calendar.routes) : undefined
  const day = countedDay(calendar, orderedAt, route)
  return day && `${day}T${route?.cutOff ?? calendar.cutOff}`
}

/** Until when orders of today count for today, and the day for which later ones do; null on a day without work. */
export function cutOffOf(calendar: Calendar, now: Date): { minute: string; nextDay: string | null } | null {
  const [today = ''] = berlin.format(now).split(' ')
  if (!isWorkingDay(today, calendar)) return null
  const nextDay = dayFrom(after(today), (day) => isWorkingDay(day, calendar))
  return { minute: `${today}T${calendar.cutOff}`, nextDay }
}

/** The day on which the store has worked `workingDays` days more; null where that is too far away. */
function readyDay(calendar: Calendar, from: string, workingDays: number): string | null {
  let day: string | null = from
  for (let left = workingDays; left > 0 && day; left--)
    day = dayFrom(after(day), (next) => isWorkingDay(next, calendar))
  return day
}

type Leaving = Pick<Question, 'calendar' | 'temperature' | 'place'> & {
  route: Route | undefined
  from: string
  isAtOnce: boolean
}

function arrivalDay({ calendar, temperature, place, route, from, isAtOnce }: Leaving): string | null {
  if (route) return dayFrom(from, (day) => isTourDay(day, { calendar, route, place }))
  const isOpen = (day: string) => isParcelDay(day, place)
  // What is cooled travels one night: it leaves on the working day before it arrives, or not at all.
  const isOneNight = (day: string) => (isAtOnce && day === from) || isWorkingDay(before(day), calendar)
  return dayFrom(from, (day) => isOpen(day) && (temperature === 'AMBIENT' || isOneNight(day)))
}

const isParcelDay = (day: string, { land }: Place) => weekdayOf(day) <= 5 && !isHoliday(day, land)

// Nobody drives while the store is closed.
const isTourDay = (day: string, { calendar, route, place }: { calendar: Calendar; route: Route; place: Place }) =>
  route.weekdays.includes(weekdayOf(day)) && !isHoliday(day, place.land) && !isClosed(day, calendar)

const isWorkingDay = (day: string, calendar: Calendar) =>
  calendar.workingDays.includes(weekdayOf(day)) && !isHoliday(day, calendar.land) && !isClosed(day, calendar)

const isClosed = (day: string, { closures }: Calendar) => closures.some(({ from, to }) => from <= day && day <= to)

function dayFrom(first: string, isRight: (day: string) => boolean): string | null {
  let day = first
  for (let left = MOST_DAYS; left > 0; left--) {
    if (isRight(day)) return day
    day = after(day)
  }
  return null
}

const berlin = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })

// Days are texts, so that no zone moves them.
const movedBy = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const after = (day: string) => movedBy(day, 1)
const before = (day: string) => movedBy(day, -1)
/** 1 is Monday, 7 Sunday. */
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7
