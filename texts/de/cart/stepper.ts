import { numberFormat } from '../../../contract/platform/formats.ts'
import { pieces } from '../pieces.ts'
const number = numberFormat('de-DE')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

export const stepper: typeof import('../../en/cart/stepper.ts').stepper = {
  short: (boxes) => `${number.format(boxes)}\u00a0Kt.`,
  pieces: (count, isPack) => pieces(count, isPack).replace(' ', '\u00a0'),
  inCart: (name) => `${name}: im Warenkorb`,
  quantityOf: (name) => `Menge von ${name} im Warenkorb`,
  fewer: (name) => `Weniger von ${name}`,
  more: (name) => `Mehr von ${name}`,
  remove: (name) => `${name} aus dem Warenkorb nehmen`,
  changed: (name, quantity) => `${name}: ${quantity} im Warenkorb`,
  removed: (name) => `${name} ist nicht mehr im Warenkorb.`,
  undo: 'Rückgängig',
  failed: 'Das hat nicht geklappt.',
  again: 'Noch einmal',
  lowStock: (boxes) => `Noch ${plural(boxes, 'Karton', 'Kartons')}`,
  lowStockPieces: (amount) => `Noch ${amount}`,
  allTaken: (text) => `${text}, alle im Warenkorb`,
  last: 'zuletzt',
}
