import type { CartItem, LineProblem } from '../../../contract/cart.ts'
import { nextQuantity } from '../../../contract/platform/quantities.ts'
import type { CartTexts } from '../../platform/cart-texts.ts'

type Line = Pick<CartItem, 'minimumQuantity' | 'countPerBox' | 'isPack' | 'stock'>

/** What is wrong with a line, in words, with the figure that would be right. */
export function problemSentence(code: LineProblem, line: Line, { problems, pieces }: CartTexts): string {
  const amount = (count: number) => pieces(count, line.isPack)
  if (code === 'BELOW_MINIMUM_QUANTITY') return problems[code](amount(nextQuantity(0, line)))
  if (code === 'NOT_A_MULTIPLE') return problems[code](amount(line.countPerBox))
  if (code === 'REDUCED_STOCK') return problems[code](amount(line.stock))
  return problems[code]
}

/** False for what the buyer may not have or is sold no more: no quantity helps, and it has no page. */
export const isOrderable = ({ problems }: Pick<CartItem, 'problems'>) =>
  !problems.some((code) => code === 'NOT_AUTHORIZED' || code === 'UNAVAILABLE')
