import { additiveNames } from '../catalogue/food-names.ts'
import type { FactName } from '../../../contract/trade/fact-names.ts'

const labels: Record<FactName, string> = {
  LEGAL_NAME: 'Name of the food',
  INGREDIENTS: 'Ingredients',
  ALLERGENS: 'Allergens',
  ADDITIVES: 'Additives',
  NUTRITION: 'Nutrition',
  ALCOHOL: 'Alcohol by volume',
  STORAGE: 'Storage',
  ORIGIN: 'Origin',
  INSTRUCTIONS: 'Instructions for use',
  FIBRES: 'Textile fibres',
  WEEE: 'WEEE number',
  WARNINGS: 'Warnings',
}

/** What the law asks to be said of goods. */
export const legalFactTexts = {
  labels,
  additives: additiveNames,
  inapplicable: 'Not needed, says the supplier',
  missing: 'Not stated by the supplier',
}
