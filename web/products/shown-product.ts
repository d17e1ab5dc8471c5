import type { Listing } from '../../contract/listings.ts'
import type { ProductCard } from '../../contract/products.ts'

/** What a card shows of a product to everybody; the rest would only make the page heavier. */
type VisitorsProduct = Pick<
  ProductCard,
  | 'skuId'
  | 'name'
  | 'brand'
  | 'storeName'
  | 'imageUrls'
  | 'canonicalUrl'
  | 'packText'
  | 'depositText'
  | 'availability'
  | 'backText'
  | 'badges'
  | 'rating'
  | 'offersText'
> & { price: null }
/** What a card shows and orders for a buyer. */
export type PricedProduct = Omit<VisitorsProduct, 'price'> &
  Pick<ProductCard, 'countPerBox' | 'isPack' | 'minimumQuantity' | 'stock' | 'tierText' | 'deliveryText'> & {
    price: NonNullable<ProductCard['price']>
  }
export type ShownProduct = VisitorsProduct | PricedProduct
type SearchNote = 'didYouMean' | 'unmatchedWords' | 'nearCount'
/** What only a search says of its products is left out of other listings: their pages carry every byte twice. */
export type ShownListing = Omit<Listing, 'items' | SearchNote> &
  Partial<Pick<Listing, SearchNote>> & { items: ShownProduct[] }

export function shownProduct(product: ProductCard): ShownProduct {
  const { skuId, name, brand, storeName, imageUrls, canonicalUrl, packText, depositText, availability, backText } =
    product
  const { badges, rating, offersText } = product
  const shown = {
    skuId,
    name,
    brand,
    storeName,
    imageUrls,
    canonicalUrl,
    packText,
    depositText,
    availability,
    ...(backText !== undefined && { backText }),
    badges,
    rating,
    offersText,
  }
  const { price, countPerBox, isPack, minimumQuantity, stock, tierText, deliveryText } = product
  if (!price) return { ...shown, price }
  return { ...shown, price, countPerBox, ...(isPack && { isPack }), minimumQuantity, stock, tierText, deliveryText }
}
