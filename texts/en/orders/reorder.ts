import { numberFormat } from '../../../contract/platform/formats.ts'
import { perPiece, pieces } from '../pieces.ts'
const number = numberFormat('en-GB')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`
const list = new Intl.ListFormat('en-GB')
/** With a space that does not break. */
const joined = (count: number, isPack?: boolean) => pieces(count, isPack).replace(' ', '\u00a0')
const each = (isInCases: boolean, isPack?: boolean) => (isInCases ? 'per case' : isPack ? perPiece(isPack) : 'each')

/** Of the window in which an order is ordered again; loaded with it. */
export const reorder = {
  title: (orderNumber: string) => `Order ${orderNumber} again`,
  titleElsewhere: (orderNumber: string) => `Order ${orderNumber} again, for another address`,
  failed: 'The lines of this order cannot be loaded just now.',
  choose: (name: string) => `Order ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  perCase: (price: string) => `${price} per case`,
  perPiece: (price: string, isPack?: boolean) => (isPack ? `${price} ${perPiece(isPack)}` : `${price} each`),
  amount: (boxes: number, isInCases: boolean, isPack?: boolean) =>
    isInCases ? `${number.format(boxes)}\u00a0cs` : joined(boxes, isPack),
  dearer: (amount: string, isInCases: boolean, isPack?: boolean) => `${amount} more ${each(isInCases, isPack)}`,
  cheaper: (amount: string, isInCases: boolean, isPack?: boolean) => `${amount} less ${each(isInCases, isPack)}`,
  cut: (ordered: string) => `Less in stock than the ${ordered} you ordered`,
  raised: (ordered: string) => `No longer sold in the ${ordered} you ordered`,
  inCart: (amount: string) => `${amount} already in the cart`,
  gone: 'No longer available',
  soldOut: 'Sold out',
  design: (title: string) => `With your design “${title}”, at its offer`,
  add: (cases: number, single: number, packs: number): string =>
    list.format([
      ...(cases > 0 ? [plural(cases, 'case', 'cases')] : []),
      ...(packs > 0 ? [joined(packs, true)] : []),
      ...(single > 0 ? [joined(single)] : []),
    ]),
  addButton: (what: string) => `Add ${what}`,
  elsewhereButton: (what: string) => `${what}, then choose the address`,
  nothing: 'Nothing chosen',
  sum: 'Net, without shipping',
}
