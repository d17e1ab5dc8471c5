import { numberFormat } from '../../../contract/platform/formats.ts'
import type { food as en } from '../../en/catalogue/food.ts'
import { allergenNames } from './food-names.ts'

const number = numberFormat('de-DE')

/** What food law has the page of a product say (LMIV article 14). */
export const food: typeof en = {
  ingredients: 'Zutaten',
  ingredientsNote: 'Wie vom Lieferanten angegeben.',
  noIngredients: 'Der Lieferant hat keine Zutaten angegeben.',
  allergens: 'Allergene',
  allergensIn: 'Enthält',
  allergenTraces: 'Kann Spuren enthalten von',
  allergensAbsent: 'Frei von allen 14 kennzeichnungspflichtigen Allergenen, laut Lieferant.',
  allergensNotStated: 'Der Lieferant hat noch keine Allergene angegeben. Bitte die Packung prüfen.',
  allergensMissing: (count) =>
    count === 1
      ? 'Zu einem Allergen fehlt die Angabe des Lieferanten. Bitte die Packung prüfen.'
      : `Zu ${count} Allergenen fehlt die Angabe des Lieferanten. Bitte die Packung prüfen.`,
  allergenUnknown: 'Keine Angabe',
  nutrition: 'Durchschnittliche Nährwerte je 100 g oder 100 ml',
  nutrients: {
    fat: 'Fett',
    saturatedFat: 'davon gesättigte Fettsäuren',
    carbohydrates: 'Kohlenhydrate',
    sugar: 'davon Zucker',
    fibre: 'Ballaststoffe',
    protein: 'Eiweiß',
    salt: 'Salz',
  },
  grams: (value) => `${number.format(value)} g`,
  allergenNames,
  foodNotice: 'Angaben können sich ändern. Maßgeblich ist immer die Packung.',
}
