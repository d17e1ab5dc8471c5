import type { Language } from '../../../contract/platform/values.ts'
import type { Product } from '../../../contract/products.ts'

type Labelled = { label: string; value: string }
/** What a product says: a key, and the words of the day on which it was said. Of several choices each stands alone. */
export type StatedAttribute = { key: string; de: Labelled; en: Labelled }
/** What an attribute of a category and its choices are called now. */
export type AttributeNames = {
  key: string
  labelDe: string
  labelEn: string
  choices: { value: string; de: string; en: string }[]
}

/** For buyers: one line of each attribute, in the words of today where the category has some. */
export function spokenAttributes(
  stated: readonly StatedAttribute[],
  names: readonly AttributeNames[],
  language: Language,
): Product['attributes'] {
  const known = new Map(names.map((name) => [name.key, name]))
  return [...Map.groupBy(stated, ({ key }) => key)].map(([key, values]) => {
    const name = known.get(key)
    const spoken = values.map((one) => {
      const choice = name?.choices.find(({ value }) => value === one.de.value)
      return choice ? choice[language] : one[language].value
    })
    const label = language === 'de' ? name?.labelDe : name?.labelEn
    return { key, label: label ?? values[0]![language].label, valueText: [...new Set(spoken)].join(', ') }
  })
}
