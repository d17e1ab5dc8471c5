import { dateFormat } from '../../contract/platform/formats.ts'
import type { Language } from '../../contract/platform/values.ts'

// The shop's days are German days, wherever the browser stands.
const timeZone = 'Europe/Berlin'
const format = (locale: string, options: Intl.DateTimeFormatOptions) => dateFormat(locale, { timeZone, ...options })

const weekdays = { de: format('de-DE', { weekday: 'short' }), en: format('en-GB', { weekday: 'short' }) }
const dates = {
  de: format('de-DE', { day: 'numeric', month: 'long', year: 'numeric' }),
  en: format('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
}
const times = {
  de: format('de-DE', { hour: '2-digit', minute: '2-digit' }),
  en: format('en-GB', { hour: '2-digit', minute: '2-digit' }),
}

const months = {
  de: format('de-DE', { month: 'long', year: 'numeric' }),
  en: format('en-GB', { month: 'long', year: 'numeric' }),
}

const shortDates = {
  de: format('de-DE', { day: 'numeric', month: 'short' }),
  en: format('en-GB', { day: 'numeric', month: 'short' }),
}

const shortDatesWithYear = {
  de: format('de-DE', { day: 'numeric', month: 'short', year: 'numeric' }),
  en: format('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
}
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** '12. Okt.' within the last twelve months, else with the year. */
export function recentDateText(date: Date, language: Language): string {
  const isLongAgo = Date.now() - date.getTime() > YEAR_MS
  return (isLongAgo ? shortDatesWithYear : shortDates)[language].format(date)
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1000

/** 'Fr. 17:51' where no other Friday can be meant, else the date. */
export function recentMomentText(date: Date, language: Language): string {
  const age = Date.now() - date.getTime()
  if (age < 0 || age > WEEK_MS) return recentDateText(date, language)
  return `${weekdays[language].format(date)}${language === 'de' ? '.' : ''} ${timeText(date, language)}`
}

/** '20. Nov.' or '20 Nov', below a heading that says the year. */
export const shortDateText = (date: Date, language: Language) => shortDates[language].format(date)

/** 'Mo., 30. Nov.' or 'Mon, 30 Nov', of a day that is near. */
export function shortDayText(date: Date, language: Language): string {
  const weekday = weekdays[language].format(date)
  return `${weekday}${language === 'de' ? '.,' : ','} ${shortDateText(date, language).replace(' ', '\u00a0')}`
}

const sortableDays = format('en-CA', { dateStyle: 'short' })

/** The month in Germany, '2026-11'. */
export const monthOf = (date: Date) => sortableDays.format(date).slice(0, 7)

/** 'November 2026' of '2026-11'. */
export const monthText = (month: string, language: Language) => months[language].format(new Date(`${month}-15`))

/** 'Mi., 25. November 2026' or 'Wed, 25 November 2026'. */
export function dayText(date: Date, language: Language): string {
  const weekday = weekdays[language].format(date)
  return `${weekday}${language === 'de' ? '.,' : ','} ${dates[language].format(date)}`
}

/** '25. November 2026' or '25 November 2026'. */
export const dateText = (date: Date, language: Language) => dates[language].format(date)

/** '14:05'. */
export const timeText = (date: Date, language: Language) => times[language].format(date)

/** 'Mi., 25. November 2026, 14:05' or 'Wed, 25 November 2026, 14:05'. */
export const momentText = (date: Date, language: Language) =>
  `${dayText(date, language)}, ${times[language].format(date)}`
