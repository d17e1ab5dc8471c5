import type { Cart } from '../../contract/cart.ts'
import { sessionStore } from '../platform/storage.ts'

/*
 * The API tells of a changed price once, to whoever reads the cart first: as a rule the header, on any page. The notice
 * stays until the page of the cart, which shows it, was left.
 */
const KEY = 'price changes'
/** Unit prices in euros by SKU, as they were told. */
type Told = Record<string, number>

/** The cart with the notices of this visit that still hold: a price that has changed back or again is not among them. */
export function keepPriceChanges(cart: Cart): Cart {
  const told = read()
  const carts = cart.carts.map((store) => ({
    ...store,
    items: store.items.map((item) => {
      const { productSkuId, finalNetPrice, problems } = item
      if (problems.includes('PRICE_CHANGED')) told[productSkuId] = finalNetPrice
      else if (told[productSkuId] === finalNetPrice)
        return { ...item, problems: [...problems, 'PRICE_CHANGED' as const] }
      return item
    }),
  }))
  if (Object.keys(told).length > 0) sessionStore.write(KEY, JSON.stringify(told))
  return { ...cart, carts }
}

/** They were seen, or belong to somebody else. */
export const forgetPriceChanges = (): void => sessionStore.remove(KEY)

const read = () => (sessionStore.readJson(KEY) ?? {}) as Told
