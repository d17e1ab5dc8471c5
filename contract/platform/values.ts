import * as z from 'zod/mini'
import { languages } from './languages.ts'

export const Language = z.enum(languages)
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export const NoInput = z.strictObject({})
/** The output of an endpoint that answers 204. */
export const NoContent = z.undefined()

/** ISO-8601 with offset on the wire, a Date in memory. Only fields declared so are revived (api.md section 1). */
export const DateTime = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

const isIn1900OrLater = (day: string) => day >= '1900-01-01'

/** The last day of a period, YYYY-MM-DD, which may lie ahead. */
export const LastDay = z.iso.date().check(z.refine(isIn1900OrLater, { error: 'tooEarly' }))

/** A day of a business's past, YYYY-MM-DD: from 1900 to today in Germany, which is at most two hours ahead of UTC. */
export const PastDay = z.iso.date().check(
  z.refine(isIn1900OrLater, { error: 'tooEarly', abort: true }),
  z.refine((day) => day <= new Date(Date.now() + 7_200_000).toISOString().slice(0, 10), { error: 'tooLate' }),
)

/** Text a person typed: no NUL and no lone surrogate, which PostgreSQL cannot keep. */
export const plainText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: 'characters' }),
  )
export const requiredText = (max: number) => plainText(max).check(z.trim(), z.minLength(1))

/** Euros on the wire, at most two decimals (api.md section 1). Inside the server money is integer cents. */
export const Euros = z.number()

/** An SKU as a buyer sees it: digits and letters, never a dash, never the look of a date. */
export const SkuId = z.string().check(z.regex(/^[0-9A-Za-z]{1,20}$/))
export const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))
