import type { cartReplies as English } from '../../en/cart/replies.ts'

export const cartReplies: typeof English = {
  oneLineOrItems: 'Bitte entweder productSkuId mit quantity senden oder items.',
  productTwice: 'Jeder Artikel darf in items nur einmal stehen.',
  storesOrItems: 'Bitte entweder storeIds mit selected senden oder items.',
  cartFull: (lines) => `In den Warenkorb passen höchstens ${lines} verschiedene Artikel.`,
}
