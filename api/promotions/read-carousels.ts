import type { Carousel } from '../../contract/promotions.ts'
import type { ProductCard } from '../../contract/products.ts'
import { toPostCard } from '../magazine/post-card.ts'
import type { Deps } from '../platform/deps.ts'
import { cardsOf } from '../products/cards/card-memory.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import {
  findCandidates,
  findChosenStamps,
  MOST_CANDIDATES,
  type CarouselRow,
  type ChosenStamp,
} from './carousel-queries.ts'
import type { CarouselFrame } from './carousel-frame.ts'
import { toPromotion } from './promotion-queries.ts'

type CarouselDeps = Pick<Deps, 'db' | 'pictures' | 'clock'> & { readFrame: () => Promise<CarouselFrame> }

const PRODUCTS_OF_A_CAROUSEL = 12

/** The carousels of the home page in their order; one that has nothing to show now is left out. */
export async function readCarousels(deps: CarouselDeps, viewer: Viewer): Promise<Carousel[]> {
  const { language } = viewer
  const { carousels, promotions, posts, candidates } = await deps.readFrame()
  const cards = await readChosen(deps, viewer, { carousels, candidates })
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
    products: cards.get(slug) ?? [],
    posts: type === 'POST' ? posts.map((post) => toPostCard(post, language)) : [],
  }))
  return shown.filter(({ promotions, products, posts }) => promotions.length + products.length + posts.length > 0)
}

type Choice = Pick<CarouselFrame, 'carousels' | 'candidates'>

/**
 * The cards of each PRODUCT carousel. Who sees no prices does not learn either which goods are reduced: a SALE carousel has none
 * for them.
 */
async function readChosen(deps: CarouselDeps, viewer: Viewer, { carousels, candidates }: Choice) {
  const shown = carousels.filter(
    ({ type, rule }) => type === 'PRODUCT' && (rule !== 'SALE' || seesPrices(viewer, null)),
  )
  const chosen = await chooseFrom(deps, viewer, { carousels: shown, candidates })
  // Of so many that were looked at too few are for this viewer: rare enough to choose anew.
  const short = shown.filter(
    ({ slug }) => chosen.get(slug)!.length < PRODUCTS_OF_A_CAROUSEL && candidates.get(slug)?.length === MOST_CANDIDATES,
  )
  if (short.length > 0) {
    const own = await findCandidates(deps.db, short, viewer)
    const ownCandidates = new Map(own.map(({ carousel, skuIds }) => [carousel, skuIds]))
    for (const [slug, stamps] of await chooseFrom(deps, viewer, { carousels: short, candidates: ownCandidates }))
      chosen.set(slug, stamps)
  }
  const cards = await cardsOf(deps, viewer, [...chosen.values()].flat())
  const bySku = new Map(cards.map((card) => [card.skuId, card]))
  return new Map<string, ProductCard[]>(
    [...chosen].map(([slug, stamps]) => [slug, stamps.flatMap(({ skuId }) => bySku.get(skuId) ?? [])]),
  )
}

async function chooseFrom({ db }: CarouselDeps, viewer: Viewer, { carousels, candidates }: Choice) {
  const skuIds = carousels.flatMap(({ slug }) => candidates.get(slug) ?? [])
  const stamps = skuIds.length > 0 ? await findChosenStamps(db, viewer, [...new Set(skuIds)]) : []
  const bySku = new Map(stamps.map((stamp) => [stamp.skuId, stamp]))
  return new Map(
    carousels.map((carousel) => {
      const seen = (candidates.get(carousel.slug) ?? []).flatMap((skuId) => bySku.get(skuId) ?? [])
      return [carousel.slug, inOrder(carousel, seen).slice(0, PRODUCTS_OF_A_CAROUSEL)]
    }),
  )
}

// What is sold out comes last in a collection; of all goods there are enough that can be bought.
function inOrder({ collectionSlug, rule }: CarouselRow, stamps: ChosenStamp[]) {
  const buyable = stamps.filter(({ isBuyable, isReduced }) => isBuyable && (isReduced || rule !== 'SALE'))
  return collectionSlug === null ? buyable : [...buyable, ...stamps.filter(({ isBuyable }) => !isBuyable)]
}
