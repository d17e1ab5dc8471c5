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
type Named = 'view_item_list' | 'select_item' | 'view_item' | 'add_to_wishlist' | 'add_to_cart'
export type EcommerceEvent = {
  event: Named
  /** The tracking currency (specification section 9). */
  ecommerce: { currency: 'EUR'; value?: number; item_list_name?: string; items: Item[] }
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

export const wishEvent = (item: Item) => event('add_to_wishlist', [item])

type Bought = TrackedProduct & { quantity: number }
/** `products` with the pieces that were added. */
export const cartEvent = (products: readonly Bought[]) => {
  const items = products.map((product) => ({ ...itemOf(product), quantity: product.quantity }))
  const cents = items.reduce((sum, { price = 0, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  return event('add_to_cart', items, { value: cents / 100 })
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
