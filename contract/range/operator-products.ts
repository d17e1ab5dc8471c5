import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, requiredText, SkuId, Slug } from '../platform/values.ts'
import { ruleNames } from './completeness.ts'
import { Content, fields, type Field } from './content.ts'
import { productStatuses } from './editor.ts'
import { wordKinds } from './word-list.ts'

const FieldName = z.enum(fields as [Field, ...Field[]])

/** What speaks for a store: from twenty good products on it may be trusted. */
export const StoreStanding = z.object({
  slug: z.string(),
  name: z.string(),
  isTrusted: z.boolean(),
  /** Products on sale, and those that an operator has refused. */
  active: z.int(),
  refused: z.int(),
})
export type StoreStanding = z.output<typeof StoreStanding>
export const goodProducts = 20

/** A product as operators see it who decide about it. */
export const JudgedProduct = z.object({
  skuId: z.string(),
  status: z.enum(productStatuses),
  /** It was never on sale, and waits as a whole. */
  isNew: z.boolean(),
  /** What buyers see; null of what was never published. */
  live: z.nullable(Content),
  /** As it was handed in. */
  content: Content,
  /** In what it differs from what is live. */
  changed: z.array(FieldName),
  waitingSince: z.nullable(DateTime),
  waitingBy: z.nullable(z.string()),
  /** What the store has written to it. */
  note: z.string(),
  /** What the word list finds. */
  words: z.array(z.object({ field: FieldName, kind: z.enum(wordKinds), word: z.string() })),
  /** What should be said and is not. */
  missing: z.array(z.object({ name: z.enum(ruleNames), isRequired: z.boolean() })),
  /** Other products of this store with the same GTIN. */
  doubles: z.array(z.object({ skuId: z.string(), name: z.string() })),
  /** Other stores that sell the article. */
  otherStores: z.array(z.string()),
  categoryName: z.string(),
  imageUrls: z.array(z.string()),
  canonicalUrl: z.nullable(z.string()),
  /** Pieces sold within 28 days: paid for or on account, and not cancelled. */
  sold: z.int(),
  store: StoreStanding,
  /** What an operator has said last. */
  answer: z.nullable(z.object({ at: DateTime, message: z.string(), words: z.record(z.string(), z.string()) })),
})
export type JudgedProduct = z.output<typeof JudgedProduct>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/products/{skuId}',
  access: 'operator',
  right: 'catalogue',
  summary: 'A product with what speaks for and against it; drafts that were not handed in are the store’s alone',
  input: z.strictObject({ skuId: SkuId }),
  output: JudgedProduct,
})
export const trustStore = endpoint({
  method: 'POST',
  path: '/api/v1/operator/stores/{slug}/trust',
  access: 'operator',
  right: 'stores',
  repeat: 'same-effect',
  summary: 'Says whether texts of a store go live without being looked at, and why',
  input: z.strictObject({ slug: Slug, isTrusted: z.boolean(), reason: requiredText(500) }),
  output: StoreStanding,
})
