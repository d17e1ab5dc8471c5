import type { CartItem } from '../../contract/cart.ts'

/** False for what the buyer may not have or is sold no more: no quantity helps, and it has no page. */
export const isOrderable = ({ problems }: Pick<CartItem, 'problems'>) =>
  !problems.some((code) => code === 'NOT_AUTHORIZED' || code === 'UNAVAILABLE')
