import * as z from 'zod/mini'
import { languages } from './languages.ts'

export const Language = z.enum(languages)
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export const NoInput = z.strictObject({})
/** The output of an endpoint that answers 204. */
export const NoContent = z.undefined()

/** In Greenwich in a year from 1 to 9999: PostgreSQL knows no year 0, and a Date writes later ones in six digits, which it does not read. */
function isInFourDigits(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** ISO-8601 with offset on the wire, a Date in memory. Only fields declared so are revived (api.md section 1). */
export const DateTime = z.codec(z.iso.datetime({ offset: true }).check(z.refine(isInFourDigits)), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

const isIn1900OrLater = (day: string) => day >= '1900-01-01'

/** The last day of a period, YYYY-MM-DD, which may lie ahead. */
export const LastDay = z.iso.date().check(z.refine(isIn1900OrLater, { error: 'tooEarly' }))

/** A day of a business's past, YYYY-MM-DD: from 1900 to today in Germany. */
export const PastDay = z.iso.date().check(
  z.refine(isIn1900OrLater, { error: 'tooEarly', abort: true }),
  z.refine((day) => day <= berlinDay(new Date()), { error: 'tooLate' }),
)

/** Text a person typed: no NUL and no lone surrogate, which PostgreSQL cannot keep. */
export const plainText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: 'characters' }),
  )
export const requiredText = (max: number) => plainText(max).check(z.trim(), z.minLength(1))

/**
 * Euros on the wire, at most two decimals (api.md section 1); prices of one piece at most four (decision 145). Inside the
 * server money is integer cents.
 */
export const Euros = z.number()

/** An SKU as a buyer sees it: digits and letters, never a dash, never the look of a date. */
export const SkuId = z.string().check(z.regex(/^[0-9A-Za-z]{1,20}$/))
export const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))

/** A minute as the clocks in Germany show it, where all windows are meant: '2026-12-01T09:30'. */
export const BerlinMinute = z.string().check(
  z.regex(/^(19|20)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/),
  z.refine((minute) => isMinute(minute)),
)
const isMinute = (minute: string) => {
  const at = new Date(`${minute}:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(minute)
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
/** The day that calendars in Germany show at an instant: '2026-12-01'. */
export const berlinDay = (at: Date): string => berlin.format(at)

/**
 * The last moment of a day in Germany, '2035-03-31', so that whoever names its date names that day; an invalid Date where the day
 * is none.
 */
export function lastOfBerlinDay(day: string): Date {
  // Germany's clocks change an hour after midnight in Greenwich, so the offset then is that of the midnight before.
  const near = new Date(`${day}T23:59:59.999Z`)
  if (Number.isNaN(near.getTime())) return near
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
  const offset = zone
    .formatToParts(near)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '')
  return new Date(`${day}T23:59:59.999${offset}`)
}
