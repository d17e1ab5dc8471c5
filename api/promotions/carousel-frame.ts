import { findLatestPosts } from '../magazine/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { findCarousels, findCandidates, type CarouselRow } from './carousel-queries.ts'
import { findPromotions } from './promotion-queries.ts'

const POSTS_OF_A_CAROUSEL = 6

/** What all viewers have in common: the carousels, and of which goods each chooses, in its order. */
export type CarouselFrame = Awaited<ReturnType<typeof readFrame>>

/**
 * Reads the frame anew when it is as old as listings may be, whoever asks. Which of its goods a viewer sees, with which price and
 * stock, is read for each.
 */
export function carouselFrames({ db, clock, catalogIndex }: Pick<Deps, 'db' | 'clock' | 'catalogIndex'>) {
  let cached: { since: number; frame: Promise<CarouselFrame> } | undefined
  return () => {
    if (cached && performance.now() - cached.since < catalogIndex.maxAgeMs) return cached.frame
    const made = { since: performance.now(), frame: readFrame({ db, clock }) }
    cached = made
    made.frame.catch(() => {
      if (cached === made) cached = undefined
    })
    return made.frame
  }
}

async function readFrame({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  const carousels: readonly CarouselRow[] = await findCarousels(db, 'HOME')
  const isAny = (type: CarouselRow['type']) => carousels.some((carousel) => carousel.type === type)
  const [promotions, candidates, posts] = await Promise.all([
    isAny('PROMOTION') ? findPromotions(db, { placement: 'HOME', slugs: [] }, now) : [],
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
