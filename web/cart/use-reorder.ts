import { useCartTexts } from '../platform/cart-texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { announceAdded } from './mini-cart/mini-cart.ts'
import { putLines, type Line } from './put-lines.ts'
import { cartQuery } from './queries.ts'
import { useCacheCart, useCartFailed } from './use-cart.ts'

/** Puts lines of an order into the cart again; those that cannot be had any more are named, the others still go in. `onAdded` follows. */
export function useReorder(onAdded?: () => void) {
  const t = useCartTexts()
  const onCart = useCacheCart()
  const write = useWrite({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    mutationFn: (lines: Line[]) => putLines(lines, { mode: 'ADD', onCart }),
    onError: useCartFailed(),
    onSuccess({ added, refused }) {
      if (added > 0) announceAdded(t.added(added), t.view)
      if (refused.length > 0) showToast('error', t.notAdded(refused.join(', ')))
      if (added > 0) onAdded?.()
    },
  })
  return { reorder: (lines: Line[]) => write.mutate(lines), isAdding: write.isPending }
}
