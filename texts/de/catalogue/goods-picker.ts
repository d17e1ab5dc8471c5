import type { goodsPicker as en } from '../../en/catalogue/goods-picker.ts'

export const goodsPicker: typeof en = {
  find: 'Artikel suchen',
  findHint: 'Artikelnummer oder Worte, wie im Shop',
  noneFound: 'Nichts gefunden.',
  failed: 'Die Suche hat nicht geantwortet',
  add: 'hinzufügen',
  isIn: 'Gewählt',
  chosen: 'Gewählt, in dieser Reihenfolge',
  none: 'Noch keine Artikel.',
  takeOut: (name) => `${name} herausnehmen`,
  move: (name) => `${name} verschieben`,
  states: {
    SHOWN: 'lieferbar',
    SOLD_OUT: 'ausverkauft',
    EXCLUSIVE: 'exklusiv: nicht für alle',
    GONE: 'weg: niemand sieht ihn',
  },
  most: (count) => `Es sind höchstens ${count}.`,
  done: 'Fertig',
}
