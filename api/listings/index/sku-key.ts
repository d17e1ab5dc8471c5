const LETTERS = 6
const LARGEST = 255

/** A number that compares as the beginning of the SKU does: two that differ say which is first, two alike say nothing. */
export function skuKey(skuId: string): number {
  let key = 0
  let isCut = false
  for (let i = 0; i < LETTERS; i++) {
    const code: number = isCut || i >= skuId.length ? 0 : Math.min(LARGEST, skuId.charCodeAt(i))
    // What is too large for its place is told by the text alone, and so is all behind it.
    isCut ||= code === LARGEST
    key = key * (LARGEST + 1) + code
  }
  return key
}
