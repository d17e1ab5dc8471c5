import type { LineProblem } from '../../contract/cart.ts'
import { nextQuantity, quantityProblem } from '../../contract/platform/quantities.ts'
import { unitPriceCents } from '../products/price.ts'
import type { CartLine } from './cart-state.ts'

/** Everything the buyer has to know about a line, worst first. */
export function lineProblems(line: CartLine): LineProblem[] {
  if (!line.isActive) return ['UNAVAILABLE']
  if (!line.isVisible) return ['NOT_AUTHORIZED']
  const quantity = quantityProblem(line.quantity, line)
  const shortage = line.stock < nextQuantity(0, line) ? 'OUT_OF_STOCK' : 'REDUCED_STOCK'
  const isPriceChanged = unitPriceCents(line, line.quantity) !== line.seenPriceCents
  const problems: LineProblem[] = []
  if (quantity !== null) problems.push(quantity === 'OUT_OF_STOCK' ? shortage : quantity)
  if (isPriceChanged) problems.push('PRICE_CHANGED')
  return problems
}
