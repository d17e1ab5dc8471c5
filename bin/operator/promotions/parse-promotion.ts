import { readWallClock } from '../../../api/platform/wall-clock.ts'
import { isShopPath, placements } from '../../../api/promotions/promotion.ts'
import type { NewPromotion } from '../../../api/promotions/promotion-admin.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { germanTime } from '../german-time.ts'
import { readRank, readShopText, readSlot, readSlug } from '../commands/shop-args.ts'
import { Refusal, type Command } from '../commands/command.ts'

export type PromotionInput = Omit<NewPromotion, 'storeId'> & { storeSlug: string | null }

/** A new promotion as it was typed; throws a Refusal that names all that is wrong. */
export function parsePromotion({ args, values }: Command, now: Date, language: Language): PromotionInput {
  const t = texts(language).operator.promotions
  const wrong: string[] = []
  const check = <T>(value: T | null | undefined, sentence: string): T | null => {
    if (value === null || value === undefined) wrong.push(sentence)
    return value ?? null
  }
  const slug = check(readSlug(args[0] ?? ''), t.badSlug)
  const nameDe = check(readShopText(values['name-de'] ?? ''), t.badName)
  const nameEn = readShopText(values['name-en'] ?? '')
  if (nameDe && !nameEn) wrong.push(t.badName)
  const placement = check(
    placements.find((name) => name === values.placement),
    t.badPlacement,
  )
  const placeSlug = values.place ?? null
  if (placement && placeSlug !== null && placement !== 'CATEGORY' && placement !== 'STORE') wrong.push(t.badPlace)
  const slot = check(readSlot(values.slot ?? 'LISTING'), t.badSlot)
  const url = check(isShopPath(values.url ?? '') ? values.url : null, t.badUrl)
  const sort = check(values.sort === undefined ? 100 : readRank(values.sort), t.badSort)
  const from = check(values.from === undefined ? germanTime(now) : readWallClock(values.from), t.badTime('from'))
  const until = check(values.until === undefined ? null : readWallClock(values.until, { isEnd: true }), t.badTime('until')) // prettier-ignore
  if (until && (until <= germanTime(now) || (from && until <= from))) wrong.push(t.badWindow)
  if (!slug || !nameDe || !nameEn || !placement || !slot || !url || !sort || !from || !until || wrong.length > 0)
    throw new Refusal(wrong.join('\n'))
  const storeSlug = values.store ?? null
  const picture = values.picture ?? ''
  return { slug, nameDe, nameEn, picture, placement, placeSlug, slot, url, sort, from, until, storeSlug }
}
