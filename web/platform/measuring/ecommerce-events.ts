/** A product as the shop shows it; a visitor's has no price. */
export type TrackedProduct = {
  skuId: string
  name: string
  brand: string
  price?: { finalNetPrice: number } | null
}
export type Item = {
  item_id: string
  item_name?: string
  item_brand?: string
  /** Net, of one piece. */
  price?: number
  quantity?: number
  index?: number
  item_list_name?: string
}
type Named =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_wishlist'
  | 'add_to_cart'
  | 'begin_checkout'
  | 'purchase'
export type EcommerceEvent = {
  event: Named
  /** The tracking currency (specification section 9). */
  ecommerce: {
    currency: 'EUR'
    /** Of the products, net. */
    value?: number
    item_list_name?: string
    transaction_id?: string
    tax?: number
    shipping?: number
    coupon?: string
    items: Item[]
  }
}

/** Specification section 9: product lists are tracked in chunks of 4. */
const CHUNK = 4

export function listEvents(name: string, products: readonly TrackedProduct[]): EcommerceEvent[] {
  const items = products.map((product, index) => ({ ...itemOf(product), index, item_list_name: name }))
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, chunk) =>
    event('view_item_list', items.slice(chunk * CHUNK, (chunk + 1) * CHUNK), { item_list_name: name }),
  )
}

export const selectEvent = (item: Item) => event('select_item', [item], { item_list_name: item.item_list_name ?? '' })

export const viewEvent = (product: TrackedProduct) => event('view_item', [itemOf(product)])

export const wishlistEvent = (item: Item) => event('add_to_wishlist', [item])

type Bought = TrackedProduct & { quantity: number }
/** `products` with the added quantities. */
export const cartEvent = (products: readonly Bought[]) => buyingEvent('add_to_cart', products)

export const checkoutEvent = (products: readonly Bought[]) => buyingEvent('begin_checkout', products)

type Purchase = { orderNumber: string; tax: number; shipping: number; couponCode: string | null }
export const purchaseEvent = ({ orderNumber, tax, shipping, couponCode }: Purchase, products: readonly Bought[]) =>
  buyingEvent('purchase', products, {
    transaction_id: orderNumber,
    tax,
    shipping,
    ...(couponCode && { coupon: couponCode }),
  })

function buyingEvent(name: Named, products: readonly Bought[], more: Partial<EcommerceEvent['ecommerce']> = {}) {
  const items = products.map((product) => ({ ...itemOf(product), quantity: product.quantity }))
  const cents = items.reduce((sum, { price = 0, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  return event(name, items, { value: cents / 100, ...more })
}

const itemOf = ({ skuId, name, brand, price }: TrackedProduct): Item => ({
  item_id: skuId,
  item_name: name,
  ...(brand && { item_brand: brand }),
  ...(price && { price: price.finalNetPrice }),
})

const event = (name: Named, items: Item[], more: Partial<EcommerceEvent['ecommerce']> = {}): EcommerceEvent => ({
  event: name,
  ecommerce: { currency: 'EUR', ...more, items },
})
