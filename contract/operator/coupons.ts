import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { BerlinMinute, DateTime, Euros, NoContent, plainText, requiredText, Slug } from '../platform/values.ts'
import { content, contentStates, Name, Reason } from './content.ts'

export const couponKinds = ['PERCENT', 'AMOUNT', 'FREE_SHIPPING'] as const
/** For every company, for one that has not ordered yet, or for those that are named. */
export const couponAudiences = ['ALL', 'FIRST_ORDER', 'NAMED'] as const
/** Who bears what is taken off the goods: the store that sells them, or the marketplace, which pays it to the store. */
export const couponBearers = ['STORE', 'MARKETPLACE'] as const
export type CouponBearer = (typeof couponBearers)[number]
/** So many companies are named at most. */
export const MOST_NAMED = 500
/** CURRENT: what is not over. LIVE: can be used now; USED_UP: could, if it had not been used as often as it may be. */
export const couponViews = ['CURRENT', 'PLANNED', 'LIVE', 'USED_UP', 'OVER', 'ALL'] as const
export type CouponView = (typeof couponViews)[number]
/** What ends or begins last comes first; or by name. */
export const couponSorts = ['END', 'START', 'NAME'] as const
export type CouponSort = (typeof couponSorts)[number]
/** So many codes are made at once at most. */
export const MOST_CODES = 2000

export const CouponCode = z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/, 'couponCode'))

/** One code, or many that were made together. */
export const CouponEntry = z.object({
  /** The code, or what names the codes together. */
  id: z.string(),
  name: z.string(),
  isMany: z.boolean(),
  codeCount: z.int(),
  kind: z.enum(couponKinds),
  /** Percent, or euros. */
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
  /** Of all codes together, with what is being paid now. */
  usedCount: z.int(),
  /** Of the orders it was used in, net; what is being paid now is none yet. */
  orderCount: z.int(),
  netTotalText: z.string(),
  discountTotalText: z.string(),
  startsAt: DateTime,
  endsAt: DateTime,
  state: z.enum(contentStates),
  /** Each of its codes, as often as it may be. */
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
    /** Null for many: they are drawn, `count` of them, and begin with `prefix`. */
    code: z.nullable(CouponCode),
    /** What many are called together; null for one. */
    name: z.nullable(Name),
    prefix: z.string().check(z.regex(/^[A-Z0-9]{0,12}$/, 'codePrefix')),
    count: z.nullable(z.int().check(z.minimum(2), z.maximum(MOST_CODES))),
    kind: z.enum(couponKinds),
    /** Percent, or euros; of no meaning where shipping is free. */
    value: Money,
    storeSlug: z.nullable(Slug),
    minimum: Money,
    /** Of each code. */
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
    /** What buyers read; empty: what is taken off. */
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
  summary: 'Ends a coupon with all its codes now; orders with it stay. 404 where none is to end',
  status: 204,
  input: z.strictObject({ id: Id, reason: Reason }),
  output: NoContent,
})
