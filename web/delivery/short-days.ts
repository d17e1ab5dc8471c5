import type { Arrival } from '../../contract/delivery.ts'
import type { Language } from '../../contract/platform/values.ts'

const locales = { de: 'de-DE', en: 'en-GB' } as const
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const made = new Map<string, Intl.DateTimeFormat>()

/** Made when it is first used: each takes a phone a few milliseconds. */
function formatOf(language: Language, weekday: 'short' | undefined): Intl.DateTimeFormat {
  const key = `${language} ${weekday}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...day, ...(weekday && { weekday }) })
  made.set(key, format)
  return format
}

/** 'Mi., 2. Dez.' and 'Mi., 2. – Fr., 4. Dez.' for the narrow card of a phone; over two months the days alone fit. */
export function shortDays({ earliest, latest }: Pick<Arrival, 'earliest' | 'latest'>, language: Language): string {
  const isInOneMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  const format = formatOf(language, isInOneMonth ? 'short' : undefined)
  if (earliest === latest) return format.format(new Date(earliest))
  return format.formatRange(new Date(earliest), new Date(latest)).replaceAll(/[\u2009\u202f]/g, ' ')
}
