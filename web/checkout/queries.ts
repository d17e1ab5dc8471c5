import { queryOptions } from '@tanstack/react-query'
import { readControl, readPaymentMethods } from '../../contract/checkout.ts'
import { cartQuery } from '../cart/queries.ts'
import { call } from '../platform/call.ts'

export const paymentMethodsQuery = queryOptions({
  queryKey: ['checkout', 'payment-methods'],
  queryFn: ({ signal }) => call(readPaymentMethods, {}, { signal }),
})

/** What stands in the way of ordering; its cart becomes the cart everywhere. */
export const reviewQuery = queryOptions({
  queryKey: ['checkout', 'review'],
  // Asked again whenever the step is opened.
  staleTime: 0,
  queryFn: async ({ signal, client }) => {
    const control = await call(readControl, { step: 'review' }, { signal })
    if (control.cart) client.setQueryData(cartQuery.queryKey, control.cart)
    return control
  },
})

/** How a payment ended. */
export const outcomeQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', 'outcome', checkoutId],
    // Failures fill the page instead of a toast.
    meta: { isPageLoad: true },
    queryFn: ({ signal }) => call(readControl, { checkoutId }, { signal }),
  })
