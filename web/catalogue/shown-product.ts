import type { Listing } from '../../contract/listings.ts'
import type { ProductCard } from '../../contract/products.ts'

/** What a card shows of a product; the rest would only make the page heavier. */
export type ShownProduct = Omit<ProductCard, 'storeId' | 'priceGate' | 'msrp' | 'msrpText'>
export type ShownListing = Omit<Listing, 'items'> & { items: ShownProduct[] }

export function shownProduct(product: ProductCard): ShownProduct {
  const { storeId: _, priceGate: __, msrp: ___, msrpText: ____, ...shown } = product
  return shown
}
