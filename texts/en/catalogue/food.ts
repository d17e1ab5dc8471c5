import { numberFormat } from '../../../contract/platform/formats.ts'
import { allergenNames } from './food-names.ts'

const number = numberFormat('en-GB')

/** What food law has the page of a product say (LMIV article 14). */
export const food = {
  ingredients: 'Ingredients',
  /** They are stated once, in the language that the packing has to bear. */
  ingredientsNote: 'In German, as stated by the supplier.',
  noIngredients: 'The supplier has not stated any ingredients.',
  allergens: 'Allergens',
  allergensIn: 'Contains',
  allergenTraces: 'May contain traces of',
  allergensAbsent: 'Free of all 14 allergens that must be declared, according to the supplier.',
  allergensNotStated: 'The supplier has not stated any allergens yet. Please check the packaging.',
  allergensMissing: (count: number) =>
    count === 1
      ? 'The supplier has not stated one allergen. Please check the packaging.'
      : `The supplier has not stated ${count} allergens. Please check the packaging.`,
  allergenUnknown: 'Not stated',
  nutrition: 'Average values per 100 g or 100 ml',
  nutrients: {
    fat: 'Fat',
    saturatedFat: 'of which saturates',
    carbohydrates: 'Carbohydrate',
    sugar: 'of which sugars',
    fibre: 'Fibre',
    protein: 'Protein',
    salt: 'Salt',
  },
  grams: (value: number) => `${number.format(value)} g`,
  allergenNames: allergenNames as Record<string, string>,
  foodNotice: 'Details can change. What stands on the pack always counts.',
}
