import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import type { Call } from '../platform/calls/call.ts'

// Schemas come with the first call.
export const loadWishlistApi = () => import('../../contract/wishlist.ts')

/** The SKUs of the hearts that are filled; read only for buyers. */
export const wishlistSkuIdsQuery = (ask: Call) =>
  queryOptions({
    queryKey: ['wishlist', 'product-sku-ids'],
    queryFn: async ({ signal }) => ask((await loadWishlistApi()).listSkuIds, {}, { signal }),
  })

export const wishlistQuery = (ask: Call, page: number, language: Language) =>
  queryOptions({
    queryKey: ['wishlist', 'page', page, language],
    queryFn: async ({ signal }) => ask((await loadWishlistApi()).read, { page }, { signal }),
  })
