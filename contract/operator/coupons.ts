import * as z from 'zod/mini'
import { couponKinds } from '../trade/coupon-kinds.ts'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { BerlinMinute, DateTime, Euros, NoContent, plainText, requiredText, Slug } from '../platform/values.ts'
import { content, contentStates, Name, Reason } from './content.ts'

/** For every company, for one that has not ordered yet, or for those that are named. */
export const couponAudiences = ['ALL', 'FIRST_ORDER', 'NAMED'] as const
export type CouponAudience = (typeof couponAudiences)[number]
/** Who bears what is taken off the goods: the store that sells them, or the marketplace, which pays it to the store. */
export const couponBearers = ['STORE', 'MARKETPLACE'] as const
export type CouponBearer = (typeof couponBearers)[number]
/** The most companies a coupon can name. */
export const MOST_NAMED = 500
/** CURRENT: not over yet. LIVE: can be used now. USED_UP: within its window, but used as often as it may be. */
export const couponViews = ['CURRENT', 'PLANNED', 'LIVE', 'USED_UP', 'OVER', 'ALL'] as const
export type CouponView = (typeof couponViews)[number]
/** END and START: the latest first; NAME: alphabetically. */
export const couponSorts = ['END', 'START', 'NAME'] as const
export type CouponSort = (typeof couponSorts)[number]
/** The most codes made at once. */
export const MOST_CODES = 2000

export const CouponCode = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/, 'couponCode'))

/** One code, or many that were made together. */
export const CouponEntry = z.object({
  /** The code, or the id of codes that were made together. */
  id: z.string(),
  name: z.string(),
  isMany: z.boolean(),
  codeCount: z.int(),
  kind: z.enum(couponKinds),
  /** Percent for PERCENT, euros for AMOUNT. */
  value: z.number(),
  storeSlug: z.nullable(z.string()),
  storeName: z.nullable(z.string()),
  minimum: Euros,
  limitTotal: z.nullable(z.int()),
  limitPerBuyer: z.nullable(z.int()),
  audience: z.enum(couponAudiences),
  borneBy: z.enum(couponBearers),
  /** How many companies are named. */
  buyerCount: z.int(),
  /** Redemptions of all its codes, checkouts under way included. */
  usedCount: z.int(),
  /** Orders placed with it, without checkouts under way; the sums are net. */
  orderCount: z.int(),
  netTotalText: z.string(),
  discountTotalText: z.string(),
  startsAt: DateTime,
  endsAt: DateTime,
  state: z.enum(contentStates),
  /** Every one of its codes has reached its limit. */
  isUsedUp: z.boolean(),
})
export type CouponEntry = z.output<typeof CouponEntry>

export const OperatorCoupon = z.extend(CouponEntry, {
  descriptionDe: z.string(),
  descriptionEn: z.string(),
  /** Those that are named; null for the name of one that is erased. */
  buyers: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  codes: z.array(z.object({ code: z.string(), usedCount: z.int() })),
})
export type OperatorCoupon = z.output<typeof OperatorCoupon>

const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{3,40}$/))
const Money = Euros.check(z.minimum(0), z.maximum(1_000_000), z.multipleOf(0.01))
const Limit = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))

/** What a list of coupons is narrowed by, and its order. */
const couponFilters = {
  view: z._default(z.enum(couponViews), 'CURRENT'),
  sort: z._default(z.enum(couponSorts), 'END'),
  store: z.optional(Slug),
  /** How a code, or the name of codes that were made together, begins. */
  q: z.optional(plainText(120)),
}

export const list = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/coupons',
  summary: 'Coupons, codes that were made together as one; by state, store, and how a code or a name begins',
  input: z.strictObject({ ...cursorInput, ...couponFilters }),
  output: cursorOf(CouponEntry),
})
export const readCsv = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/coupon-list.csv',
  summary: 'The coupons of exactly this view for a spreadsheet, all of them; written while it is read',
  input: z.strictObject(couponFilters),
  output: z.file(),
  replyType: 'text/csv',
})
export const read = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/coupons/{id}',
  summary: 'One coupon with its codes and what was ordered with it',
  input: z.strictObject({ id: Id }),
  output: OperatorCoupon,
})
export const create = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/coupons',
  repeat: 'keyed',
  summary: `Adds a coupon of one code, or up to ${MOST_CODES} codes with the same terms; 409 CODE_TAKEN`,
  status: 201,
  input: z.strictObject({
    /** Null for many codes: `count` of them are drawn, each beginning with `prefix`. */
    code: z.nullable(CouponCode),
    /** Name of codes made together; null for a single code. */
    name: z.nullable(Name),
    prefix: z.string().check(z.regex(/^[A-Z0-9]{0,12}$/, 'codePrefix')),
    count: z.nullable(z.int().check(z.minimum(2), z.maximum(MOST_CODES))),
    kind: z.enum(couponKinds),
    /** Percent for PERCENT, euros for AMOUNT; ignored for FREE_SHIPPING. */
    value: Money,
    storeSlug: z.nullable(Slug),
    minimum: Money,
    /** Limits of each code; null for none. */
    limitTotal: Limit,
    limitPerBuyer: Limit,
    audience: z._default(z.enum(couponAudiences), 'ALL'),
    /** Free shipping is borne by the store. */
    borneBy: z._default(z.enum(couponBearers), 'STORE'),
    /** For NAMED: e-mail addresses of people, whose companies are meant, or ids of companies. */
    buyers: z._default(z.array(requiredText(254)).check(z.maxLength(MOST_NAMED)), []),
    /** In German time. */
    startsAt: BerlinMinute,
    endsAt: BerlinMinute,
    /** What buyers read; empty for a sentence made from kind and value. */
    descriptionDe: plainText(200),
    descriptionEn: plainText(200),
  }),
  output: OperatorCoupon,
})
export const end = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/coupons/{id}/end',
  repeat: 'refused',
  summary: 'Ends a coupon with all its codes now; orders with it stay. 404 for an unknown coupon or one that is over',
  status: 204,
  input: z.strictObject({ id: Id, reason: Reason }),
  output: NoContent,
})
