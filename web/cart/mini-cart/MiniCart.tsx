import { MiniCartDrawer } from './MiniCartDrawer.tsx'
import { useFreshCart } from '../use-cart.ts'

/** The buyer's cart at the right edge, without leaving the page. */
export function MiniCart({ onClose }: { onClose: () => void }) {
  return <MiniCartDrawer read={useFreshCart()} onClose={onClose} />
}
