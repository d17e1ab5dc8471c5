import * as z from 'zod/mini'
import { Name, Reason, Version } from '../operator/content.ts'
import { PictureName } from '../operator/post-content.ts'
import { endpoint } from '../platform/endpoint.ts'
import { NoContent, NoInput, plainText, Slug } from '../platform/values.ts'
import { temperatures } from '../delivery.ts'

export const categoryBounds = { text: 600 }
/** The most categories in the footer. */
export const MOST_IN_FOOTER = 12

/** A category as operators see it. */
export const OperatorCategory = z.object({
  /** Names it for ever. */
  slug: z.string(),
  /** Where its page is. */
  path: z.string(),
  /** Null of a root; goods stand in the leaves below. */
  parentSlug: z.nullable(z.string()),
  nameDe: z.string(),
  nameEn: z.string(),
  /** What its page says above its goods; '' for the sentence of every category. */
  textDe: z.string(),
  textEn: z.string(),
  picture: z.string(),
  /** Percent, of new goods. */
  taxRate: z.number(),
  showInFooter: z.boolean(),
  isFood: z.boolean(),
  temperature: z.enum(temperatures),
  isArchived: z.boolean(),
  /** On sale, of a root those of its leaves. */
  goods: z.int(),
  /** Paths it has had before. */
  formerPaths: z.array(z.string()),
  version: z.int(),
})
export type OperatorCategory = z.output<typeof OperatorCategory>

const catalogue = { access: 'operator', right: 'catalogue' } as const
const Text = plainText(categoryBounds.text)
const TaxRate = z.number().check(z.minimum(0), z.maximum(100))

export const read = endpoint({
  ...catalogue,
  method: 'GET',
  path: '/api/v1/operator/categories',
  summary: 'All categories, also those that are archived, each root before its leaves, in the order of the shop',
  input: NoInput,
  output: z.object({ items: z.array(OperatorCategory) }),
})

/** What a move, another path or the archive touches. */
export const Effects = z.object({
  /** On sale, and all others that are not archived. */
  onSale: z.int(),
  otherGoods: z.int(),
  stores: z.int(),
  /** What names the category and follows by itself. */
  carousels: z.int(),
  promotions: z.int(),
  savedFilters: z.int(),
  /** Where its path is written: links that go on by a redirect. */
  links: z.object({ carousels: z.int(), promotions: z.int(), posts: z.int() }),
  /** Commissions of the root it leaves, and of the one it comes to, that count for its goods. */
  commissions: z.object({ left: z.int(), found: z.int() }),
  /** What will lead to the page from then on; null where its path stays. */
  redirect: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The category that has had the new path before and loses its redirect; null where none has. */
  takesFrom: z.nullable(z.string()),
})
export type Effects = z.output<typeof Effects>

export const readEffects = endpoint({
  ...catalogue,
  method: 'GET',
  path: '/api/v1/operator/categories/{slug}/effects',
  summary: 'What a move below another category, or another path, touches; changes nothing',
  input: z.strictObject({ slug: Slug, parentSlug: z.optional(Slug), path: z.optional(Slug) }),
  output: Effects,
})

export const create = endpoint({
  ...catalogue,
  method: 'POST',
  path: '/api/v1/operator/categories',
  repeat: 'refused',
  summary: 'Adds a category behind its siblings; 409 SLUG_TAKEN for the path of another',
  status: 201,
  input: z.strictObject({
    parentSlug: z.nullable(Slug),
    nameDe: Name,
    nameEn: Name,
    path: Slug,
    picture: PictureName,
    taxRate: TaxRate,
    /** Of a root; a leaf is food where its root is. */
    isFood: z.boolean(),
    temperature: z.enum(temperatures),
    reason: Reason,
  }),
  output: z.object({ slug: z.string() }),
})

/** A category as it was seen. */
const seen = { slug: Slug, version: Version, reason: Reason }
export const change = endpoint({
  ...catalogue,
  method: 'PUT',
  path: '/api/v1/operator/categories/{slug}',
  repeat: 'refused',
  summary: 'Changes names, texts, path, tax rate and footer; 409 CATEGORY_CHANGED with what is there now',
  status: 204,
  input: z.strictObject({
    ...seen,
    nameDe: Name,
    nameEn: Name,
    textDe: Text,
    textEn: Text,
    path: Slug,
    taxRate: TaxRate,
    showInFooter: z.boolean(),
  }),
  output: NoContent,
})
export const move = endpoint({
  ...catalogue,
  method: 'POST',
  path: '/api/v1/operator/categories/{slug}/move',
  repeat: 'refused',
  summary: 'Puts a category with its goods below another root, or an empty one on top; 409 CATEGORY_CHANGED',
  status: 204,
  input: z.strictObject({ ...seen, parentSlug: z.nullable(Slug) }),
  output: NoContent,
})
export const order = endpoint({
  ...catalogue,
  method: 'POST',
  path: '/api/v1/operator/categories/order',
  repeat: 'refused',
  summary:
    'Puts the categories below one, or the roots, into this order; 409 CATEGORY_CHANGED where it is not the one seen',
  status: 204,
  input: z.strictObject({
    parentSlug: z.nullable(Slug),
    seen: z.array(Slug).check(z.maxLength(500)),
    slugs: z.array(Slug).check(z.minLength(1), z.maxLength(500)),
  }),
  output: NoContent,
})
export const archive = endpoint({
  ...catalogue,
  method: 'POST',
  path: '/api/v1/operator/categories/{slug}/archive',
  repeat: 'refused',
  summary: 'Takes a category without goods and leaves out of the shop; its paths lead to the one above it',
  status: 204,
  input: z.strictObject(seen),
  output: NoContent,
})
export const restore = endpoint({
  ...catalogue,
  method: 'POST',
  path: '/api/v1/operator/categories/{slug}/restore',
  repeat: 'refused',
  summary: 'Puts an archived category back',
  status: 204,
  input: z.strictObject(seen),
  output: NoContent,
})
