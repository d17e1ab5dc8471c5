import type { CartItem, LineProblem } from '../../contract/cart.ts'
import { nextQuantity } from '../../contract/platform/quantities.ts'
import type { CartTexts } from '../platform/cart-texts.ts'

type Line = Pick<CartItem, 'minimumQuantity' | 'countPerBox' | 'stock'>

/** What is wrong with a line, in words, with the figure that would be right. */
export function problemSentence(code: LineProblem, line: Line, { problems }: CartTexts): string {
  if (code === 'BELOW_MINIMUM_QUANTITY') return problems[code](nextQuantity(0, line))
  if (code === 'NOT_A_MULTIPLE') return problems[code](line.countPerBox)
  if (code === 'REDUCED_STOCK') return problems[code](line.stock)
  return problems[code]
}

/** False for what the buyer may not have or is sold no more: no quantity helps, and it has no page. */
export const isOrderable = ({ problems }: Pick<CartItem, 'problems'>) =>
  !problems.some((code) => code === 'NOT_AUTHORIZED' || code === 'UNAVAILABLE')
