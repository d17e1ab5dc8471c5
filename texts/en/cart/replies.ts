export const cartReplies = {
  oneLineOrItems: 'Send either productSkuId with quantity, or items.',
  productTwice: 'Each product may stand in items once.',
  storesOrItems: 'Send either storeIds with selected, or items.',
  cartFull: (lines: number) => `A cart holds at most ${lines} different products.`,
}
