import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('de-DE')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

export const reorder: typeof import('../../en/orders/reorder.ts').reorder = {
  title: (orderNumber) => `${orderNumber} noch einmal bestellen`,
  titleElsewhere: (orderNumber) => `${orderNumber} noch einmal, für eine andere Adresse`,
  failed: 'Die Zeilen dieser Bestellung lassen sich gerade nicht laden.',
  choose: (name) => `${name} bestellen`,
  quantityOf: (name) => `Menge von ${name}`,
  perCase: (price) => `${price} je Karton`,
  perPiece: (price) => `${price} je Stück`,
  amount: (boxes, isInCases) => `${number.format(boxes)}\u00a0${isInCases ? 'Kt.' : 'Stück'}`,
  dearer: (amount, isInCases) => `${amount} teurer ${isInCases ? 'je Karton' : 'je Stück'}`,
  cheaper: (amount, isInCases) => `${amount} günstiger ${isInCases ? 'je Karton' : 'je Stück'}`,
  cut: (ordered) => `Weniger auf Lager als die ${ordered} von damals`,
  raised: (ordered) => `Die ${ordered} von damals gibt es so nicht mehr`,
  inCart: (amount) => `${amount} liegen schon im Warenkorb`,
  gone: 'Nicht mehr im Sortiment',
  soldOut: 'Ausverkauft',
  design: (title) => `Mit deinem Motiv „${title}“, zum Angebot dafür`,
  add: (cases, pieces) =>
    [cases > 0 && plural(cases, 'Karton', 'Kartons'), pieces > 0 && `${number.format(pieces)}\u00a0Stück`]
      .filter(Boolean)
      .join(' und '),
  addButton: (what) => `${what} in den Warenkorb`,
  elsewhereButton: (what) => `${what}, weiter zur Adresse`,
  nothing: 'Nichts ausgewählt',
  sum: 'Netto, ohne Versand',
}
