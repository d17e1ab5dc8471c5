import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as cartApi from '../../contract/cart.ts'
import type { Cart, StoreCart } from '../../contract/cart.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { track } from '../platform/measuring/analytics.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { announceAdded } from './mini-cart/mini-cart.ts'
import { putLines, type Line } from './put-lines.ts'
import { withPriceChanges } from './price-changes.ts'
import { loadCartApi, cartQuery } from './queries.ts'
import { sendPending } from './stepper/pending-quantities.ts'
import { useRead } from '../platform/reads/use-read.ts'

/** The cart, read afresh whenever the page is entered (api.md section 10.3). */
export function useFreshCart() {
  return useRead({ ...cartQuery, refetchOnMount: 'always' })
}

/** A write to the cart is on its way. */
export const useCartIsSaving = () => useIsMutating({ mutationKey: cartQuery.queryKey }) > 0

export type CartInput = { productSkuId: string; quantity: number }

/**
 * Puts products into the cart and announces it with a way there; a refusal is shown as an error toast. `add` returns whether
 * it worked; `successes` counts for the button's tick.
 */
export function useAddToCart() {
  const t = useCartTexts()
  const write = useCartWrite(async (items: CartInput[]) => {
    const added = items.map((item) => ({ ...item, mode: 'ADD' as const }))
    const cart = await call((await loadCartApi()).write, { items: added })
    track(({ trackAdded }) =>
      trackAdded(
        items,
        cart.carts.flatMap((storeCart) => storeCart.items),
      ),
    )
    return cart
  })
  const [successes, setSuccesses] = useState(0)
  return {
    add: async (input: CartInput | CartInput[], message?: string): Promise<boolean> => {
      const items = [input].flat()
      if (!(await hasWorked(write.mutateAsync(items)))) return false
      setSuccesses((count) => count + 1)
      announceAdded(message ?? t.added(items.length), t.view)
      return true
    },
    isAdding: write.isPending,
    successes,
  }
}

/** Sets the quantity of a line. */
export const useSetQuantity = (meta: { isHandled?: boolean } = {}) =>
  useCartWrite(async (line: CartInput) => call((await loadCartApi()).write, { ...line, mode: 'SET' }), meta)

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
    onSuccess({ refused }) {
      if (refused.length > 0) showToast('error', t.notAdded(refused.join(', ')))
    },
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
export function useCacheCart() {
  const queryClient = useQueryClient()
  return async (cart: Cart) => {
    await queryClient.cancelQueries(cartQuery)
    queryClient.setQueryData(cartQuery.queryKey, withPriceChanges(cart))
  }
}

/** Reads the cart again. */
export function useCartChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(cartQuery)
}

// One after the other, in the order of the presses: each answers the whole cart.
function useCartWrite<Input>(write: (input: Input) => Promise<Cart>, meta: { isHandled?: boolean } = {}) {
  const cacheCart = useCacheCart()
  const changed = useCartChanged()
  const writing = useWrite({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    meta,
    mutationFn: write,
    onSuccess: cacheCart,
    onError: (error) => {
      if (error instanceof CallProblem && error.status === 409) void changed()
    },
  })
  type Writing = typeof writing
  return {
    ...writing,
    mutate: (...args: Parameters<Writing['mutate']>) => {
      sendPending()
      writing.mutate(...args)
    },
    mutateAsync: (...args: Parameters<Writing['mutateAsync']>) => {
      sendPending()
      return writing.mutateAsync(...args)
    },
  }
}

// A refusal is shown as a toast by then; the same press again has not been sent.
const hasWorked = (writing: Promise<Cart | undefined>): Promise<boolean> =>
  writing.then(
    (cart) => cart !== undefined,
    () => false,
  )
