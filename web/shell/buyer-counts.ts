import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCart } from '../../contract/cart.ts'
import { readWishlistSkuIds } from '../../contract/wishlist.ts'
import { call } from '../platform/call.ts'
import type { Viewer } from '../platform/viewer.ts'

// The same keys as the cart's and the wishlist's own queries, so that each is asked once.
const cartQuery = queryOptions({ queryKey: ['cart'], queryFn: () => call(readCart, {}) })
const wishlistQuery = queryOptions({
  queryKey: ['wishlist', 'product-sku-ids'],
  queryFn: () => call(readWishlistSkuIds, {}),
})

/** What the header shows of a buyer's cart and wishlist; undefined until known. */
export function useBuyerCounts(viewer: Viewer) {
  const enabled = viewer === 'buyer'
  const { data: cart } = useQuery({ ...cartQuery, enabled })
  const { data: skuIds } = useQuery({ ...wishlistQuery, enabled })
  return { cart: enabled ? cart : undefined, wishlist: enabled ? skuIds?.length : undefined }
}
