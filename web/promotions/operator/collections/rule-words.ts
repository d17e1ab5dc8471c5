import type { CollectionRule } from '../../../../contract/collections/collections.ts'
import { moneyText } from '../../../../contract/platform/money.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { useOperatorCollectionTexts } from '../texts.ts'

type Texts = Pick<ReturnType<typeof useOperatorCollectionTexts>, 'words'>

/** 'kaffee-tee · Marke Alma · bis 5,00 € · höchstens 30 Tage im Shop' */
export function ruleWords(rule: CollectionRule, { words }: Texts, language: Language): string {
  const { category, brand, attribute, attributeValue, priceMax, newDays } = rule
  return [
    category,
    brand && words.brand(brand),
    attribute && (attributeValue ? `${attribute}: ${attributeValue}` : attribute),
    priceMax !== null && words.priceMax(moneyText(Math.round(priceMax * 100), language)),
    newDays !== null && words.newDays(newDays),
  ]
    .filter(Boolean)
    .join(' · ')
}
