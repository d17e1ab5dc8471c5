import type { menuList as English } from '../../en/menu/list.ts'
import { additiveNames, allergenNames } from '../catalogue/food-names.ts'

export const menuList: typeof English = {
  allergens: allergenNames,
  additiveNames,
  title: 'Allergene und Zusatzstoffe',
  fileName: 'Allergene und Zusatzstoffe',
  asOf: (day) => `Stand: ${day}`,
  contains: (names) => `Enthält: ${names}`,
  traces: (names) => `Kann Spuren enthalten von: ${names}`,
  notStated: (names) => `Keine Angabe zu: ${names}`,
  none: 'Keines der 14 Allergene, nach den Angaben zu allem, was darin ist.',
  additives: (names) => `Zusatzstoffe: ${names}`,
  withoutAdditives: (names) => `Keine Angabe zu Zusatzstoffen: ${names}`,
  notice:
    'Allergene nach Anhang II der VO (EU) 1169/2011, Zusatzstoffe nach § 5 LMZDV, nach den Angaben der Lieferanten und der Küche. ' +
    'Keine Angabe heißt nicht frei davon: Bitte frag uns.',
}
