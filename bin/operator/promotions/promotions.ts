import { findStoreId } from '../../../api/promotions/coupon-book.ts'
import {
  createPromotion,
  endPromotion,
  existsPlace,
  listPromotions,
  type ListedPromotion,
} from '../../../api/promotions/promotion-book.ts'
import { operatorPromotions as de } from '../../../texts/de/operator/promotions.ts'
import { operatorPromotions as en } from '../../../texts/en/operator/promotions.ts'
import { germanTime } from '../german-time.ts'
import { readPromotionOrder } from './read-promotion-order.ts'
import { isPicture } from '../grammar/read-shop-words.ts'
import { Refusal, type Desk, type Topic } from '../grammar/topic.ts'

export const promotions: Topic = {
  texts: { de, en },
  verbs: {
    create: {
      values: ['name-de', 'name-en', 'picture', 'placement', 'place', 'slot', 'url', 'store', 'sort', 'from', 'until'],
      async run(desk, order) {
        const t = textsIn(desk)
        const { storeSlug, ...promotion } = readPromotionOrder(order, desk.clock.now(), desk.language)
        const { placement, placeSlug, slug } = promotion
        if (!(await isPicture(desk, promotion.picture))) throw new Refusal(t.badPicture)
        if (placeSlug !== null && !(await existsPlace(desk.db, placement, placeSlug)))
          throw new Refusal(t.noPlace(placeSlug))
        const storeId = storeSlug === null ? null : await findStoreId(desk.db, storeSlug)
        if (storeSlug !== null && storeId === null) throw new Refusal(t.noStore(storeSlug))
        if (!(await createPromotion(desk.db, { ...promotion, storeId }))) throw new Refusal(t.taken(slug))
        return { lines: [t.created(slug, promotion.from, promotion.until)] }
      },
    },
    list: {
      flags: ['all'],
      async run(desk, { flags }) {
        const found = await listPromotions(desk.db, { endsAfter: flags.has('all') ? null : desk.clock.now() })
        return { lines: found.length > 0 ? found.map((promotion) => lineOf(promotion, desk)) : [textsIn(desk).none] }
      },
    },
    end: {
      async run(desk, { words: [slug = ''] }) {
        if (!(await endPromotion(desk.db, slug, desk.clock.now()))) throw new Refusal(textsIn(desk).noLive(slug))
        return { lines: [textsIn(desk).ended(slug)] }
      },
    },
  },
}

function lineOf(promotion: ListedPromotion, desk: Desk) {
  const { slug, nameDe, nameEn, placement, placeSlug, slot, url, storeSlug, startsAt, endsAt } = promotion
  return [
    slug,
    desk.language === 'de' ? nameDe : nameEn,
    placeSlug === null ? placement : `${placement} ${placeSlug}`,
    slot,
    url,
    ...(storeSlug === null ? [] : [storeSlug]),
    textsIn(desk).window(germanTime(startsAt), germanTime(endsAt)),
  ].join(' · ')
}

const textsIn = ({ language }: Desk) => ({ de, en })[language]
