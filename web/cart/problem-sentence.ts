import type { CartItem, LineProblem } from '../../contract/cart.ts'
import type { CartTexts } from '../platform/cart-texts.ts'

type Line = Pick<CartItem, 'minimumQuantity' | 'countPerBox' | 'stock'>

/** What is wrong with a line, in words, with the figure that would be right. */
export function problemSentence(code: LineProblem, line: Line, { problems }: CartTexts): string {
  if (code === 'BELOW_MINIMUM_QUANTITY') return problems[code](line.minimumQuantity)
  if (code === 'NOT_A_MULTIPLE') return problems[code](line.countPerBox)
  if (code === 'REDUCED_STOCK') return problems[code](line.stock)
  return problems[code]
}
