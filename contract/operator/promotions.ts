import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { BerlinMinute, DateTime, NoContent, Slug } from '../platform/values.ts'
import { content, contentFilters, contentStates, Name, Reason, ShopPath, Slot, Version } from './content.ts'
import { PictureName } from './post-content.ts'

export const placements = ['HOME', 'CATEGORY', 'STORE', 'SEARCH'] as const

const Sort = z.int().check(z.minimum(0), z.maximum(10_000))

export const OperatorPromotion = z.object({
  slug: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  picture: z.string(),
  /** Without size. */
  imageUrl: z.string(),
  placement: z.enum(placements),
  placeSlug: z.nullable(z.string()),
  slot: z.string(),
  url: z.string(),
  storeSlug: z.nullable(z.string()),
  sort: z.int(),
  startsAt: DateTime,
  endsAt: DateTime,
  isDraft: z.boolean(),
  state: z.enum(contentStates),
  /** How many others are shown in its place while it is. */
  togetherCount: z.int(),
  version: z.int(),
})
export type OperatorPromotion = z.output<typeof OperatorPromotion>

const input = {
  nameDe: Name,
  nameEn: Name,
  picture: PictureName,
  placement: z.enum(placements),
  /** Category or store it is shown on; null for all of the placement. */
  placeSlug: z.nullable(Slug),
  slot: Slot,
  url: ShopPath,
  /** Whose it is; it rests while the store does. Null: the marketplace's own. */
  storeSlug: z.nullable(Slug),
  sort: Sort,
  startsAt: BerlinMinute,
  endsAt: BerlinMinute,
  isDraft: z.boolean(),
}

export const list = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/promotions',
  summary: 'Promotions of all places in the order they are shown; by state, place, store and words',
  input: z.strictObject({
    ...cursorInput,
    ...contentFilters,
    placement: z.optional(z.enum(placements)),
    store: z.optional(Slug),
  }),
  output: cursorOf(OperatorPromotion),
})
export const create = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/promotions',
  repeat: 'refused',
  summary: 'Adds a promotion, in German time; 409 SLUG_TAKEN',
  status: 201,
  input: z.strictObject({ slug: Slug, ...input }),
  output: OperatorPromotion,
})
export const change = endpoint({
  ...content,
  method: 'PUT',
  path: '/api/v1/operator/promotions/{slug}',
  repeat: 'refused',
  summary: 'Changes a promotion; 409 DRAFT_CHANGED where somebody has since',
  input: z.strictObject({ slug: Slug, version: Version, ...input }),
  output: OperatorPromotion,
})
export const end = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/promotions/{slug}/end',
  repeat: 'refused',
  summary: 'Takes a promotion away now; one that has not begun never will. 404 where none is to end',
  status: 204,
  input: z.strictObject({ slug: Slug, reason: Reason }),
  output: NoContent,
})
