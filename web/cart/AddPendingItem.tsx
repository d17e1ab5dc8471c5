import { usePendingAction } from '../platform/use-pending-action.ts'
import { useAddToCart } from './use-cart.ts'

/** Puts the item of a visitor into the cart after signing in. */
export function AddPendingItem({ input }: { input: { productSkuId: string; quantity: number } }) {
  const { add } = useAddToCart()
  usePendingAction(() => add(input))
  return null
}
