import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('en-GB')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

/** Of the window in which an order is ordered again; loaded with it. */
export const reorder = {
  title: (orderNumber: string) => `Order ${orderNumber} again`,
  titleElsewhere: (orderNumber: string) => `Order ${orderNumber} again, for another address`,
  failed: 'The lines of this order cannot be loaded just now.',
  choose: (name: string) => `Order ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  perCase: (price: string) => `${price} per case`,
  perPiece: (price: string) => `${price} each`,
  amount: (boxes: number, isInCases: boolean) =>
    isInCases ? `${number.format(boxes)}\u00a0cs` : plural(boxes, 'piece', 'pieces'),
  dearer: (amount: string, isInCases: boolean) => `${amount} more ${isInCases ? 'per case' : 'each'}`,
  cheaper: (amount: string, isInCases: boolean) => `${amount} less ${isInCases ? 'per case' : 'each'}`,
  cut: (ordered: string) => `Less in stock than the ${ordered} you ordered`,
  raised: (ordered: string) => `No longer sold in the ${ordered} you ordered`,
  inCart: (amount: string) => `${amount} already in the cart`,
  gone: 'No longer available',
  soldOut: 'Sold out',
  design: (title: string) => `With your design “${title}”, at its offer`,
  add: (cases: number, pieces: number) =>
    [cases > 0 && plural(cases, 'case', 'cases'), pieces > 0 && plural(pieces, 'piece', 'pieces')]
      .filter(Boolean)
      .join(' and '),
  addButton: (what: string) => `Add ${what}`,
  elsewhereButton: (what: string) => `${what}, then choose the address`,
  nothing: 'Nothing chosen',
  sum: 'Net, without shipping',
}
