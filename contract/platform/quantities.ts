type Box = { countPerBox: number; minimumQuantity: number; stock: number }

/**
 * Quantities a picker offers, in pieces: steps of `countPerBox` from `countPerBox` up to below `stock`, at most 200
 * (specification section 9). So that the last full box can be bought, one box is offered where that yields nothing.
 */
export function quantityOptions({ countPerBox, stock }: Pick<Box, 'countPerBox' | 'stock'>): number[] {
  const count = Math.min(200, Math.max(0, Math.ceil(stock / countPerBox) - 1))
  if (count === 0) return stock >= countPerBox ? [countPerBox] : []
  return Array.from({ length: count }, (_, i) => (i + 1) * countPerBox)
}

export type QuantityProblem = 'NOT_A_MULTIPLE' | 'BELOW_MINIMUM_QUANTITY' | 'OUT_OF_STOCK'

/** The server's rule: a multiple of the box, at least the minimum, at most the stock (api.md section 6). */
export function quantityProblem(quantity: number, box: Box): QuantityProblem | null {
  if (quantity > box.stock) return 'OUT_OF_STOCK'
  if (quantity % box.countPerBox !== 0) return 'NOT_A_MULTIPLE'
  return quantity < smallestQuantity(box) ? 'BELOW_MINIMUM_QUANTITY' : null
}

/** The smallest quantity at or above the requested one that may be ordered, ignoring the stock. */
export function nextQuantity(requested: number, box: Box): number {
  const boxes = Math.ceil(Math.max(requested, smallestQuantity(box)) / box.countPerBox)
  return boxes * box.countPerBox
}

const smallestQuantity = ({ countPerBox, minimumQuantity }: Box) =>
  Math.ceil(Math.max(minimumQuantity, 1) / countPerBox) * countPerBox

/** The pieces rounded up to whole boxes, within the stock; null where the stock is below the smallest order. */
export function orderableQuantity(pieces: number, box: Box): number | null {
  const most = Math.floor(box.stock / box.countPerBox) * box.countPerBox
  const quantity = Math.min(nextQuantity(pieces, box), most)
  return quantity >= nextQuantity(0, box) ? quantity : null
}
