import { validation as de } from './de/validation.ts'
import { validation as en } from './en/validation.ts'

/** The part of a schema issue that a sentence needs. */
type Issue = {
  code?: string | undefined
  expected?: string | undefined
  message?: string | undefined
  origin?: string | undefined
  format?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
  /** What is allowed; a box that has to be ticked allows only true. */
  values?: unknown[] | undefined
  path?: PropertyKey[] | undefined
}

/** What a check of our own says. */
const ownMessages = ['password', 'characters', 'cents', 'checkDigits', 'oneStar', 'couponCode', 'codePrefix'] as const

/** The sentence of a failed check of `input`, for server and forms alike. */
export function validationSentence(issue: object, language: 'de' | 'en', input?: unknown): string {
  const t = language === 'de' ? de : en
  const { code, expected, message, origin, format, minimum, maximum, values, path = [] } = issue as Issue
  // What has a form of its own has to be there; e-mail, password and day say what they are even so.
  if (code === 'invalid_format' && format === 'regex' && message !== 'password' && valueAt(input, path) === '')
    return t.required
  const own = ownMessages.find((name) => name === message)
  if (own) return t[own]
  if (message === 'tooEarly' || message === 'tooLate' || message === 'beforeFirst') return t.dates[message]
  if (code === 'unrecognized_keys') return t.unknownField
  if (code === 'too_small') return tooSmall(t, origin, Number(minimum))
  if (code === 'too_big') return tooBig(t, origin, Number(maximum))
  if (code === 'invalid_value') return values?.[0] === true ? t.required : t.choice
  if (code === 'invalid_format')
    return format === 'email' ? t.email : format === 'date' || format === 'datetime' ? t.date : t.text
  // A number it is.
  if (code === 'invalid_type' && expected === 'int') return t.wholeNumber
  return code === 'invalid_type' ? t.required : t.text
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)

function tooSmall(t: typeof en, origin: string | undefined, min: number) {
  if (origin === 'string') return min === 1 ? t.required : t.textTooShort(min)
  if (origin !== 'array') return min === Number.MIN_SAFE_INTEGER ? t.numberTooLow : t.numberTooSmall(min)
  return min === 1 ? t.required : t.listTooShort(min)
}

function tooBig(t: typeof en, origin: string | undefined, max: number) {
  if (origin === 'string') return t.textTooLong(max)
  if (origin === 'array') return t.listTooLong(max)
  // What every whole number ends at is no bound that anybody has set.
  return max === Number.MAX_SAFE_INTEGER ? t.numberTooLarge : t.numberTooBig(max)
}
