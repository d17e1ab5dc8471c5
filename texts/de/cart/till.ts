import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('de-DE')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

export const till: typeof import('../../en/cart/till.ts').till = {
  table: 'Artikel als Liste',
  article: 'Artikel',
  number: (skuId) => `Art. ${skuId}`,
  supplier: 'Lieferant',
  pack: 'Karton',
  unitPrice: 'Grundpreis',
  casePrice: 'je Karton, netto',
  tier: 'Staffel',
  stock: 'Bestand',
  cases: (count) => `${number.format(count)}\u00a0Kt.`,
  last: 'Zuletzt · Kt.',
  quantity: 'Menge in Kt.',
  quantityOf: (name) => `Kartons von ${name}`,
  inCases: (count) => plural(count, 'Karton', 'Kartons'),
  keys: { row: 'Zeile', digits: 'Menge', enter: 'übernehmen', remove: 'herausnehmen', removeKey: 'Entf' },
  sum: (lines, stores) => `${plural(lines, 'Zeile', 'Zeilen')}, ${plural(stores, 'Lieferant', 'Lieferanten')}`,
  net: (amount) => `${amount} netto`,
  toCart: 'Zum Warenkorb',
}
