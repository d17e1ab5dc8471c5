const FEW_CASES = 3

/** Whole cases left (pieces of what is sold singly) where they are few, or fewer than were ordered last; else null. */
export function lowStockOf({ stock, countPerBox }: { stock: number; countPerBox: number }, lastQuantity: number) {
  const left = Math.floor(stock / countPerBox)
  if (left === 0) return null
  return left <= FEW_CASES || left * countPerBox < lastQuantity ? left : null
}
