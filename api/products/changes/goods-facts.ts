import { emptyContent, nutrients, type Content } from '../../../contract/range/content.ts'
import { factStateOf, isOwed, legalFacts, type Subject } from '../../../contract/range/legal-facts.ts'
import type { FactName } from '../../../contract/trade/fact-names.ts'
import type { Product } from '../../../contract/products.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { DetailRow, FactsRow, FoodRow } from './content.ts'

/** What is said of food. */
export const foodOf = (food: FoodRow) =>
  ({
    legalName: food.legalName ?? '',
    ingredients: food.ingredients,
    allergens: {
      contained: food.allergens as Content['allergens']['contained'],
      traces: (food.traces ?? []) as Content['allergens']['traces'],
      absent: (food.absent ?? []) as Content['allergens']['absent'],
      statedAt: food.statedAt ?? null,
    },
    additives: (food.additives ?? []) as Content['additives'],
    nutrition: Object.fromEntries(
      nutrients.map((nutrient) => [nutrient, food.nutrition[nutrient] ?? null]),
    ) as Content['nutrition'],
    storage: food.storage,
    storageEn: food.storageEn ?? '',
    origin: food.origin ?? '',
    instructions: food.instructions ?? '',
  }) satisfies Partial<Content>

type StatedRow = Pick<DetailRow, 'attributes'> & {
  categorySlug: string
  isFood: boolean
  food: FoodRow | null
  facts?: FactsRow
}

/** What the law is held against, of goods as their rows have them. */
export function subjectOf({ categorySlug, isFood, food, facts = {}, attributes }: StatedRow): Subject {
  const { fibres = '', weeeNumber = '', warningsDe = '', warningsEn = '', inapplicable = [] } = facts
  const stated = { fibres, weeeNumber, warningsDe, warningsEn, inapplicable: inapplicable as Content['inapplicable'] }
  return { isFood, content: { ...emptyContent(categorySlug), ...(food && foodOf(food)), ...stated, attributes } }
}

type Spoken = Partial<Record<FactName, (content: Content, language: Language) => string>>

/** Facts that have no place of their own on a product's page. */
const spoken: Spoken = {
  ADDITIVES: ({ additives }, language) =>
    additives.map((code) => texts(language).range.legalFacts.additives[code]).join(', '),
  INSTRUCTIONS: ({ instructions }) => instructions,
  FIBRES: ({ fibres }) => fibres,
  WEEE: ({ weeeNumber }) => weeeNumber,
  WARNINGS: ({ warningsDe, warningsEn }, language) => (language === 'en' && warningsEn) || warningsDe,
}

/** For buyers: of what the law asks for, whether it is given, not needed or missing; what stands elsewhere only where it is not given. */
export function statementsOf(row: StatedRow, language: Language): NonNullable<Product['statements']> {
  const subject = subjectOf(row)
  const { labels, inapplicable, missing } = texts(language).range.legalFacts
  return legalFacts
    .filter((fact) => isOwed(fact, subject))
    .flatMap((fact) => {
      const { name } = fact
      const state = factStateOf(fact, subject.content)
      const given = spoken[name]?.(subject.content, language)
      const text = { GIVEN: given, INAPPLICABLE: inapplicable, MISSING: missing }[state]
      return text ? [{ name, label: labels[name], state, text }] : []
    })
}
