import { nextQuantity } from './quantities.ts'

type Box = Parameters<typeof nextQuantity>[1]

/** So many pieces in whole boxes, within the stock; null where not even the smallest order is left. */
export function orderableQuantity(pieces: number, box: Box): number | null {
  const most = Math.floor(box.stock / box.countPerBox) * box.countPerBox
  const quantity = Math.min(nextQuantity(pieces, box), most)
  return quantity >= nextQuantity(0, box) ? quantity : null
}
