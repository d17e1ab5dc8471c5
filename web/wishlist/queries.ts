import { queryOptions } from '@tanstack/react-query'
import { readWishlist, readWishlistSkuIds } from '../../contract/wishlist.ts'
import type { Language } from '../../contract/values.ts'
import type { Call } from '../platform/call.ts'

/** The SKUs of the hearts that are filled; asked only for buyers. */
export const wishlistSkuIdsQuery = (ask: Call) =>
  queryOptions({
    queryKey: ['wishlist', 'product-sku-ids'],
    queryFn: ({ signal }) => ask(readWishlistSkuIds, {}, { signal }),
  })

export const wishlistQuery = (ask: Call, page: number, language: Language) =>
  queryOptions({
    queryKey: ['wishlist', 'page', page, language],
    queryFn: ({ signal }) => ask(readWishlist, { page }, { signal }),
  })
