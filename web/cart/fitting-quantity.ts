import type { CartItem } from '../../contract/cart.ts'
import { nextQuantity, quantityOptions, quantityProblem } from '../../contract/platform/quantities.ts'

type Line = Pick<CartItem, 'quantity' | 'countPerBox' | 'minimumQuantity' | 'stock'>

/** Quantities the server would take for a line; the picker adds the present one by itself. */
export const allowedQuantities = (line: Line) =>
  quantityOptions(line).filter((quantity) => quantityProblem(quantity, line) === null)

/** What a line with a wrong quantity could be changed to; null where it is right or nothing can be bought. */
export function fittingQuantity(line: Line): number | null {
  if (quantityProblem(line.quantity, line) === null) return null
  const input = nextQuantity(line.quantity, line)
  const most = Math.floor(line.stock / line.countPerBox) * line.countPerBox
  const fitting = Math.min(input, most)
  return quantityProblem(fitting, line) === null ? fitting : null
}
