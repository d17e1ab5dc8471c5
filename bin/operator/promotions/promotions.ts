import { findStoreId } from '../../../api/promotions/coupon-admin.ts'
import { texts } from '../../../texts/texts.ts'
import {
  createPromotion,
  endPromotion,
  existsPlace,
  pagesOfPromotions,
  type ListedPromotion,
} from '../../../api/promotions/promotion-admin.ts'
import { germanTime } from '../german-time.ts'
import { parsePromotion } from './parse-promotion.ts'
import { isPicture } from '../commands/shop-args.ts'
import { Refusal, type Context, type CommandGroup } from '../commands/command.ts'

export const promotions: CommandGroup = {
  texts: (language) => texts(language).operator.promotions,
  actions: {
    create: {
      values: ['name-de', 'name-en', 'picture', 'placement', 'place', 'slot', 'url', 'store', 'sort', 'from', 'until'],
      async run(context, command) {
        const t = texts(context.language).operator.promotions
        const { storeSlug, ...promotion } = parsePromotion(command, context.clock.now(), context.language)
        const { placement, placeSlug, slug } = promotion
        if (!(await isPicture(context, promotion.picture))) throw new Refusal(t.badPicture)
        if (placeSlug !== null && !(await existsPlace(context.db, placement, placeSlug)))
          throw new Refusal(t.noPlace(placeSlug))
        const storeId = storeSlug === null ? null : await findStoreId(context.db, storeSlug)
        if (storeSlug !== null && storeId === null) throw new Refusal(t.noStore(storeSlug))
        if (!(await createPromotion(context.db, { ...promotion, storeId }))) throw new Refusal(t.taken(slug))
        return { lines: [t.created(slug, promotion.from, promotion.until)] }
      },
    },
    list: {
      flags: ['all'],
      async run(context, { flags }) {
        const view = flags.has('all') ? 'ALL' : 'CURRENT'
        const lines: string[] = []
        for await (const page of pagesOfPromotions(context.db, { view, now: context.clock.now() }))
          lines.push(...page.map((promotion) => lineOf(promotion, context)))
        return { lines: lines.length > 0 ? lines : [texts(context.language).operator.promotions.none] }
      },
    },
    end: {
      async run(context, { args: [slug = ''] }) {
        if (!(await endPromotion(context.db, { slug, now: context.clock.now() })))
          throw new Refusal(texts(context.language).operator.promotions.noLive(slug))
        return { lines: [texts(context.language).operator.promotions.ended(slug)] }
      },
    },
  },
}

function lineOf(promotion: ListedPromotion, context: Context) {
  const { slug, nameDe, nameEn, placement, placeSlug, slot, url, storeSlug, startsAt, endsAt } = promotion
  return [
    slug,
    context.language === 'de' ? nameDe : nameEn,
    placeSlug === null ? placement : `${placement} ${placeSlug}`,
    slot,
    url,
    ...(storeSlug === null ? [] : [storeSlug]),
    texts(context.language).operator.promotions.window(germanTime(startsAt), germanTime(endsAt)),
  ].join(' · ')
}
