import type { CartItem } from '../../../contract/cart.ts'

/** How many cases lie in these lines. */
export const casesOf = (items: Pick<CartItem, 'quantity' | 'countPerBox'>[]): number =>
  items.reduce((sum, { quantity, countPerBox }) => sum + Math.ceil(quantity / countPerBox), 0)
