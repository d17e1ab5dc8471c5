import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Cart } from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { cartQuery } from '../cart/queries.ts'
import { useCacheCart } from '../cart/use-cart.ts'
import { localPath, paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useLanguage } from '../platform/texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { cartChanges, type CartChange } from './review/cart-changes.ts'
import { paymentMethodsQuery, reviewKey } from './queries.ts'
import { useOrdered } from './review/use-ordered.ts'

/** Orders the cart version the buyer sees, once; afterwards the thanks, or the provider's page and then the thanks. */
export function usePay() {
  const [changes, setChanges] = useState<CartChange[]>([])
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const ordered = useOrdered()
  const refreshed = useRefreshedReview()
  const sending = useWrite({
    mutationKey: ['checkout', 'pay'],
    meta: { isHandled: true },
    onMutate() {
      setChanges([])
      return queryClient.getQueryData(cartQuery.queryKey)
    },
    mutationFn: (input: InputOf<typeof checkoutApi.pay>) => call(checkoutApi.pay, input),
    async onSuccess({ redirectUrl, orderNumber, checkoutId }) {
      if (redirectUrl) return location.assign(redirectUrl)
      if (orderNumber) return ordered(orderNumber)
      // The provider has not answered yet: the page that waits for it leads on.
      await navigate(localPath(language, paths.checkoutControl(checkoutId)), { replace: true })
    },
    async onError(error, _, seen) {
      const fresh = await refreshed(error)
      if (fresh && seen) setChanges(cartChanges(seen, fresh))
    },
  })
  useFreshWhenRestored(sending.reset)
  return { ...sending, changes, problem: sending.error instanceof CallProblem ? sending.error : null }
}

// The browser may bring the page back as it was left for the provider: what was paid or ended since is read anew.
function useFreshWhenRestored(reset: () => void) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      reset()
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: reviewKey })
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [queryClient, reset])
}

// A refusal brings the fresh cart or has it read, so that what is shown is what the next press would order.
function useRefreshedReview() {
  const queryClient = useQueryClient()
  const cacheCart = useCacheCart()
  return async (error: Error) => {
    if (!(error instanceof CallProblem) || error.status === 0) return
    const fresh = Cart.safeParse(error.cart)
    if (fresh.success) await cacheCart(fresh.data)
    void queryClient.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey })
    await queryClient.invalidateQueries({ queryKey: reviewKey })
    return fresh.data
  }
}
