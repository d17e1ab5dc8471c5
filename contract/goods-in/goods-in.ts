import * as z from 'zod/mini'
import { Attachment, AttachmentIds } from '../attachments/attachments.ts'
import { remedies } from '../claims/claim-words.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Page, PageSize, pageOf } from '../platform/paging.ts'
import { DateTime, LastDay, plainText, SkuId } from '../platform/values.ts'
import { checkStates, lineStates, MOST_SHEETS } from './check-words.ts'
import { limitSources } from './temperature-limits.ts'

const shipment = {
  shipmentId: z.string(),
  subOrderNumber: z.string(),
  storeName: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  shippedAt: DateTime,
  /** Sent again without charge, for a claim. */
  isReplacement: z.boolean(),
}

const CheckedEntry = z.object({
  ...shipment,
  lineCount: z.int(),
  pieceCount: z.int(),
  /** All of them are packs of several pieces. */
  isPack: z.optional(z.boolean()),
  /** Of the newest check; null while there is none. */
  checkedAt: z.nullable(DateTime),
  checkedBy: z.nullable(z.string()),
  /** Lines of which something was not as ordered. */
  deviationCount: z.int(),
})
export type CheckedEntry = z.output<typeof CheckedEntry>

export const CheckLine = z.object({
  productSkuId: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  sentQuantity: z.int(),
  isPack: z.optional(z.boolean()),
  cameQuantity: z.int(),
  state: z.enum(lineStates),
  stateText: z.string(),
  /** Pieces that came and are not as ordered. */
  badQuantity: z.int(),
  lot: z.nullable(z.string()),
  bestBefore: z.nullable(z.string()),
  /** Degrees Celsius. */
  temperature: z.nullable(z.number()),
  /** What counted when it was checked. */
  temperatureLimit: z.nullable(z.number()),
  attachments: z.array(Attachment),
})
export type CheckLine = z.output<typeof CheckLine>

export const GoodsInCheck = z.object({
  version: z.int(),
  checkedAt: DateTime,
  checkedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Why it was corrected; null for the first version. */
  reason: z.nullable(z.string()),
  /** Of the claims that were opened with it. */
  claimNumbers: z.array(z.string()),
  lines: z.array(CheckLine),
})
export type GoodsInCheck = z.output<typeof GoodsInCheck>

export const GoodsIn = z.object({
  ...shipment,
  /** What the shipment holds, and the limit of each article's category. */
  lines: z.array(
    z.object({
      productSkuId: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      sentQuantity: z.int(),
      isPack: z.optional(z.boolean()),
      isFood: z.boolean(),
      limit: z.nullable(
        z.object({
          /** Degrees Celsius: what it should be at most, and up to which it may be taken in. */
          degrees: z.number(),
          tolerated: z.number(),
          source: z.enum(limitSources),
        }),
      ),
    }),
  ),
  /** All versions, newest first; empty while nobody has checked it. */
  checks: z.array(GoodsInCheck),
})
export type GoodsIn = z.output<typeof GoodsIn>

const shipmentId = z.uuid()
const csv = { output: z.file(), replyType: 'text/csv' } as const
const pdf = { output: z.file(), replyType: 'application/pdf' } as const
/** Days in Germany, both included. */
const Period = z.strictObject({ from: LastDay, to: LastDay })
const receiver = { method: 'GET', access: 'buyer', right: 'receive' } as const

export const list = endpoint({
  ...receiver,
  path: '/api/v1/account/goods-in',
  summary:
    'Shipments to the company, without prices: those of the last 30 days nobody has checked, or those checked, newest first',
  input: z.strictObject({
    state: z._default(z.enum(checkStates), 'EXPECTED'),
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
  }),
  output: pageOf(CheckedEntry),
})
export const read = endpoint({
  ...receiver,
  path: '/api/v1/account/goods-in/{shipmentId}',
  summary: "One shipment with the limits of its goods and every version of its check; 404 also for somebody else's",
  input: z.strictObject({ shipmentId }),
  output: GoodsIn,
})
export const check = endpoint({
  method: 'POST',
  path: '/api/v1/account/goods-in/{shipmentId}/checks',
  access: 'buyer',
  right: 'receive',
  repeat: 'keyed',
  status: 201,
  summary:
    'Records what came of a shipment, or corrects it as a new version; what is not as ordered becomes a claim in the same step. 409 GOODS_IN_CHANGED where somebody else was first',
  input: z.strictObject({
    shipmentId,
    /** Of the newest version that was seen; 0 where there was none. */
    version: z.int().check(z.minimum(0), z.maximum(1000)),
    lines: z
      .array(
        z.strictObject({
          productSkuId: SkuId,
          cameQuantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
          state: z.enum(lineStates),
          badQuantity: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
          /** What is asked for where something is not as ordered. */
          remedy: z._default(z.enum(remedies), 'REFUND'),
          lot: z.optional(plainText(60)),
          bestBefore: z.optional(LastDay),
          /** Degrees Celsius, rounded to a tenth. */
          temperature: z.optional(z.number().check(z.minimum(-60), z.maximum(60))),
          attachmentIds: z.optional(AttachmentIds),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
    note: z.optional(plainText(1000)),
    /** Needed for a correction. */
    reason: z.optional(plainText(500)),
  }),
  output: GoodsIn,
})
export const readSheet = endpoint({
  ...receiver,
  path: '/api/v1/account/goods-in/{shipmentId}/pdf',
  summary: 'The check of a shipment as a HACCP record; 404 while there is none',
  input: z.strictObject({ shipmentId }),
  ...pdf,
})
export const readCsv = endpoint({
  ...receiver,
  path: '/api/v1/account/goods-in/{shipmentId}/csv',
  summary: 'The same as a table, with every version',
  input: z.strictObject({ shipmentId }),
  ...csv,
})
export const readPeriodSheets = endpoint({
  ...receiver,
  path: '/api/v1/account/goods-in-period/pdf',
  summary: `HACCP records of what was checked within a period, oldest first; VALIDATION for more than ${MOST_SHEETS}`,
  input: Period,
  ...pdf,
})
export const readPeriodCsv = endpoint({
  ...receiver,
  path: '/api/v1/account/goods-in-period/csv',
  summary: `The same as a table, with every version; VALIDATION for more than ${MOST_SHEETS}`,
  input: Period,
  ...csv,
})
