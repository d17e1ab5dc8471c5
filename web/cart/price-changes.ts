import type { Cart } from '../../contract/cart.ts'
import { sessionStore } from '../platform/storage.ts'

/*
 * The API reports a changed price once, to whoever reads the cart first: as a rule the header, on any page. The notice
 * stays until the page of the cart, which shows it, was left.
 */
const KEY = 'price changes'
/** Unit prices in euros by SKU, as they were noticed. */
type NoticedPrices = Record<string, number>

/** The cart with the notices of this visit that still hold: a price that has changed back or again is not among them. */
export function withPriceChanges(cart: Cart): Cart {
  const noticed = read()
  const carts = cart.carts.map((store) => ({
    ...store,
    items: store.items.map((item) => {
      const { productSkuId, finalNetPrice, problems } = item
      if (problems.includes('PRICE_CHANGED')) noticed[productSkuId] = finalNetPrice
      else if (noticed[productSkuId] === finalNetPrice)
        return { ...item, problems: [...problems, 'PRICE_CHANGED' as const] }
      return item
    }),
  }))
  if (Object.keys(noticed).length > 0) sessionStore.write(KEY, JSON.stringify(noticed))
  return { ...cart, carts }
}

/** They were seen, or belong to somebody else. */
export const clearPriceChanges = (): void => sessionStore.remove(KEY)

const read = () => (sessionStore.readJson(KEY) ?? {}) as NoticedPrices
