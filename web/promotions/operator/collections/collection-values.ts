import type { InputOf } from '../../../../contract/platform/endpoint.ts'
import type * as collectionsApi from '../../../../contract/collections/collections.ts'
import type { OperatorCollection } from '../../../../contract/collections/collections.ts'
import { berlinMinuteOf } from '../../../desk/time/berlin.ts'

/** What the fields of the form hold. */
export const valuesOf = (held: OperatorCollection) => ({
  titleDe: held.titleDe,
  titleEn: held.titleEn,
  descriptionDe: held.descriptionDe,
  descriptionEn: held.descriptionEn,
  picture: held.picture,
  homeRank: textOf(held.homeRank),
  sortedBy: held.sortedBy,
  /** One beside the other. */
  skuIds: held.skuIds.join(' '),
  category: held.rule?.category ?? '',
  brand: held.rule?.brand ?? '',
  attribute: held.rule?.attribute ?? '',
  attributeValue: held.rule?.attributeValue ?? '',
  priceMax: textOf(held.rule?.priceMax ?? null),
  newDays: textOf(held.rule?.newDays ?? null),
  startsAt: berlinMinuteOf(held.startsAt),
  endsAt: berlinMinuteOf(held.endsAt),
  isDraft: held.isDraft,
})
export type CollectionValues = ReturnType<typeof valuesOf>

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** What is typed as a number, with a comma or a point; null where nothing is. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

type RuleValues = Pick<CollectionValues, 'category' | 'brand' | 'attribute' | 'attributeValue' | 'priceMax' | 'newDays'>

export const ruleOf = ({ category, brand, attribute, attributeValue, priceMax, newDays }: RuleValues) => ({
  category: category || null,
  brand: brand.trim() || null,
  attribute: attribute.trim() || null,
  attributeValue: attributeValue.trim() || null,
  priceMax: numberOf(priceMax),
  newDays: numberOf(newDays),
})

/** What of a rule is asked; null where it asks nothing, or what is no number. */
export function triedRule(values: RuleValues): InputOf<typeof collectionsApi.tryRule> | null {
  const conditions = Object.fromEntries(Object.entries(ruleOf(values)).filter(([, value]) => value !== null))
  const isFine = Object.values(conditions).every((value) => typeof value !== 'number' || value > 0)
  return Object.keys(conditions).length > 0 && isFine ? conditions : null
}

export const skuIdsOf = ({ skuIds }: Pick<CollectionValues, 'skuIds'>): string[] => skuIds.split(' ').filter(Boolean)

export const inputOf = ({ homeRank, startsAt, endsAt, ...values }: CollectionValues) => ({
  ...values,
  ...ruleOf(values),
  skuIds: skuIdsOf(values),
  homeRank: numberOf(homeRank),
  startsAt: startsAt.slice(0, 16) || null,
  endsAt: endsAt.slice(0, 16) || null,
})
