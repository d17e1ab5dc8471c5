import { useEffect } from 'react'
import { takeWish } from '../platform/wish.ts'
import { useAddToCart } from './use-cart.ts'

/** Puts into the cart what a visitor wanted before signing in. */
export function ContinueWish() {
  const { add } = useAddToCart()
  useEffect(() => {
    const wish = takeWish()
    if (wish) void add(wish)
    // Once, when somebody has signed in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}
