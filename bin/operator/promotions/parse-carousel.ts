import type { CarouselRow } from '../../../api/promotions/carousel-queries.ts'
import { isShopPath } from '../../../api/promotions/promotion.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { readShopText, readSlug, readSlot } from '../commands/shop-args.ts'
import { Refusal, type Command } from '../commands/command.ts'

const rules = ['NEWEST', 'BESTSELLER', 'SALE'] as const

/** A carousel as it was typed, over what is held already; throws a Refusal that names all that is wrong. */
export function parseCarousel({ args, values }: Command, language: Language, current?: CarouselRow): CarouselRow {
  const t = texts(language).operator.carousels
  const all: Command['values'] = { ...(current && typedOf(current, values)), ...values }
  const slug = readSlug(args[0] ?? '')
  const [titleDe, titleEn] = [readShopText(all['title-de'] ?? ''), readShopText(all['title-en'] ?? '')]
  const slot = readSlot(all.slot ?? '')
  const shown = readShown(all.shows ?? '')
  const viewMoreUrl = isShopPath(all.url ?? '') ? all.url! : null
  const categorySlug = all.category ?? null
  const isMisplaced = shown !== null && categorySlug !== null && shown.rule === null
  const wrong = [
    ...(slug ? [] : [t.badSlug]),
    ...(titleDe && titleEn ? [] : [t.badTitle]),
    ...(slot ? [] : [t.badSlot]),
    ...(shown ? [] : [t.badShows]),
    ...(isMisplaced ? [t.badCategory] : []),
    ...(viewMoreUrl ? [] : [t.badUrl]),
  ]
  if (!slug || !titleDe || !titleEn || !slot || !shown || !viewMoreUrl || wrong.length > 0)
    throw new Refusal(wrong.join('\n'))
  return { slug, titleDe, titleEn, slot, viewMoreUrl, categorySlug, ...shown }
}

/** Promotions, posts, goods by a rule, or those of a collection. */
export const shownBy = ({ type, rule, collectionSlug }: CarouselRow): string => rule ?? collectionSlug ?? type

function readShown(text: string): Pick<CarouselRow, 'type' | 'rule' | 'collectionSlug'> | null {
  if (text === 'PROMOTION' || text === 'POST') return { type: text, rule: null, collectionSlug: null }
  const rule = rules.find((name) => name === text)
  if (rule) return { type: 'PRODUCT', rule, collectionSlug: null }
  const collectionSlug = readSlug(text)
  return collectionSlug === null ? null : { type: 'PRODUCT', rule: null, collectionSlug }
}

/** As it would have been typed; the category goes with what is shown. */
function typedOf(current: CarouselRow, { shows }: Command['values']): Command['values'] {
  return {
    'title-de': current.titleDe,
    'title-en': current.titleEn,
    slot: current.slot,
    shows: shownBy(current),
    url: current.viewMoreUrl,
    ...(current.categorySlug !== null && shows === undefined && { category: current.categorySlug }),
  }
}
