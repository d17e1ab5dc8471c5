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
  inStock: (count, isInCases) => `${number.format(count)}${isInCases ? '\u00a0Kt.' : ''}`,
  last: 'Zuletzt · Kt.',
  quantity: 'Menge in Kt.',
  quantityOf: (name, isInCases) => `${isInCases ? 'Kartons' : 'Menge'} von ${name}`,
  inCases: (count) => plural(count, 'Karton', 'Kartons'),
  delivery: 'Lieferung',
  keys: [
    { key: '↑ ↓', short: 'Zeile', does: 'Zur Zeile darüber oder darunter' },
    { key: '0–9', short: 'Menge', does: 'Menge in Kartons' },
    { key: '↵', short: 'übernehmen', does: 'Menge übernehmen und zur nächsten Zeile' },
    { key: 'Entf', short: 'herausnehmen', does: 'Artikel aus dem Warenkorb nehmen' },
    { key: 'M', short: 'merken', does: 'Auf die Merkliste, oder wieder herunter' },
    { key: '/', short: 'suchen', does: 'Zur Suche' },
  ],
  moreKeys: [
    { key: '+ −', does: 'Ein Karton mehr oder weniger' },
    { key: '← →', does: 'Zum Namen und zurück zur Menge' },
    { key: 'Pos1 Ende', does: 'Zur ersten oder letzten Zeile' },
    { key: '?', does: 'Diese Übersicht' },
  ],
  allKeys: 'alle Tasten',
  allKeysTitle: 'Tasten der Liste',
  intoWishlist: (name) => `${name} steht auf der Merkliste.`,
  outOfWishlist: (name) => `${name} steht nicht mehr auf der Merkliste.`,
  inWishlist: 'Auf der Merkliste',
  sum: (lines, stores) => `${plural(lines, 'Zeile', 'Zeilen')}, ${plural(stores, 'Lieferant', 'Lieferanten')}`,
  net: (amount) => `${amount} netto`,
  toCart: 'Zum Warenkorb',
}
