import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { Euros, NoContent, plainText, requiredText, Slug } from '../platform/values.ts'
import {
  content,
  contentBounds,
  contentFilters,
  Name,
  Reason,
  Version,
  windowed,
  windowInput,
} from '../operator/content.ts'
import { PictureName } from '../operator/post-content.ts'
import { ContentGoods } from '../operator/posts.ts'

/** By hand: what was picked in its order, then what the rule finds, the most ordered first. */
export const collectionOrders = ['HAND', 'NEWEST', 'BESTSELLER'] as const
export const collectionBounds = { picks: 200, byRule: 500, newDays: 365, words: 80 }

const Words = requiredText(collectionBounds.words)
const Days = z.int().check(z.minimum(1), z.maximum(collectionBounds.newDays))
const Price = Euros.check(z.minimum(0.01), z.maximum(1_000_000))

/** What goods must be, all of it at once; null asks nothing. */
const conditions = {
  /** Of either level. */
  category: z.nullable(Slug),
  brand: z.nullable(Words),
  /** What it is called or its key, and what is stated of it, in either language. */
  attribute: z.nullable(Words),
  attributeValue: z.nullable(Words),
  /** Net, of one piece. */
  priceMax: z.nullable(Price),
  /** In the shop for at most so many days. */
  newDays: z.nullable(Days),
}
export const CollectionRule = z.object(conditions)
export type CollectionRule = z.output<typeof CollectionRule>

const entry = {
  slug: z.string(),
  titleDe: z.string(),
  titleEn: z.string(),
  picture: z.string(),
  /** Without size. */
  imageUrl: z.string(),
  /** Place on the home page; null for none. */
  homeRank: z.nullable(z.int()),
  /** Null: what was picked alone. */
  rule: z.nullable(CollectionRule),
  sortedBy: z.enum(collectionOrders),
  productCount: z.int(),
  ...windowed,
  version: z.int(),
}
export const CollectionEntry = z.object(entry)
export type CollectionEntry = z.output<typeof CollectionEntry>

export const OperatorCollection = z.object({
  ...entry,
  descriptionDe: z.string(),
  descriptionEn: z.string(),
  /** Picked by hand, in their order. */
  skuIds: z.array(z.string()),
  goods: z.array(ContentGoods),
})
export type OperatorCollection = z.output<typeof OperatorCollection>

const Text = plainText(contentBounds.text)
const input = {
  titleDe: Name,
  titleEn: Name,
  descriptionDe: Text,
  descriptionEn: Text,
  picture: PictureName,
  homeRank: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  ...conditions,
  sortedBy: z.enum(collectionOrders),
  skuIds: z.array(z.string().check(z.regex(/^[0-9A-Za-z]{1,20}$/))).check(z.maxLength(collectionBounds.picks)),
  ...windowInput,
  isDraft: z.boolean(),
}

export const list = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/collections',
  summary: 'Collections, those of the home page first; by state and words',
  input: z.strictObject({ ...cursorInput, ...contentFilters }),
  output: cursorOf(CollectionEntry),
})
export const read = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/collections/{slug}',
  summary: 'One collection with what was picked for it',
  input: z.strictObject({ slug: Slug }),
  output: OperatorCollection,
})
export const create = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/collections',
  repeat: 'refused',
  summary: 'Adds a collection; what its rule finds is put in at once and then every ten minutes. 409 SLUG_TAKEN',
  status: 201,
  input: z.strictObject({ slug: Slug, ...input }),
  output: OperatorCollection,
})
export const change = endpoint({
  ...content,
  method: 'PUT',
  path: '/api/v1/operator/collections/{slug}',
  repeat: 'refused',
  summary: 'Changes a collection; 409 DRAFT_CHANGED where somebody has since',
  input: z.strictObject({ slug: Slug, version: Version, ...input }),
  output: OperatorCollection,
})
export const end = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/collections/{slug}/end',
  repeat: 'refused',
  summary: 'Takes a collection away now; one that has not begun never will. 404 where none is to end',
  status: 204,
  input: z.strictObject({ slug: Slug, reason: Reason }),
  output: NoContent,
})
export const tryRule = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/collection-rule',
  summary: 'How many goods a rule finds now, and the most ordered twelve of them',
  input: z.strictObject({
    category: z.optional(Slug),
    brand: z.optional(Words),
    attribute: z.optional(Words),
    attributeValue: z.optional(Words),
    priceMax: z.optional(Price),
    newDays: z.optional(Days),
  }),
  output: z.object({ count: z.int(), goods: z.array(ContentGoods) }),
})
