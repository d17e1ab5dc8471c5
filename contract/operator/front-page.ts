import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, LastDay, NoContent, NoInput, Slug } from '../platform/values.ts'
import {
  content,
  contentStates,
  Name,
  Reason,
  ShopPath,
  Slot,
  Span,
  Version,
  windowed,
  windowInput,
} from './content.ts'

export const carouselTypes = ['PROMOTION', 'PRODUCT', 'POST'] as const
export const carouselRules = ['NEWEST', 'BESTSELLER', 'SALE'] as const

export const OperatorCarousel = z.object({
  slug: z.string(),
  slot: z.string(),
  type: z.enum(carouselTypes),
  titleDe: z.string(),
  titleEn: z.string(),
  viewMoreUrl: z.string(),
  collectionSlug: z.nullable(z.string()),
  rule: z.nullable(z.enum(carouselRules)),
  categorySlug: z.nullable(z.string()),
  ...windowed,
  version: z.int(),
})
export type OperatorCarousel = z.output<typeof OperatorCarousel>

const carouselInput = {
  slot: Slot,
  type: z.enum(carouselTypes),
  titleDe: Name,
  titleEn: Name,
  viewMoreUrl: ShopPath,
  /** Of PRODUCT: a collection, or a rule, of a category where one is named. */
  collectionSlug: z.nullable(Slug),
  rule: z.nullable(z.enum(carouselRules)),
  categorySlug: z.nullable(Slug),
  ...windowInput,
  isDraft: z.boolean(),
}

export const read = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/front-page',
  summary: 'What stands on the front page, will stand there or is drafted for it, place by place',
  input: NoInput,
  output: z.object({
    carousels: z.array(OperatorCarousel),
    /** Of each slot that has any. */
    promotionCounts: z.array(z.object({ slot: z.string(), count: z.int() })),
  }),
})
const Named = z.array(z.object({ slug: z.string(), name: z.string() }))
export const readChoices = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/content-choices',
  summary: 'Categories, collections and stores that content can name',
  input: NoInput,
  output: z.object({ categories: Named, collections: Named, stores: Named }),
})
export type Choices = z.output<typeof readChoices.output>
export const orderCarousels = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/carousels/order',
  repeat: 'same-effect',
  summary: 'Puts these carousels first, in this order; 404 for a slug that is none',
  status: 204,
  input: z.strictObject({ slugs: z.array(Slug).check(z.minLength(1), z.maxLength(200)) }),
  output: NoContent,
})
export const createCarousel = endpoint({
  ...content,
  method: 'POST',
  path: '/api/v1/operator/carousels',
  repeat: 'refused',
  summary: 'Adds a carousel below the others of the front page; 409 SLUG_TAKEN',
  status: 201,
  input: z.strictObject({ slug: Slug, ...carouselInput }),
  output: OperatorCarousel,
})
export const changeCarousel = endpoint({
  ...content,
  method: 'PUT',
  path: '/api/v1/operator/carousels/{slug}',
  repeat: 'refused',
  summary: 'Changes a carousel; 409 DRAFT_CHANGED where somebody has since',
  input: z.strictObject({ slug: Slug, version: Version, ...carouselInput }),
  output: OperatorCarousel,
})
export const removeCarousel = endpoint({
  ...content,
  method: 'DELETE',
  path: '/api/v1/operator/carousels/{slug}',
  repeat: 'refused',
  summary: 'Deletes a carousel; what it showed stays',
  status: 204,
  input: z.strictObject({ slug: Slug, reason: Reason }),
  output: NoContent,
})

export const laneKinds = ['CAROUSEL', 'PROMOTIONS', 'MAGAZINE', 'COUPONS'] as const
export const PlanLane = z.object({
  kind: z.enum(laneKinds),
  /** A slot; '' where there is but one lane of the kind. */
  place: z.string(),
  /** What the page calls it: the title of the carousel that shows its promotions; null where it has no name of its own. */
  title: z.nullable(z.string()),
  bars: z.array(z.object({ id: z.string(), name: z.string(), ...Span.shape, state: z.enum(contentStates) })),
  /** When nothing stands there, of what should always be filled. */
  gaps: z.array(Span),
  /** When more than one thing stands where one should. */
  overlaps: z.array(Span),
})
export type PlanLane = z.output<typeof PlanLane>
export const PLAN_WEEKS = 5
export const readPlan = endpoint({
  ...content,
  method: 'GET',
  path: '/api/v1/operator/plan',
  summary: `What stands where over ${PLAN_WEEKS} weeks from a Monday on, this week's without one; gaps and overlaps are marked`,
  input: z.strictObject({ from: z.optional(LastDay) }),
  output: z.object({ from: DateTime, until: DateTime, lanes: z.array(PlanLane) }),
})
export type Plan = z.output<typeof readPlan.output>
