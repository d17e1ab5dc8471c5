import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as requestsApi from '../../../contract/order-requests.ts'
import { useCartChanged } from '../../cart/use-cart.ts'
import { accountPaths } from '../../account-paths.ts'
import { localPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { reviewKey } from '../queries.ts'
import { useCheckoutTexts } from '../texts.ts'
import { clearCheckoutForm } from '../use-checkout-form.ts'

/** Sends the order for approval where it is above the own limit; afterwards the page of the request. */
export function useApproval() {
  const t = useCheckoutTexts().review.approval
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const cartChanged = useCartChanged()
  const sending = useWrite({
    mutationKey: ['checkout', 'approval'],
    meta: { isHandled: true },
    mutationFn: (input: InputOf<typeof requestsApi.request>) => call(requestsApi.request, input),
    async onSuccess({ id }) {
      clearCheckoutForm()
      queryClient.removeQueries({ queryKey: reviewKey })
      await navigate(localPath(language, accountPaths.orderRequest(id)), { replace: true })
      showToast('success', t.sent)
      await cartChanged()
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: reviewKey }),
  })
  return { ...sending, problem: sending.error instanceof CallProblem ? sending.error : null }
}
