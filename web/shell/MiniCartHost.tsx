import { useEffect } from 'react'
import { closeMiniCart, useMiniCartIsOpen } from '../cart/mini-cart/mini-cart.ts'
import { lazyPart } from '../platform/lazy-part.tsx'

const MiniCart = lazyPart(async () => (await import('../cart/mini-cart/MiniCartDrawer.tsx')).MiniCart, {
  close: ({ onClose }) => onClose(),
})

/** Mounts the mini cart when the toast of something added opens it; goes with the buyer. */
export function MiniCartHost() {
  const isOpen = useMiniCartIsOpen()
  useEffect(() => closeMiniCart, [])
  if (!isOpen) return null
  return <MiniCart onClose={closeMiniCart} />
}
