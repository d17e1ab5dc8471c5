import { useEffect } from 'react'
import type { Cart } from '../../contract/cart.ts'
import type { Order } from '../../contract/orders.ts'
import { track } from '../platform/measuring/analytics.ts'
import { selectedStores } from './selected-stores.ts'

/** Orders placed since this page was loaded that have not been told of: to look at the thanks again is no purchase. */
const untold = new Set<string>()
export const rememberPurchase = (orderNumber: string) => void untold.add(orderNumber)

/** Tells the tag manager, once, that somebody begins to check out. */
export function useTrackedCheckout(cart: Cart | undefined): void {
  const isThere = cart !== undefined
  useEffect(() => {
    if (cart) track(({ tellCheckout }) => tellCheckout(selectedStores(cart).flatMap(({ items }) => items)))
    // The same checkout goes on when the cart changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere])
}

/** Tells the tag manager of an order, once. */
export function useTrackedPurchase({ order, stores }: Order): void {
  const { orderNumber, checkoutSummary, couponCode } = order
  useEffect(() => {
    if (!untold.delete(orderNumber)) return
    const items = stores.flatMap((store) => store.items)
    const { tax, shipping } = checkoutSummary
    track(({ tellPurchase }) => tellPurchase({ orderNumber, tax, shipping, couponCode }, items))
  }, [orderNumber, checkoutSummary, couponCode, stores])
}
