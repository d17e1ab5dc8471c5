import type { ProductCard } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'

/** What stands for the name of an exclusive product that the viewer may not see. */
export const hiddenName = (skuId: string, language: Language): string =>
  texts(language).exclusive.replies.hiddenName(skuId)

/** The page of a product without its name. */
export const hiddenUrl = (skuId: string): string => `/products/xxx-${skuId}`

/** The card of a product the viewer may not see: of the product, nothing but the SKU they named themselves. */
export function hiddenCard(skuId: string, language: Language): ProductCard {
  return {
    skuId,
    name: hiddenName(skuId, language),
    brand: '',
    storeId: '',
    storeName: '',
    imageUrls: [],
    canonicalUrl: hiddenUrl(skuId),
    price: null,
    priceGate: null,
    msrp: null,
    msrpText: null,
    countPerBox: 1,
    packText: '',
    minimumQuantity: 1,
    stock: 0,
    availability: 'OUT_OF_STOCK',
    badges: ['EXCLUSIVE'],
    rating: null,
    tierText: null,
    deliveryText: '',
    offersText: null,
  }
}
