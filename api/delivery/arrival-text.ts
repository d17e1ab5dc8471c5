import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Arrival } from './arrival.ts'

const style = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const short = { ...style, month: 'short' } as const
const days = { de: new Intl.DateTimeFormat('de-DE', style), en: new Intl.DateTimeFormat('en-GB', style) }
const shortDays = { de: new Intl.DateTimeFormat('de-DE', short), en: new Intl.DateTimeFormat('en-GB', short) }

/** 'Di., 24. November', both days where they differ, and two months short: a card has two lines for it. */
export function daysText({ earliest, latest }: Arrival, language: Language): string {
  if (earliest === latest) return days[language].format(new Date(earliest))
  const isInOneMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  const format = (isInOneMonth ? days : shortDays)[language]
  return format.formatRange(new Date(earliest), new Date(latest)).replaceAll(/[\u2009\u202f]/g, ' ')
}

/** 'Soll bis Di., 24. November da sein', of a shipment on its way; null where no day is known. */
export const shipmentText = (arrivesBy: string | null, language: Language): string | null =>
  arrivesBy && texts(language).delivery.replies.arrivesBy(days[language].format(new Date(arrivesBy)))

/** 'Geht voraussichtlich am Di., 24. November hinaus', of what a store has still to ship. */
export const shipDayText = (shipsOn: string, language: Language): string =>
  texts(language).delivery.replies.shipsOn(days[language].format(new Date(shipsOn)))

type Delivery = { arrival: Arrival | null; /** Null abroad. */ postcode: string | null }

/** 'Lieferung Di., 24. November', or that there is none at this place. */
export function deliveryText({ arrival, postcode }: Delivery, language: Language): string {
  const t = texts(language).delivery.replies
  return arrival ? t.arrival(daysText(arrival, language)) : t.none(postcode)
}
