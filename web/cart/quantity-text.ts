import type { CartTexts } from '../platform/cart-texts.ts'
import type { CartItem } from '../../contract/cart.ts'

type Sold = Pick<CartItem, 'countPerBox' | 'isPack'>

/** '2 Kartons · 12 Stück', or pieces alone where a case holds one. */
export function quantityText(t: CartTexts, { countPerBox, isPack }: Sold, quantity: number): string {
  const pieces = t.pieces(quantity, isPack)
  return isInCases(countPerBox, quantity) ? t.boxes(quantity / countPerBox, pieces) : pieces
}

/** '2 Kartons', or pieces where they fill no whole cases. */
export const casesText = (t: CartTexts, { countPerBox, isPack }: Sold, quantity: number): string =>
  isInCases(countPerBox, quantity) ? t.cases(quantity / countPerBox) : t.pieces(quantity, isPack)

const isInCases = (countPerBox: number, quantity: number) => countPerBox > 1 && quantity % countPerBox === 0
