import type { CartTexts } from '../platform/cart-texts.ts'

/** '2 Kartons · 12 Stück', or pieces alone where a case holds one. */
export const quantityText = (t: CartTexts, countPerBox: number) => (quantity: number) =>
  countPerBox > 1 && quantity % countPerBox === 0 ? t.boxes(quantity / countPerBox, quantity) : t.pieces(quantity)

/** '2 Kartons', or pieces where they fill no whole cases. */
export const casesText = (t: CartTexts, countPerBox: number, quantity: number) =>
  countPerBox > 1 && quantity % countPerBox === 0 ? t.cases(quantity / countPerBox) : t.pieces(quantity)
