import type { Cart, StoreCart } from '../../contract/cart.ts'

/** What would be ordered now: the stores with only their selected lines. */
export function selectedStores({ carts }: Pick<Cart, 'carts'>): StoreCart[] {
  return carts
    .map((store) => ({ ...store, items: store.items.filter(({ selected }) => selected) }))
    .filter(({ items }) => items.length > 0)
}
