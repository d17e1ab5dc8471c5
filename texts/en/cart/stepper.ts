import { numberFormat } from '../../../contract/platform/formats.ts'
import { pieces } from '../pieces.ts'
const number = numberFormat('en-GB')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

/** Of the stepper that is the cart's quantity; loaded with it. */
export const stepper = {
  short: (boxes: number) => `${number.format(boxes)}\u00a0cs`,
  pieces: (count: number, isPack?: boolean): string => pieces(count, isPack).replace(' ', '\u00a0'),
  inCart: (name: string) => `${name}: in the cart`,
  quantityOf: (name: string) => `Quantity of ${name} in the cart`,
  fewer: (name: string) => `Less of ${name}`,
  more: (name: string) => `More of ${name}`,
  remove: (name: string) => `Remove ${name} from the cart`,
  changed: (name: string, quantity: string) => `${name}: ${quantity} in the cart`,
  removed: (name: string) => `${name} is no longer in the cart.`,
  undo: 'Undo',
  failed: 'That did not work.',
  again: 'Try again',
  lowStock: (boxes: number) => `${plural(boxes, 'case', 'cases')} left`,
  lowStockPieces: (amount: string) => `${amount} left`,
  allTaken: (text: string) => `${text}, all in the cart`,
  /** A day and a quantity follow. */
  last: 'last on',
}
