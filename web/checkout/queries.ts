import { queryOptions } from '@tanstack/react-query'
import * as checkoutApi from '../../contract/checkout.ts'
import { cartQuery } from '../cart/queries.ts'
import { call } from '../platform/calls/call.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'

export const paymentMethodsQuery = queryOptions({
  queryKey: ['checkout', 'payment-methods'],
  queryFn: ({ signal }) => call(checkoutApi.listPaymentMethods, {}, { signal }),
})

export const lastChoiceQuery = queryOptions({
  queryKey: ['checkout', 'last-choice'],
  queryFn: ({ signal }) => call(checkoutApi.readLastChoice, {}, { signal }),
})

export const reviewKey = ['checkout', 'review']

/** What stands in the way of ordering, with the tax of the address the delivery goes to; its cart becomes the cart everywhere. */
export const reviewQuery = (addressId: string | undefined) =>
  queryOptions({
    queryKey: [...reviewKey, addressId],
    // Read again whenever the step is opened.
    staleTime: 0,
    queryFn: async ({ signal, client }) => {
      const control = await call(
        checkoutApi.readControl,
        { step: 'review', ...(addressId && { addressId }) },
        { signal },
      )
      if (control.cart) client.setQueryData(cartQuery.queryKey, control.cart)
      return control
    },
  })

/** How a payment ended. */
export const outcomeQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', 'outcome', checkoutId],
    queryFn: ({ signal }) => call(checkoutApi.readControl, { checkoutId }, { signal }),
  })

/** What the last order tells the next one; null before the first, and where it cannot be read: then everything is chosen anew. */
export function useLastChoice() {
  const read = useRead(lastChoiceQuery)
  return { isComing: read.state === 'coming', last: dataOrNothing(read)?.last ?? null }
}
