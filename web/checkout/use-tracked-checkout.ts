import { useEffect } from 'react'
import type { Cart } from '../../contract/cart.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { track } from '../platform/measuring/analytics.ts'
import { selectedStores } from './pay-input.ts'

/** Orders placed since this page was loaded that are not tracked yet: to open the thanks again is no purchase. */
const untracked = new Set<string>()
export const notePurchase = (orderNumber: string) => void untracked.add(orderNumber)

/** Tracks, once, that a checkout begins. */
export function useTrackedCheckout(cart: Cart | undefined): void {
  const isThere = cart !== undefined
  useEffect(() => {
    if (cart) track(({ trackCheckout }) => trackCheckout(selectedStores(cart).flatMap(({ items }) => items)))
    // The same checkout goes on when the cart changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere])
}

/** Tracks an order, once. */
export function useTrackedPurchase({ order, stores }: Order): void {
  const { orderNumber, checkoutSummary, couponCode } = order
  useEffect(() => {
    if (!untracked.delete(orderNumber)) return
    const items = stores.flatMap((store) => store.items)
    const { tax, shipping } = checkoutSummary
    track(({ trackPurchase }) => trackPurchase({ orderNumber, tax, shipping, couponCode }, items))
  }, [orderNumber, checkoutSummary, couponCode, stores])
}
