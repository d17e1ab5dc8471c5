import type { Carousel } from '../../contract/promotions.ts'
import type { Viewer } from '../products/price.ts'
import { toCard } from '../products/product-card.ts'
import { toPostCard } from '../magazine/post-card.ts'
import { findLatestPosts } from '../magazine/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { findCarouselCards, findCarousels, type CarouselRow } from './carousel-queries.ts'
import { findPromotions, toPromotion } from './promotion-queries.ts'

const POSTS_OF_A_CAROUSEL = 6

/** The carousels of a page in their order; one that has nothing to show now is left out. */
export async function readCarousels(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  viewer: Viewer,
  placement: 'HOME',
): Promise<Carousel[]> {
  const { db, clock } = deps
  const { language } = viewer
  const now = clock.now()
  const carousels = await findCarousels(db, placement)
  const isAny = (type: CarouselRow['type']) => carousels.some((carousel) => carousel.type === type)
  const [promotions, cards, posts] = await Promise.all([
    isAny('PROMOTION') ? findPromotions(db, { placement, slugs: [] }, now) : [],
    findCarouselCards(db, viewer, carousels),
    isAny('POST') ? findLatestPosts(db, now, { page: 1, pageSize: POSTS_OF_A_CAROUSEL }) : [],
  ])
  const shown = carousels.map(({ slug, slot, type, titleDe, titleEn, viewMoreUrl }) => ({
    id: slug,
    slot,
    type,
    title: language === 'de' ? titleDe : titleEn,
    viewMoreUrl,
    promotions:
      type === 'PROMOTION'
        ? promotions.filter((promotion) => promotion.slot === slot).map((row) => toPromotion(row, language))
        : [],
    products: cards.filter(({ carousel }) => carousel === slug).map((card) => toCard(card, viewer, deps)),
    posts: type === 'POST' ? posts.map((post) => toPostCard(post, language)) : [],
  }))
  return shown.filter(({ promotions, products, posts }) => promotions.length + products.length + posts.length > 0)
}
