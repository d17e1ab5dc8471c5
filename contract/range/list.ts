import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Count, cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, NoInput, plainText, SkuId, Slug } from '../platform/values.ts'
import { mostItems, Run } from '../desk/runs.ts'
import { ruleNames } from './completeness.ts'
import { productActions, productStatuses, type ProductAction } from './editor.ts'

/** The views of a store's products, in the order of the tabs. */
export const productViews = [
  'ALL',
  'ACTIVE',
  'DRAFT',
  'IN_REVIEW',
  'REFUSED',
  'PAUSED',
  'INCOMPLETE',
  'LOW',
  'ARCHIVED',
] as const
export const productMarks = ['ORGANIC', 'EXCLUSIVE'] as const
export type ProductView = (typeof productViews)[number]

export const ProductEntry = z.object({
  skuId: z.string(),
  supplierSku: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  status: z.enum(productStatuses),
  /** There are changes that are not published. */
  hasDraft: z.boolean(),
  /** A change of it waits for an operator. */
  isWaiting: z.boolean(),
  /** What an operator has said against it, in the words of the mail. */
  refusal: z.nullable(z.string()),
  categoryName: z.string(),
  brand: z.string(),
  /** Null before there is one. */
  priceText: z.nullable(z.string()),
  finalPriceText: z.nullable(z.string()),
  packText: z.string(),
  /** Pieces that can be sold now. */
  sellable: z.int(),
  /** Days they last at the sales of the last 28 days; null where nothing was sold. */
  lastsDays: z.nullable(z.int()),
  /** Percent of the rules of completeness.ts that are met; null until it is computed. */
  completeness: z.nullable(z.int()),
  updatedAt: DateTime,
})
export type ProductEntry = z.output<typeof ProductEntry>

/** What the list is narrowed by. */
export const productFilters = {
  view: z._default(z.enum(productViews), 'ALL'),
  /** Words of names, brand, article number or GTIN, each from its beginning. */
  q: z.optional(plainText(100)),
  category: z.optional(Slug),
  /** As `listBrands` names it. */
  brand: z.optional(Slug),
  /** Organic or exclusive ones alone. */
  mark: z.optional(z.enum(productMarks)),
  /** Products that break this rule of completeness.ts. */
  missing: z.optional(z.enum(ruleNames)),
}

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products',
  access: 'supplier',
  right: 'products',
  summary:
    "The store's products by view, last changed first; archived ones in their own view alone, incomplete ones nearly complete first, low ones least first",
  input: z.strictObject({ ...productFilters, ...cursorInput }),
  output: cursorOf(ProductEntry),
})
export const counts = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/counts',
  access: 'supplier',
  right: 'products',
  summary: 'How many products stand in each view',
  input: NoInput,
  output: z.object({
    ALL: Count,
    ACTIVE: Count,
    DRAFT: Count,
    IN_REVIEW: Count,
    REFUSED: Count,
    PAUSED: Count,
    INCOMPLETE: Count,
    LOW: Count,
    ARCHIVED: Count,
  }),
})

export const actOnMany = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/actions',
  access: 'supplier',
  right: 'products',
  repeat: 'keyed',
  status: 202,
  summary: 'Pauses, activates, archives or moves several products, one after the other; what fails says why',
  input: z.strictObject({
    action: z.enum([...productActions, 'CATEGORY']),
    skuIds: z.array(SkuId).check(z.minLength(1), z.maxLength(mostItems)),
    /** With CATEGORY: the leaf they move to. */
    category: z.optional(Slug),
  }),
  output: Run,
})

/** What can be taken back. */
export const undoableActions = ['PAUSE', 'ACTIVATE', 'ARCHIVE'] as const satisfies readonly ProductAction[]
export type UndoableAction = (typeof undoableActions)[number]
export const isUndoable = (action: string): action is UndoableAction =>
  undoableActions.some((undoable) => undoable === action)

export const undoMany = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/actions/{runId}/undo',
  access: 'supplier',
  right: 'products',
  repeat: 'keyed',
  status: 202,
  summary:
    'Takes back what a run has paused, activated or archived, of exactly those products: as they were, within a minute; what somebody has changed since stays and says so. Twice changes nothing; 409 PRODUCT_STATE before it is done',
  input: z.strictObject({ runId: z.uuid() }),
  output: Run,
})

export const exportRows = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/export',
  access: 'supplier',
  right: 'products',
  repeat: 'keyed',
  status: 202,
  summary: 'Writes exactly this view as CSV; the run has the file, and a mail says so where it is large',
  input: z.strictObject(productFilters),
  output: Run,
})

export const RangeCategory = z.object({
  slug: z.string(),
  name: z.string(),
  rootName: z.string(),
  /** The rules for food apply to its products. */
  isFood: z.boolean(),
  /** VAT in percent. */
  taxRate: z.number(),
})
export type RangeCategory = z.output<typeof RangeCategory>

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/categories',
  access: 'supplier',
  right: 'products',
  summary: 'The categories a product can stand in, in the order of the shop',
  input: NoInput,
  output: z.object({ items: z.array(RangeCategory) }),
})

/** The most brands of a store that the filter offers. */
export const MOST_BRANDS = 200
export const listBrands = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/brands',
  access: 'supplier',
  right: 'products',
  summary: "The brands of the store's products, the first 200 by name",
  input: NoInput,
  output: z.object({ items: z.array(z.object({ slug: z.string(), name: z.string() })) }),
})
