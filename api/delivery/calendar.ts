import type { Calendar, Temperature } from '../../contract/delivery.ts'
import { isGermany } from '../../contract/platform/countries.ts'
import { readBerlinMinute } from '../platform/wall-clock.ts'
import { arrivalOf, orderMinuteOf, type Arrival, type Place } from './arrival.ts'
import { landOf } from './land-of-postcode.ts'

/** A store's calendar as queries read it; see `calendarColumns`. */
export type CalendarRow = {
  /** Null where the store has never said. */
  calendar: Calendar | null
  /** Postcode of the address of the store's company. */
  storePostcode: string | null
  leadMinDays: number
  leadMaxDays: number
}

/** What holds until the store says otherwise: the lead times it has named, on its working days. */
export function calendarOf({ calendar, storePostcode }: CalendarRow): Calendar {
  if (calendar) return { partialDelivery: 'ALWAYS', ...calendar }
  const land = /^\d{5}$/.test(storePostcode ?? '') ? landOf(storePostcode!) : null
  const workingDays = [1, 2, 3, 4, 5]
  return { land, cutOff: '14:00', workingDays, mode: 'PARCEL', partialDelivery: 'ALWAYS', closures: [], routes: [] }
}

export type Address = { countryId: number; postalCode: string }

/** Where goods go; null where no day can be named, as no holidays are known there. */
export function placeOf(address: Address | null): Place | null {
  const postcode = address?.postalCode.trim() ?? ''
  if (!address || !isGermany(address.countryId) || !/^\d{5}$/.test(postcode)) return null
  return { postcode, land: landOf(postcode) }
}

type Order = { temperature: Temperature; orderedAt: Date; /** Of goods that are made first. */ madeInDays?: number }

/** When an order of this moment arrives from a store; null where it does not deliver. */
export function arrivalFrom(store: CalendarRow, place: Place, order: Order): Arrival | null {
  const { temperature, orderedAt, madeInDays = 0 } = order
  return arrivalOf({
    calendar: calendarOf(store),
    lead: { leadMin: Math.max(store.leadMinDays, madeInDays), leadMax: Math.max(store.leadMaxDays, madeInDays) },
    temperature,
    place,
    orderedAt,
  })
}

/** Until when an order arrives like one of this moment; null where none ever counts. */
export function orderUntil(store: CalendarRow, place: Place, orderedAt: Date): Date | null {
  const minute = orderMinuteOf({ calendar: calendarOf(store), place, orderedAt })
  return minute === null ? null : readBerlinMinute(minute)
}
