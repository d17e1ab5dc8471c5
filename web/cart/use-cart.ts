import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as cartApi from '../../contract/cart.ts'
import type { Cart } from '../../contract/cart.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { track } from '../platform/measuring/analytics.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem, mayBeDone } from '../platform/calls/call-problem.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { announceAdded } from './mini-cart/mini-cart.ts'
import { withPriceChanges } from './price-changes.ts'
import { loadCartApi, cartQuery } from './queries.ts'
import { sendPending } from './pending-quantities.ts'
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

/** What follows a failed write: the cart is read again where it may be another than the one that is shown. */
export function useCartFailed() {
  const changed = useCartChanged()
  return (error: unknown) => {
    if (mayBeDone(error) || (error instanceof CallProblem && error.status === 409)) void changed()
  }
}

// One after the other, in the order of the presses: each answers the whole cart.
export function useCartWrite<Input>(write: (input: Input) => Promise<Cart>, meta: { isHandled?: boolean } = {}) {
  const cacheCart = useCacheCart()
  const failed = useCartFailed()
  const writing = useWrite({
    mutationKey: cartQuery.queryKey,
    scope: { id: 'cart' },
    meta,
    mutationFn: write,
    onSuccess: cacheCart,
    onError: failed,
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
export const hasWorked = (writing: Promise<Cart | undefined>): Promise<boolean> =>
  writing.then(
    (cart) => cart !== undefined,
    () => false,
  )
