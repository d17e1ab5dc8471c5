import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Cart, StoreCart } from '../../../contract/cart.ts'
import { call } from '../../platform/calls/call.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { putLines, type Line } from '../put-lines.ts'
import { cartQuery, loadCartApi } from '../queries.ts'
import { hasWorked, useCacheCart, useCartFailed, useCartWrite } from '../use-cart.ts'

/** Brings back what has been taken out. */
export type Undo = { label: string; run: () => void }
const notifyByToast = (message: string, undo: Undo) => showToast('info', message, undo)

/** Takes a line out and announces it with the way back, by a toast unless `notify` is given. */
export function useRemoveLine(notify: (message: string, undo: Undo) => void = notifyByToast) {
  const t = useCartTexts()
  const { removed, ...write } = useRemoval(async (productSkuId: string) =>
    call((await loadCartApi()).write, { productSkuId, quantity: 0, mode: 'SET' }),
  )
  return {
    ...write,
    // Not a callback of `mutate`: the line is gone from the screen by then.
    remove: async (item: Line) => {
      if (await hasWorked(write.mutateAsync(item.productSkuId))) notify(t.removed(item.name), removed())
    },
  }
}

/** Takes everything of a store out; the toast brings it back where the store sells. */
export function useRemoveStore() {
  const t = useCartTexts()
  const { removed, ...write } = useRemoval(async (storeId: string) =>
    call((await loadCartApi()).removeStore, { storeId }),
  )
  return {
    ...write,
    remove: async ({ storeId, storeName, isEligibleForSale }: StoreCart) => {
      if (!(await hasWorked(write.mutateAsync(storeId)))) return
      showToast('info', t.removed(storeName), isEligibleForSale ? removed() : undefined)
    },
  }
}

/** A write that takes lines out; `removed` brings back those of the last one as they were just before it. */
function useRemoval<Input>(take: (input: Input) => Promise<Cart>) {
  const t = useCartTexts()
  const queryClient = useQueryClient()
  const restore = useRestore()
  const lines = useRef<Line[]>([])
  const write = useCartWrite(async (input: Input) => {
    const before = linesOf(queryClient.getQueryData<Cart>(cartQuery.queryKey))
    const cart = await take(input)
    const left = new Set(linesOf(cart).map(({ productSkuId }) => productSkuId))
    lines.current = before.filter(({ productSkuId }) => !left.has(productSkuId))
    return cart
  })
  const removed = (): Undo => {
    const { current } = lines
    return { label: t.undo, run: () => restore.mutate(current) }
  }
  return { ...write, removed }
}

const linesOf = (cart: Cart | undefined): Line[] => cart?.carts.flatMap(({ items }) => items) ?? []

// What cannot be had any more is named, the others still come back.
function useRestore() {
  const t = useCartTexts()
  const onCart = useCacheCart()
  return useWrite({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    mutationFn: (removed: Line[]) => putLines(removed, { mode: 'SET', onCart }),
    onError: useCartFailed(),
    onSuccess({ refused }) {
      if (refused.length > 0) showToast('error', t.notAdded(refused.join(', ')))
    },
  })
}
