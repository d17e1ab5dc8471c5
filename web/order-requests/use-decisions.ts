import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as requestsApi from '../../contract/order-requests.ts'
import type { OrderRequest } from '../../contract/order-requests.ts'
import { useCartChanged } from '../cart/use-cart.ts'
import { localPath, paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { requestsKey, useRequestTexts } from './queries.ts'

/** Requests and orders, once one of them was decided. */
export function useReadAgain() {
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
    await queryClient.invalidateQueries({ queryKey: requestsKey })
  }
}

/** What is done with a request; a toast says what has become of it, or what stands in the way. */
export function useDecisions({ id, cart }: Pick<OrderRequest, 'id' | 'cart'>) {
  const t = useRequestTexts()
  const readAgain = useReadAgain()
  const navigate = useNavigate()
  const language = useLanguage()
  const cartChanged = useCartChanged()
  return {
    approve: useWrite({
      mutationFn: ({ reply }: { reply: string }) =>
        call(requestsApi.approve, { id, cartVersion: cart.version, termsAccepted: true, ...(reply && { reply }) }),
      async onSuccess({ redirectUrl, orderNumber, checkoutId }) {
        if (redirectUrl) return location.assign(redirectUrl)
        if (!orderNumber) return navigate(localPath(language, paths.checkoutControl(checkoutId)))
        showToast('success', t.approved(orderNumber))
        await readAgain()
      },
      onError: readAgain,
    }),
    withdraw: useWrite({
      mutationFn: () => call(requestsApi.withdraw, { id }),
      async onSuccess() {
        showToast('success', t.withdrawn)
        await readAgain()
        await cartChanged()
      },
      onError: readAgain,
    }),
  }
}
