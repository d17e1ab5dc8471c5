import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as cartApi from '../../contract/cart.ts'
import type { Cart, CartItem, StoreCart } from '../../contract/cart.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { track } from '../platform/measuring/analytics.ts'
import { call, CallProblem } from '../platform/calls/call.ts'
import { useTexts } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { announceAdded } from './mini-cart/mini-cart.ts'
import { keepPriceChanges } from './price-changes.ts'
import { loadCartApi, cartQuery } from './queries.ts'
import { useRead } from '../platform/reads/use-read.ts'

/** The cart, read afresh whenever the page is entered (api.md section 10.3). */
export function useFreshCart() {
  return useRead({ ...cartQuery, refetchOnMount: 'always' })
}

/** A write to the cart is on its way. */
export const useCartIsSaving = () => useIsMutating({ mutationKey: cartQuery.queryKey }) > 0

export type Wanted = { productSkuId: string; quantity: number }

/**
 * Puts pieces into the cart and says so with a way to look at it; a refusal is shown as an error toast. `add` tells whether
 * it worked; `successes` counts for the button's tick.
 */
export function useAddToCart() {
  const t = useTexts().cart
  const write = useCartWrite(async (items: Wanted[]) => {
    const added = items.map((item) => ({ ...item, mode: 'ADD' as const }))
    const cart = await call((await loadCartApi()).write, { items: added })
    track(({ tellAdded }) =>
      tellAdded(
        items,
        cart.carts.flatMap((storeCart) => storeCart.items),
      ),
    )
    return cart
  })
  const [successes, setSuccesses] = useState(0)
  return {
    add: async (wanted: Wanted | Wanted[], message?: string): Promise<boolean> => {
      const items = [wanted].flat()
      if (!(await hasWorked(write.mutateAsync(items)))) return false
      setSuccesses((count) => count + 1)
      announceAdded(message ?? t.added(items.length), t.view)
      return true
    },
    isAdding: write.isPending,
    successes,
  }
}

/** Sets a line to a number of pieces. */
export const useSetQuantity = () =>
  useCartWrite(async (line: Wanted) => call((await loadCartApi()).write, { ...line, mode: 'SET' }))

/** Brings back what has been taken out. */
export type Undo = { label: string; run: () => void }
const tellInToast = (message: string, undo: Undo) => showToast('info', message, undo)

/** Takes a line out and tells of it, by a toast where nothing else is said, together with the way back. */
export function useRemoveLine(tell: (message: string, undo: Undo) => void = tellInToast) {
  const t = useTexts().cart
  const write = useSetQuantity()
  const restore = useRestore()
  return {
    ...write,
    // Not a callback of `mutate`: the line is gone from the screen by then.
    remove: async (item: Pick<CartItem, 'productSkuId' | 'quantity' | 'name' | 'design'>) => {
      if (!(await hasWorked(write.mutateAsync({ productSkuId: item.productSkuId, quantity: 0 })))) return
      tell(t.removed(item.name), { label: t.undo, run: () => restore.mutate([item]) })
    },
  }
}

/** Takes everything of a store out; the toast brings it back where the store sells. */
export function useRemoveStore() {
  const t = useTexts().cart
  const write = useCartWrite(async (storeId: string) => call((await loadCartApi()).removeStore, { storeId }))
  const restore = useRestore()
  return {
    ...write,
    remove: async ({ storeId, storeName, items, isEligibleForSale }: StoreCart) => {
      if (!(await hasWorked(write.mutateAsync(storeId)))) return
      const undo = isEligibleForSale ? { label: t.undo, run: () => restore.mutate(items) } : undefined
      showToast('info', t.removed(storeName), undo)
    },
  }
}

type Removed = Pick<CartItem, 'productSkuId' | 'quantity' | 'design'>

// Plain goods in one write; a design comes back by itself, never as plain goods.
function useRestore() {
  return useCartWrite(async (removed: Removed[]) => {
    const plain = removed.filter(({ design }) => !design)
    const items = plain.map(({ productSkuId, quantity }) => ({ productSkuId, quantity }))
    let cart = items.length > 0 ? await call((await loadCartApi()).write, { items }) : null
    for (const { design, quantity } of removed) {
      if (!design) continue
      const designsApi = await import('../../contract/designs.ts')
      cart = await call(designsApi.putInCart, { id: design.id, quantity })
    }
    return cart!
  })
}

/** Selects whole stores or single lines; only what is selected is ordered. */
export const useSelect = () =>
  useCartWrite(async (input: InputOf<typeof cartApi.select>) => call((await loadCartApi()).select, input))

/** The form shows a refused code below its field. */
export const useApplyCoupon = () =>
  useCartWrite(async (couponCode: string) => call((await loadCartApi()).applyCoupon, { couponCode }), {
    isHandled: true,
  })
export const useDeleteCoupon = () => useCartWrite(async () => call((await loadCartApi()).deleteCoupon, {}))

/** The cache's cart becomes this one, wherever it is shown. */
export function useKeepCart() {
  const queryClient = useQueryClient()
  return async (cart: Cart) => {
    await queryClient.cancelQueries(cartQuery)
    queryClient.setQueryData(cartQuery.queryKey, keepPriceChanges(cart))
  }
}

/** Reads the cart again. */
export function useCartChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(cartQuery)
}

// One after the other, in the order they were asked for: each answers the whole cart.
function useCartWrite<Input>(write: (input: Input) => Promise<Cart>, meta: { isHandled?: boolean } = {}) {
  const keep = useKeepCart()
  const changed = useCartChanged()
  return useWrite({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    meta,
    mutationFn: write,
    onSuccess: keep,
    onError: (error) => {
      if (error instanceof CallProblem && error.status === 409) void changed()
    },
  })
}

// A refusal has been told as a toast by then; the same press again has not been sent.
const hasWorked = (writing: Promise<Cart | undefined>): Promise<boolean> =>
  writing.then(
    (cart) => cart !== undefined,
    () => false,
  )
