import { queryOptions } from '@tanstack/react-query'
import { call } from '../platform/calls/call.ts'
import { withPriceChanges } from './price-changes.ts'

// Schemas come with the first call: a visitor needs none.
export const loadCartApi = () => import('../../contract/cart.ts')

/** The buyer's one cart; a sign-in empties the query cache, so the key names no account. The header reads the same. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }) => withPriceChanges(await call((await loadCartApi()).read, {}, { signal })),
})
