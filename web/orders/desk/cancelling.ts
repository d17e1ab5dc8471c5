import type { CancelCause } from '../../../contract/orders/steps.ts'

export type OrderedLine = {
  productSkuId: string
  name: string
  quantity: number
  shippedQuantity: number
  cancelledQuantity: number
}

/** What somebody has set: by SKU how many pieces are cancelled, and why. */
export type Cancelling = { pieces: Record<string, number>; cause: CancelCause | '' }

export const openPieces = ({ quantity, shippedQuantity, cancelledQuantity }: OrderedLine): number =>
  quantity - shippedQuantity - cancelledQuantity

/** The pieces that are cancelled, never more than are open. */
export function cancelledLines(lines: readonly OrderedLine[], pieces: Cancelling['pieces']) {
  return lines
    .map((line) => ({
      productSkuId: line.productSkuId,
      quantity: Math.min(pieces[line.productSkuId] ?? 0, openPieces(line)),
    }))
    .filter(({ quantity }) => quantity > 0)
}
