import * as z from 'zod/mini'
import { levelGoals } from '../operator/stores.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Euros, NoInput } from '../platform/values.ts'

/** Days that figures cover; they are compared with as many days before. */
export const FIGURE_DAYS = 28
/** The most late or missed orders that one level lists. */
export const SHOWN_LATE = 100

/** Percent: the least a store should reach; of CANCELLED the most it may cancel itself. */
export const goals = {
  CONFIRMED: levelGoals.confirmed,
  SHIPPED: levelGoals.shipped,
  ON_TIME: 94,
  CANCELLED: levelGoals.rejected,
}
export const levelKinds = ['CONFIRMED', 'SHIPPED', 'ON_TIME', 'CANCELLED'] as const
export const LevelKind = z.enum(levelKinds)
export type LevelKind = z.output<typeof LevelKind>

export const Level = z.object({
  kind: LevelKind,
  /** Null where there are too few to say. */
  percent: z.nullable(z.number()),
  goal: z.number(),
  isMet: z.boolean(),
  judged: z.int(),
  /** Orders that were late, or cancelled by the store. */
  missed: z.int(),
  fewest: z.int(),
  days: z.int(),
})
export type Level = z.output<typeof Level>

export const readLevels = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/today/levels',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'How the store has delivered within 28 days, on time within 90, beside what is expected; counted every hour',
  input: NoInput,
  output: z.object({ levels: z.array(Level) }),
})

export const readMissed = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/today/levels/{kind}/orders',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'The orders that a level counts against the store, the newest 100',
  input: z.strictObject({ kind: LevelKind }),
  output: z.object({
    items: z.array(
      z.object({
        subOrderNumber: z.string(),
        companyName: z.string(),
        /** Until when it had to be done; for a cancelled order, when it was cancelled. */
        dueAt: DateTime,
        /** Null where it is not done yet. */
        doneAt: z.nullable(DateTime),
      }),
    ),
  }),
})

const Sum = { amount: Euros, amountText: z.string() }
export const readNextPayout = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/today/next-payout',
  access: 'supplier',
  right: 'finance',
  summary: 'What a run of payouts that starts now would pay the store, and of what',
  input: NoInput,
  output: z.object({
    ...Sum,
    /** The day a week after the last run; null before the first. */
    expectedOn: z.nullable(z.string()),
    orders: z.int(),
    parts: z.array(z.object({ kind: z.enum(['SALES', 'COMMISSION', 'CREDIT_NOTES', 'ADJUSTMENTS']), ...Sum })),
    /** What the store is owed and not due yet. */
    laterText: z.nullable(z.string()),
    ibanEnd: z.nullable(z.string()),
    isHeld: z.boolean(),
  }),
})

export const FigureDay = z.object({
  day: z.string(),
  net: Euros,
  netText: z.string(),
  orders: z.int(),
  /** Net of the same weekday four weeks earlier. */
  netBefore: Euros,
  netBeforeText: z.string(),
})
export type FigureDay = z.output<typeof FigureDay>

export const figureKinds = ['NET', 'ORDERS', 'MEAN', 'RETURNING'] as const
export const Figure = z.object({
  kind: z.enum(figureKinds),
  text: z.string(),
  /** Change against the span before, in percent (RETURNING: percentage points); null where that span had nothing. */
  change: z.nullable(z.number()),
  /** One value a day (RETURNING: a week), oldest first. */
  line: z.array(z.number()),
})
export type Figure = z.output<typeof Figure>

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/today/figures',
  access: 'supplier',
  right: 'reports',
  summary:
    'What was ordered of the store within 28 days, by day, beside the 28 days before; without what was cancelled as a whole',
  input: NoInput,
  output: z.object({ figures: z.array(Figure), days: z.array(FigureDay) }),
})

export const BestSeller = z.object({
  skuId: z.string(),
  /** The store's own number: variants may have one name. */
  supplierSku: z.string(),
  name: z.string(),
  pieces: z.int(),
  net: Euros,
  netText: z.string(),
  /** Days the stock lasts at the mean of the last 28 days; null where stock is not counted. */
  daysLeft: z.nullable(z.int()),
})
export type BestSeller = z.output<typeof BestSeller>

export const readBestSellers = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/today/best-sellers',
  access: 'supplier',
  right: 'reports',
  summary: 'The five products of which most was ordered within 28 days by net, and how long their stock lasts',
  input: NoInput,
  output: z.object({ items: z.array(BestSeller) }),
})
