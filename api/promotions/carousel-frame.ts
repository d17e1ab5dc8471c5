import { findLatestPosts } from '../magazine/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { cacheBriefly } from '../platform/reads/cache-briefly.ts'
import type { Db } from '../platform/db.ts'
import type { Showing } from '../platform/reads/showing.ts'
import { findCarousels, findCandidates, type CarouselRow } from './carousel-queries.ts'
import { findPromotions } from './promotion-queries.ts'

const POSTS_OF_A_CAROUSEL = 6

/** What all viewers have in common: the carousels, and of which goods each chooses, in its order. */
export type CarouselFrame = Awaited<ReturnType<typeof readFrame>>

/** The frame, at most as old as listings may be. Which of its goods a viewer sees, with which price and stock, is read for each. */
export const carouselFrames = ({ db, clock, catalogIndex }: Pick<Deps, 'db' | 'clock' | 'catalogIndex'>) =>
  cacheBriefly(catalogIndex.maxAgeMs, () => readFrame(db, { now: clock.now(), withDrafts: false }))

export async function readFrame(db: Db, showing: Showing) {
  const { now } = showing
  const carousels: readonly CarouselRow[] = await findCarousels(db, showing)
  const isAny = (type: CarouselRow['type']) => carousels.some((carousel) => carousel.type === type)
  const [promotions, candidates, posts] = await Promise.all([
    isAny('PROMOTION') ? findPromotions(db, { placement: 'HOME', slugs: [] }, showing) : [],
    findCandidates(db, carousels),
    isAny('POST') ? findLatestPosts(db, { now }, { page: 1, pageSize: POSTS_OF_A_CAROUSEL }) : [],
  ])
  return {
    carousels,
    promotions,
    posts,
    candidates: new Map(candidates.map(({ carousel, skuIds }) => [carousel, skuIds])),
  }
}
