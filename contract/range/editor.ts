import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, plainText, SkuId, Slug } from '../platform/values.ts'
import { CategoryAttribute } from './attributes.ts'
import { UploadedPhoto } from './photos.ts'
import { Changes, Content, fields, type Field } from './content.ts'

export const productStatuses = ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'ARCHIVED', 'BLOCKED'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** What a member can do with a product beside changing it. */
export const productActions = ['PAUSE', 'ACTIVATE', 'ARCHIVE', 'RESTORE'] as const
export type ProductAction = (typeof productActions)[number]

/** Seconds within which an archived product comes back as it was; later one that was on sale comes back paused. */
export const RESTORE_SECONDS = 60

const FieldName = z.enum(fields as [Field, ...Field[]])

/** One product as those see it who look after it. */
export const EditedProduct = z.object({
  skuId: z.string(),
  status: z.enum(productStatuses),
  /** Of the draft; what is saved next names it. */
  version: z.int(),
  /** What buyers see, or saw; null of what was never published. */
  live: z.nullable(Content),
  /** What it would be: live, with what waits for an operator and with the draft. */
  content: Content,
  /** Fields of the draft. */
  changed: z.array(FieldName),
  /** Fields of the draft that were changed beside it since, in the sheet or by an import. */
  overtaken: z.array(FieldName),
  /** Fields of the draft that were filled from other offers of the article, and nobody has changed since. */
  filled: z.array(FieldName),
  savedAt: z.nullable(DateTime),
  /** Null for who has left. */
  savedBy: z.nullable(z.string()),
  isSavedByCaller: z.boolean(),
  /** What an operator is to look at: the whole product, or these fields of one that is on sale. */
  waiting: z.nullable(z.object({ at: DateTime, by: z.nullable(z.string()), fields: z.array(FieldName) })),
  /** What an operator has last said, until it is handed in again. */
  answer: z.nullable(
    z.object({
      kind: z.enum(['ASK', 'REJECT']),
      at: DateTime,
      message: z.string(),
      /** Words at the field they are about. */
      words: z.record(z.string(), z.string()),
    }),
  ),
  isFood: z.boolean(),
  /** What its category asks for. */
  attributes: z.array(CategoryAttribute),
  /** Percent that the category brings. */
  categoryTaxRate: z.number(),
  /** Texts of a trusted store go live without being looked at, unless a word list finds something. */
  isStoreTrusted: z.boolean(),
  storeName: z.string(),
  /** What is uploaded of it, shown or not. */
  photos: z.array(UploadedPhoto),
  /** Present pictures without size, those of the studio where none were uploaded. */
  imageUrls: z.array(z.string()),
  canonicalUrl: z.nullable(z.string()),
  /** Pieces that can be sold now. */
  sellable: z.int(),
  updatedAt: DateTime,
  allowedActions: z.array(z.enum(productActions)),
})
export type EditedProduct = z.output<typeof EditedProduct>

const skuId = SkuId
const DraftVersion = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
const right = 'products'

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products',
  access: 'supplier',
  right,
  repeat: 'keyed',
  summary: 'Begins a draft: empty in a category, filled with what is known of a GTIN, or as a copy',
  status: 201,
  input: z.strictObject({
    /** A leaf; may be left out for a copy, and for a GTIN that is known. */
    category: z.optional(Slug),
    gtin: z.optional(plainText(14)),
    copyOf: z.optional(skuId),
  }),
  output: z.object({ skuId: z.string() }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/{skuId}',
  access: 'supplier',
  right,
  summary: "A product of the store with its draft; 404 also for another store's",
  input: z.strictObject({ skuId }),
  output: EditedProduct,
})
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/products/{skuId}/draft',
  access: 'supplier',
  right,
  repeat: 'same-effect',
  summary:
    'Saves changed fields. 409 DRAFT_CHANGED where somebody else has changed one of them since, with the product',
  input: z.strictObject({ skuId, version: DraftVersion, changes: Changes }),
  output: z.object({
    version: z.int(),
    savedAt: DateTime,
    /** What others have changed of it since the version that was named. */
    others: Changes,
  }),
})
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/v1/supplier/products/{skuId}/draft',
  access: 'supplier',
  right,
  repeat: 'same-effect',
  summary: 'Takes all unpublished changes away; 409 DRAFT_CHANGED where there are newer ones',
  status: 204,
  input: z.strictObject({ skuId, version: DraftVersion }),
  output: NoContent,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/{skuId}/actions',
  access: 'supplier',
  right,
  repeat: 'same-effect',
  summary:
    'Pauses, activates or archives a product, or takes its archiving back: within a minute as it was, later paused where it was on sale; 409 PRODUCT_STATE',
  input: z.strictObject({ skuId, action: z.enum(productActions) }),
  output: EditedProduct,
})
export const publish = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/products/{skuId}/publish',
  access: 'supplier',
  right,
  repeat: 'refused',
  summary:
    'Publishes the draft: a new product is looked at by an operator first, and so may texts of one on sale. 409 DRAFT_CHANGED, 422 DRAFT_INCOMPLETE',
  input: z.strictObject({
    skuId,
    version: DraftVersion,
    /** For the operator who looks at it. */
    note: z._default(plainText(1000).check(z.trim()), ''),
  }),
  output: EditedProduct,
})
