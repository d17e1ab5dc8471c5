import { readWallClock } from '../../../api/platform/wall-clock.ts'
import type { NewCoupon } from '../../../api/promotions/coupon-admin.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { germanTime } from '../german-time.ts'
import { Refusal, type Command } from '../commands/command.ts'

/** Money and counts stay below what PostgreSQL's integer holds. */
const MOST = 2_000_000_000

export type CouponInput = Omit<NewCoupon, 'storeId'> & { storeSlug: string | null }

/** The terms of a new coupon as they were typed; throws a Refusal that names all that is wrong. */
export function parseCoupon({ args, values, flags }: Command, now: Date, language: Language): CouponInput {
  const t = texts(language).operator.coupons
  const wrong: string[] = []
  const check = <T>(value: T | null, sentence: string): T | null => {
    if (value === null) wrong.push(sentence)
    return value
  }
  const code = check(readCode(args[0] ?? ''), t.badCode)
  const effect = check(readEffect(values, flags), t.badEffect)
  const minimumCents = values.minimum === undefined ? 0 : check(readHundredths(values.minimum), t.badMoney('minimum'))
  const limitTotal = values.limit === undefined ? null : check(readCount(values.limit), t.badCount('limit'))
  const ownLimit = values['limit-per-buyer']
  const limitPerBuyer = ownLimit === undefined ? null : check(readCount(ownLimit), t.badCount('limit-per-buyer'))
  const from = values.from === undefined ? germanTime(now) : check(readWallClock(values.from), t.badTime('from'))
  const until = check(
    values.until === undefined ? null : readWallClock(values.until, { isEnd: true }),
    t.badTime('until'),
  )
  if (until && (until <= germanTime(now) || (from && until <= from))) wrong.push(t.badWindow)
  const typed = { de: readText(values['text-de']), en: readText(values['text-en']) }
  if (typed.de === null || typed.en === null) wrong.push(t.badText)
  if (!code || !effect || minimumCents === null || !from || !until || wrong.length > 0)
    throw new Refusal(wrong.join('\n'))
  return {
    ...effect,
    code,
    minimumCents,
    limitTotal,
    limitPerBuyer,
    from,
    until,
    storeSlug: values.store ?? null,
    descriptionDe: typed.de || describe(effect, 'de'),
    descriptionEn: typed.en || describe(effect, 'en'),
  }
}

type Effect = Pick<NewCoupon, 'kind' | 'value'>

function readEffect(values: Command['values'], flags: Command['flags']): Effect | null {
  const given = [values.percent, values.amount, flags.has('free-shipping') || undefined]
  if (given.filter((value) => value !== undefined).length !== 1) return null
  if (flags.has('free-shipping')) return { kind: 'FREE_SHIPPING', value: 0 }
  const value = readHundredths(values.percent ?? values.amount ?? '')
  if (!value) return null
  if (values.amount !== undefined) return { kind: 'AMOUNT', value }
  return value <= 10_000 ? { kind: 'PERCENT', value } : null
}

/** What the buyer reads in the cart. */
function describe({ kind, value }: Effect, language: Language) {
  const t = texts(language).operator.coupons
  if (kind === 'FREE_SHIPPING') return t.freeShipping
  return t.off(kind === 'PERCENT' ? t.percent(value / 100) : moneyText(value, language))
}

const readCode = (text: string) => (/^[A-Z0-9-]{3,40}$/.test(text.toUpperCase()) ? text.toUpperCase() : null)

/** '12,5' and '12.50' are 1250: cents of euros, ten-thousandths of percent. */
function readHundredths(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const value = whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return value === null || value > MOST ? null : value
}

function readCount(text: string): number | null {
  const count = Number(text)
  return /^\d{1,10}$/.test(text) && count >= 1 && count <= MOST ? count : null
}

const readText = (text: string | undefined) =>
  text === undefined ? '' : text.length <= 200 && text.isWellFormed() ? text.trim() : null
