import * as z from 'zod/mini'
import { placements } from '../../../contract/operator/promotions.ts'
import { isShopPath } from '../../../contract/operator/shop-path.ts'
import type { NewPromotion } from '../../../api/promotions/promotion-admin.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Command } from '../commands/command.ts'
import { fitting, option, parseOptions, windowOptions } from '../commands/parse-options.ts'
import { readRank, readShopText, readSlot, readSlug } from '../commands/shop-args.ts'

export type PromotionInput = Omit<NewPromotion, 'storeId'> & { storeSlug: string | null }

/** A new promotion as it was typed; throws a Refusal that names all that is wrong. */
export function parsePromotion({ args, values }: Command, now: Date, language: Language): PromotionInput {
  const { place, placement, from, until, ...others } = values
  const typed = { ...others, slug: args[0], place: { place, placement }, window: { from, until } }
  const { place: shownAt, window, ...promotion } = parseOptions(schemaOf(now, language), typed)
  const { 'name-de': nameDe, 'name-en': nameEn, store = null, picture = '', ...shown } = promotion
  return { ...shown, ...shownAt, ...window, nameDe, nameEn, picture, storeSlug: store }
}

function schemaOf(now: Date, language: Language) {
  const t = texts(language).operator.promotions
  const place = {
    placement: option((text) => placements.find((name) => name === text), t.badPlacement),
    place: z.optional(z.string()),
  }
  return z.object({
    slug: option((text = '') => readSlug(text), t.badSlug),
    'name-de': option((text = '') => readShopText(text), t.badName),
    'name-en': option((text = '') => readShopText(text), t.badName),
    place: fitting(place, placeOf, t.badPlace),
    slot: option((text = 'LISTING') => readSlot(text), t.badSlot),
    url: option((text = '') => (isShopPath(text) ? text : null), t.badUrl),
    sort: option((text = '100') => readRank(text), t.badSort),
    window: windowOptions(now, t),
    store: z.optional(z.string()),
    picture: z.optional(z.string()),
  })
}

type Place = Pick<NewPromotion, 'placement' | 'placeSlug'>

/** Only categories and stores have pages of their own to name. */
const placeOf = ({ placement, place }: { placement: Place['placement']; place?: string | undefined }): Place | null =>
  place === undefined || placement === 'CATEGORY' || placement === 'STORE'
    ? { placement, placeSlug: place ?? null }
    : null
