import * as z from 'zod/mini'
import type { NewCoupon } from '../../../api/promotions/coupon-admin.ts'
import type { Coupon } from '../../../api/promotions/coupon.ts'
import { describeCoupon } from '../../../api/promotions/describe-coupon.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { MOST_NAMED } from '../../../contract/operator/coupons.ts'
import type { Command } from '../commands/command.ts'
import { fitting, option, parseOptions, windowOptions } from '../commands/parse-options.ts'

/** Money and counts stay below what PostgreSQL's integer holds. */
const MOST = 2_000_000_000

export type CouponInput = Omit<NewCoupon, 'storeId' | 'buyerIds' | 'audience'> & {
  storeSlug: string | null
  audience: Coupon['audience']
  /** E-mail addresses of people, whose companies are meant, or ids of companies. */
  buyers: string[]
}

/** The terms of a new coupon as they were typed; throws a Refusal that names all that is wrong. */
export function parseCoupon({ args, values, flags }: Command, now: Date, language: Language): CouponInput {
  const { percent, amount, from, until, buyers, ...others } = values
  const effect = {
    percent,
    amount,
    'free-shipping': flags.has('free-shipping'),
    'marketplace-bears': flags.has('marketplace-bears'),
  }
  const whom = { buyers, 'first-order': flags.has('first-order') }
  const typed = { ...others, code: args[0], effect, window: { from, until }, whom }
  const coupon = parseOptions(schemaOf(now, language), typed)
  return {
    ...coupon.effect,
    ...coupon.window,
    ...coupon.whom,
    code: coupon.code,
    minimumCents: coupon.minimum,
    limitTotal: coupon.limit.count,
    limitPerBuyer: coupon['limit-per-buyer'].count,
    storeSlug: coupon.store ?? null,
    descriptionDe: coupon['text-de'] || describeCoupon(coupon.effect, 'de'),
    descriptionEn: coupon['text-en'] || describeCoupon(coupon.effect, 'en'),
  }
}

function schemaOf(now: Date, language: Language) {
  const t = texts(language).operator.coupons
  const [text, flag] = [z.optional(z.string()), z.boolean()]
  return z.object({
    code: option((code = '') => readCode(code), t.badCode),
    effect: fitting(
      { percent: text, amount: text, 'free-shipping': flag, 'marketplace-bears': flag },
      effectOf,
      t.badEffect,
    ),
    minimum: option((money = '0') => readHundredths(money), t.badMoney('minimum')),
    limit: option(limitOf, t.badCount('limit')),
    'limit-per-buyer': option(limitOf, t.badCount('limit-per-buyer')),
    window: windowOptions(now, t),
    whom: fitting({ buyers: text, 'first-order': flag }, audienceOf, t.badBuyers(MOST_NAMED)),
    'text-de': option((words = '') => readText(words), t.badText),
    'text-en': option((words = '') => readText(words), t.badText),
    store: text,
  })
}

type Effect = Pick<NewCoupon, 'kind' | 'value' | 'borneBy'>
type EffectOptions = {
  percent?: string | undefined
  amount?: string | undefined
  'free-shipping': boolean
  'marketplace-bears': boolean
}

/** Exactly one of the three; free shipping is borne by the store. */
function effectOf({
  percent,
  amount,
  'free-shipping': isFree,
  'marketplace-bears': isBorne,
}: EffectOptions): Effect | null {
  if ([percent !== undefined, amount !== undefined, isFree].filter(Boolean).length !== 1) return null
  if (isFree) return isBorne ? null : { kind: 'FREE_SHIPPING', value: 0 }
  const borneBy = isBorne ? 'MARKETPLACE' : 'STORE'
  const value = readHundredths(percent ?? amount ?? '')
  if (!value) return null
  if (amount !== undefined) return { kind: 'AMOUNT', value, borneBy }
  return value <= 10_000 ? { kind: 'PERCENT', value, borneBy } : null
}

type AudienceOptions = { buyers?: string | undefined; 'first-order': boolean }

/** At most one of the two; for every company without. */
function audienceOf({
  buyers: typed,
  'first-order': isFirst,
}: AudienceOptions): Pick<CouponInput, 'audience' | 'buyers'> | null {
  if (typed === undefined) return { audience: isFirst ? 'FIRST_ORDER' : 'ALL', buyers: [] }
  const buyers = typed.split(',').flatMap((name) => name.trim() || [])
  const isGood = buyers.length > 0 && buyers.length <= MOST_NAMED && buyers.every((name) => name.length <= 254)
  return isGood && !isFirst ? { audience: 'NAMED', buyers } : null
}

const readCode = (text: string) => (/^[A-Z0-9-]{3,40}$/.test(text.toUpperCase()) ? text.toUpperCase() : null)

/** '12,5' and '12.50' are 1250: cents of euros, ten-thousandths of percent. */
function readHundredths(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const value = whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return value === null || value > MOST ? null : value
}

/** No limit where none is typed. */
function limitOf(text: string | undefined): { count: number | null } | null {
  if (text === undefined) return { count: null }
  const count = Number(text)
  return /^\d{1,10}$/.test(text) && count >= 1 && count <= MOST ? { count } : null
}

const readText = (text: string) => (text.length <= 200 && text.isWellFormed() ? text.trim() : null)
