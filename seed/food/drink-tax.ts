/** Drinks are taxed at the standard rate, food, coffee, tea, cocoa and milk at the reduced one (annex 2 of the German VAT act). */
const standard = new Set([
  'wasser',
  'limonade-cola',
  'schorle-eistee',
  'saft-nektar',
  'energy-sport',
  'sirup',
  'bier',
  'bier-alkoholfrei',
  'wein',
  'sekt-schaumwein',
  'spirituosen',
  'pflanzendrinks',
])

/** Percent. */
export const drinkTax = (category: string) => (standard.has(category) ? 19 : 7)
