import * as z from 'zod/mini'
import { BerlinMinute, DateTime, plainText, requiredText } from '../platform/values.ts'
import { isShopPath } from './shop-path.ts'

export const contentStates = ['DRAFT', 'PLANNED', 'LIVE', 'OVER'] as const
export type ContentState = (typeof contentStates)[number]

/** CURRENT: what is not over, and drafts. */
export const contentViews = ['CURRENT', ...contentStates, 'ALL'] as const
export type ContentView = (typeof contentViews)[number]

/** DRAFT: seen by nobody; PLANNED: not yet; LIVE: by everybody; OVER: no more. */
export function stateOf(of: { isDraft: boolean; startsAt: Date | null; endsAt: Date | null }, now: Date): ContentState {
  if (of.isDraft) return 'DRAFT'
  if (of.endsAt && of.endsAt <= now) return 'OVER'
  return of.startsAt && of.startsAt > now ? 'PLANNED' : 'LIVE'
}

export const contentBounds = { name: 120, text: 500, slot: 40, path: 300, reason: 500 }

/** What the contracts of content have in common. */
export const content = { access: 'operator', right: 'content' } as const
export const Name = requiredText(contentBounds.name)
export const Reason = requiredText(contentBounds.reason).check(z.minLength(3))
export const Version = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))
/** The name of a place of a page, as 'HIGHLIGHTS'. */
export const Slot = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/))
export const ShopPath = z.string().check(
  z.maxLength(contentBounds.path),
  z.refine((path) => isShopPath(path)),
)

/** What lists of content are narrowed by. */
export const contentFilters = {
  view: z._default(z.enum(contentViews), 'CURRENT'),
  /** Words of a name in either language, or of its address. */
  q: z.optional(plainText(contentBounds.name)),
}

/** From when until when, in German time; null is without a beginning or an end. */
export const windowInput = { startsAt: z.nullable(BerlinMinute), endsAt: z.nullable(BerlinMinute) }
export const Span = z.object({ startsAt: z.nullable(DateTime), endsAt: z.nullable(DateTime) })
export type Span = z.output<typeof Span>
export const windowed = { ...Span.shape, isDraft: z.boolean(), state: z.enum(contentStates) }
