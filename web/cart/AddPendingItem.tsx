import { useEffect } from 'react'
import { takePendingItem } from '../platform/pending-item.ts'
import { useAddToCart } from './use-cart.ts'

/** Puts the item of a visitor into the cart after signing in. */
export function AddPendingItem() {
  const { add } = useAddToCart()
  useEffect(() => {
    const item = takePendingItem()
    if (item) void add(item)
    // Once, when somebody has signed in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}
