import type { Arrival } from '../../contract/delivery.ts'
import { dateFormat } from '../../contract/platform/formats.ts'
import type { Language } from '../../contract/platform/values.ts'

const days = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const weekdays = { ...days, weekday: 'short' } as const
const formats = {
  de: { days: dateFormat('de-DE', days), weekdays: dateFormat('de-DE', weekdays) },
  en: { days: dateFormat('en-GB', days), weekdays: dateFormat('en-GB', weekdays) },
}

/** 'Mi., 2. Dez.' and 'Mi., 2. – Fr., 4. Dez.', 'Wed 2 – Fri 4 Dec' for the narrow card of a phone; over two months the days alone fit. */
export function shortDays({ earliest, latest }: Pick<Arrival, 'earliest' | 'latest'>, language: Language): string {
  const isInOneMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  const format = formats[language][isInOneMonth ? 'weekdays' : 'days']
  if (earliest === latest) return joined(format.format(new Date(earliest)))
  const range = format.formatRange(new Date(earliest), new Date(latest)).replaceAll(/[\u2009\u202f]/g, ' ')
  // English says the month twice, for which a card has no room.
  return joined(isInOneMonth ? range.replace(/^(\w+ \d+) \w+ –/, '$1 –') : range)
}

/** A day stays with its month. */
const joined = (text: string) => text.replaceAll(/(\d\.?) (?=\p{L})/gu, '$1\u00a0')
