import { queryOptions } from '@tanstack/react-query'
import { readCart } from '../../contract/cart.ts'
import { call } from '../platform/call.ts'

/** The buyer's one cart; a sign-in empties the query cache, so the key names nobody. The header reads the same. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: ({ signal }) => call(readCart, {}, { signal }),
})
