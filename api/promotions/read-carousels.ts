import { Carousel } from '../../contract/promotions.ts'
import { writerAround, writtenList, type Written } from '../http/written.ts'
import { toPostCard } from '../magazine/post-card.ts'
import type { Deps } from '../platform/deps.ts'
import { readSeenGoods, writeCards } from '../products/cards/read-cards.ts'
import type { Goods } from '../products/cards/goods.ts'
import { availabilityOf } from '../products/product-card.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import { findCandidates, MOST_CANDIDATES, type CarouselRow } from './carousel-queries.ts'
import type { CarouselFrame } from './carousel-frame.ts'
import { toPromotion } from './promotion-queries.ts'

type CarouselDeps = Pick<Deps, 'db' | 'pictures' | 'clock'> & { readFrame: () => Promise<CarouselFrame> }

const PRODUCTS_OF_A_CAROUSEL = 12
const writeCarousel = writerAround(Carousel, ['products'])

/** The carousels of the home page in their order; one that has nothing to show now is left out. */
export async function readCarousels(deps: CarouselDeps, viewer: Viewer): Promise<Written<Carousel[]>> {
  const { language } = viewer
  const { carousels, promotions, posts, candidates } = await deps.readFrame()
  const chosen = await readChosen(deps, viewer, { carousels, candidates })
  const shown = carousels.flatMap(({ slug, slot, type, titleDe, titleEn, viewMoreUrl }) => {
    const products = chosen.get(slug) ?? []
    const carousel = {
      id: slug,
      slot,
      type,
      title: language === 'de' ? titleDe : titleEn,
      viewMoreUrl,
      promotions:
        type === 'PROMOTION'
          ? promotions.filter((promotion) => promotion.slot === slot).map((row) => toPromotion(row, language))
          : [],
      posts: type === 'POST' ? posts.map((post) => toPostCard(post, language)) : [],
    }
    if (carousel.promotions.length + products.length + carousel.posts.length === 0) return []
    return writeCarousel(carousel, { products: writeCards(deps, viewer, { goods: products }) })
  })
  return writtenList(shown)
}

type Choice = Pick<CarouselFrame, 'carousels' | 'candidates'>

/**
 * The goods of each PRODUCT carousel. Who sees no prices does not learn either which goods are reduced: a SALE carousel has none
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
    for (const [slug, goods] of await chooseFrom(deps, viewer, { carousels: short, candidates: ownCandidates }))
      chosen.set(slug, goods)
  }
  return chosen
}

async function chooseFrom({ db }: CarouselDeps, viewer: Viewer, { carousels, candidates }: Choice) {
  const skuIds = [...new Set(carousels.flatMap(({ slug }) => candidates.get(slug) ?? []))]
  const { goods } = await readSeenGoods(db, viewer, skuIds)
  return new Map(
    carousels.map((carousel) => {
      const seen = (candidates.get(carousel.slug) ?? []).flatMap((skuId) => goods.get(skuId) ?? [])
      return [carousel.slug, inOrder(carousel, seen).slice(0, PRODUCTS_OF_A_CAROUSEL)]
    }),
  )
}

// What is sold out comes last in a collection; of all goods there are enough that can be bought.
function inOrder({ collectionSlug, rule }: CarouselRow, goods: Goods[]) {
  const isBuyable = ({ row }: Goods) => availabilityOf(row) !== 'OUT_OF_STOCK'
  const isReduced = ({ row }: Goods) => row.finalPriceCents < row.priceCents
  const buyable = goods.filter((of) => isBuyable(of) && (isReduced(of) || rule !== 'SALE'))
  return collectionSlug === null ? buyable : [...buyable, ...goods.filter((of) => !isBuyable(of))]
}
