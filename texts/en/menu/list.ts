import { additiveNames, allergenNames } from '../catalogue/food-names.ts'

export const menuList = {
  allergens: allergenNames,
  additiveNames,
  title: 'Allergens and additives',
  fileName: 'Allergens and additives',
  asOf: (day: string) => `As of ${day}`,
  contains: (names: string) => `Contains: ${names}`,
  traces: (names: string) => `May contain traces of: ${names}`,
  notStated: (names: string) => `Not stated: ${names}`,
  none: 'None of the 14 allergens, by what is stated of everything in it.',
  additives: (names: string) => `Additives: ${names}`,
  withoutAdditives: (names: string) => `Additives not stated of: ${names}`,
  notice:
    'Allergens by Annex II of Regulation (EU) No 1169/2011, additives by section 5 LMZDV, as stated by the suppliers and the kitchen. ' +
    'Not stated does not mean absent: please ask us.',
}
