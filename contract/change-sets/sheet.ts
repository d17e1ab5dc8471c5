import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Euros, LastDay, plainText, SkuId, Slug } from '../platform/values.ts'

/** Rows of one block. */
export const sheetBlock = 200
/** The most products that can be named to be shown alone. */
export const MOST_CHOSEN = 100

const SheetPrices = z.object({
  price: Euros,
  /** Pieces that all these prices but the retail price are of: one, or those of a case. */
  priceUnit: z.int(),
  discount: z.number(),
  finalPrice: Euros,
  /** Five slots, of which both are null where there is no tier; behind them the tiers that the sheet does not show. */
  tiers: z.array(z.object({ fromQuantity: z.nullable(z.int()), price: z.nullable(Euros) })),
  msrp: z.nullable(Euros),
})

/** A product as the sheet has it. Money in net euros of `priceUnit` pieces, discount in percent, quantities in pieces. */
export const SheetRow = z.object({
  skuId: z.string(),
  supplierSku: z.string(),
  gtin: z.nullable(z.string()),
  name: z.string(),
  brand: z.string(),
  status: z.enum(['IN_REVIEW', 'ACTIVE', 'PAUSED', 'BLOCKED']),
  categorySlug: z.string(),
  categoryName: z.string(),
  /** What the law asks for and the product does not say, in words; absent where nothing is missing. */
  missingFacts: z.optional(z.string()),
  imageUrl: z.string(),
  packText: z.string(),
  countPerBox: z.int(),
  minimumQuantity: z.int(),
  /** Null for a member who may count the stock and not see prices. */
  prices: z.nullable(SheetPrices),
  /** Counted: what lies there; promised: ordered and not sent yet, or held for a payment; sellable: the difference. */
  stock: z.object({ counted: z.int(), promised: z.int(), sellable: z.int(), countedAt: z.nullable(DateTime) }),
  /** When it is expected, while it is sold out; null where the store has not said. */
  backAt: z.nullable(z.iso.date()),
  updatedAt: DateTime,
})
export type SheetRow = z.output<typeof SheetRow>

const SheetFilter = {
  /** A part of name, article number or GTIN. */
  q: z.optional(plainText(100)),
  category: z.optional(Slug),
  status: z.optional(z.enum(['IN_REVIEW', 'ACTIVE', 'PAUSED', 'BLOCKED'])),
  variantGroup: z.optional(plainText(80)),
  /** These alone. */
  skuIds: z.optional(z.array(SkuId).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
}

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/sheet',
  access: 'supplier',
  right: 'stock',
  summary:
    "The store's products with prices and stock, by product number, 200 at a time; drafts and archived ones are left out",
  input: z.strictObject({
    ...SheetFilter,
    /** The `next` of the block before. */
    after: z.optional(plainText(60)),
  }),
  output: z.object({
    items: z.array(SheetRow),
    next: z.nullable(z.string()),
    /** All that the filter leaves; only counted for the first block. */
    count: z.nullable(z.int()),
  }),
})

export const findRows = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/sheet/rows',
  access: 'supplier',
  right: 'stock',
  repeat: 'same-effect',
  summary: 'The rows with these product numbers or GTINs, for what is pasted; unknown ones are left out',
  input: z.strictObject({ numbers: z.array(plainText(60)).check(z.minLength(1), z.maxLength(2000)) }),
  output: z.object({ items: z.array(SheetRow) }),
})

const Pieces = z.int().check(z.minimum(0), z.maximum(100_000_000))
export const StockCount = z
  .strictObject({
    skuId: SkuId,
    /** With `expected`; both are left out where nobody has counted and only the day is told. */
    counted: z.optional(Pieces),
    /** What the sheet showed as counted when somebody went to count; another number there is STOCK_CHANGED. */
    expected: z.optional(Pieces),
    /**
     * When it is expected, from today to two years ahead; null where nobody knows. Where it is left out, a count above what is
     * promised clears it.
     */
    backAt: z.optional(z.nullable(LastDay)),
  })
  .check(
    z.refine(({ counted, expected }) => (counted === undefined) === (expected === undefined), { path: ['expected'] }),
    z.refine(({ counted, backAt }) => counted !== undefined || backAt !== undefined, { path: ['counted'] }),
  )
export type StockCount = z.output<typeof StockCount>

const CountedStock = z.object({
  counted: z.int(),
  promised: z.int(),
  sellable: z.int(),
  missing: z.int(),
  backAt: z.nullable(z.iso.date()),
})
export const StockResult = z.object({
  skuId: z.string(),
  ok: z.boolean(),
  code: z.nullable(z.enum(['STOCK_CHANGED', 'NOT_FOUND'])),
  message: z.nullable(z.string()),
  /** As it is now; null for an unknown article. */
  stock: z.nullable(CountedStock),
})
export type StockResult = z.output<typeof StockResult>

export const countStock = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/stock',
  access: 'supplier',
  right: 'stock',
  repeat: 'same-effect',
  summary:
    'Writes what was counted, and when what is sold out comes back; where a parcel or a return came between, the fresh number is answered and nothing written',
  input: z.strictObject({ items: z.array(StockCount).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ results: z.array(StockResult) }),
})
