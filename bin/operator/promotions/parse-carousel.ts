import * as z from 'zod/mini'
import type { CarouselRow } from '../../../api/promotions/carousel-queries.ts'
import { isShopPath } from '../../../contract/operator/shop-path.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { readShopText, readSlug, readSlot } from '../commands/shop-args.ts'
import type { Command } from '../commands/command.ts'
import { fitting, option, parseOptions } from '../commands/parse-options.ts'

const rules = ['NEWEST', 'BESTSELLER', 'SALE'] as const

/** A carousel as it was typed, over what is stored already; throws a Refusal that names all that is wrong. */
export function parseCarousel({ args, values }: Command, language: Language, current?: CarouselRow): CarouselRow {
  const { shows, category, ...others } = { ...(current && typedOf(current, values)), ...values }
  const typed = { ...others, slug: args[0], source: { shows, category } }
  const { source, 'title-de': titleDe, 'title-en': titleEn, url, ...named } = parseOptions(schemaOf(language), typed)
  return { ...named, ...source.shows, titleDe, titleEn, viewMoreUrl: url, categorySlug: source.category ?? null }
}

function schemaOf(language: Language) {
  const t = texts(language).operator.carousels
  const source = { shows: option((text = '') => readShown(text), t.badShows), category: z.optional(z.string()) }
  return z.object({
    slug: option((text = '') => readSlug(text), t.badSlug),
    'title-de': option((text = '') => readShopText(text), t.badTitle),
    'title-en': option((text = '') => readShopText(text), t.badTitle),
    slot: option((text = '') => readSlot(text), t.badSlot),
    // Only what a rule finds can be narrowed to a category.
    source: fitting(source, (it) => (it.category === undefined || it.shows.rule ? it : null), t.badCategory),
    url: option((text = '') => (isShopPath(text) ? text : null), t.badUrl),
  })
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
