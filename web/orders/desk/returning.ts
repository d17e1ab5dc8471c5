type Lines = { productSkuId: string; quantity: number }[]

/** What somebody has set: by SKU how many pieces are taken back, and what of it cannot be sold again. */
export type Returning = { pieces: Record<string, number>; unsellable: string[] }

/** The pieces that are taken back: all that the buyer wants to send, until somebody says otherwise. */
export const returnedLines = (items: Lines, pieces: Returning['pieces']): Lines =>
  items
    .map(({ productSkuId, quantity }) => ({
      productSkuId,
      quantity: Math.min(pieces[productSkuId] ?? quantity, quantity),
    }))
    .filter(({ quantity }) => quantity > 0)
