import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { closeMiniCart, isMiniCartOpen, onMiniCart } from '../cart/mini-cart.ts'

const MiniCart = lazy(async () => ({ default: (await import('../cart/MiniCart.tsx')).MiniCart }))

/** Mounts the mini cart when the toast of something added asks for it; goes with the buyer. */
export function MiniCartHost() {
  const isOpen = useSyncExternalStore(onMiniCart, isMiniCartOpen)
  useEffect(() => closeMiniCart, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <MiniCart onClose={closeMiniCart} />
    </Suspense>
  )
}
