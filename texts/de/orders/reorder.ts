import { numberFormat } from '../../../contract/platform/formats.ts'
import { perPiece, pieces } from '../pieces.ts'
const number = numberFormat('de-DE')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`
const list = new Intl.ListFormat('de-DE')
/** With a space that does not break. */
const joined = (count: number, isPack?: boolean) => pieces(count, isPack).replace(' ', '\u00a0')

export const reorder: typeof import('../../en/orders/reorder.ts').reorder = {
  title: (orderNumber) => `${orderNumber} noch einmal bestellen`,
  titleElsewhere: (orderNumber) => `${orderNumber} noch einmal, für eine andere Adresse`,
  failed: 'Die Zeilen dieser Bestellung lassen sich gerade nicht laden.',
  choose: (name) => `${name} bestellen`,
  quantityOf: (name) => `Menge von ${name}`,
  perCase: (price) => `${price} je Karton`,
  perPiece: (price, isPack) => `${price} ${perPiece(isPack)}`,
  amount: (boxes, isInCases, isPack) => (isInCases ? `${number.format(boxes)}\u00a0Kt.` : joined(boxes, isPack)),
  dearer: (amount, isInCases, isPack) => `${amount} teurer ${isInCases ? 'je Karton' : perPiece(isPack)}`,
  cheaper: (amount, isInCases, isPack) => `${amount} günstiger ${isInCases ? 'je Karton' : perPiece(isPack)}`,
  cut: (ordered) => `Weniger auf Lager als die ${ordered} von damals`,
  raised: (ordered) => `Die ${ordered} von damals gibt es so nicht mehr`,
  inCart: (amount) => `${amount} liegen schon im Warenkorb`,
  gone: 'Nicht mehr im Sortiment',
  soldOut: 'Ausverkauft',
  design: (title) => `Mit deinem Motiv „${title}“, zum Angebot dafür`,
  add: (cases, single, packs) =>
    list.format([
      ...(cases > 0 ? [plural(cases, 'Karton', 'Kartons')] : []),
      ...(packs > 0 ? [joined(packs, true)] : []),
      ...(single > 0 ? [joined(single)] : []),
    ]),
  addButton: (what) => `${what} in den Warenkorb`,
  elsewhereButton: (what) => `${what}, weiter zur Adresse`,
  nothing: 'Nichts ausgewählt',
  sum: 'Netto, ohne Versand',
}
