import { useQuery } from '@tanstack/react-query'
import { cartQuery } from '../cart/queries.ts'
import { call } from '../platform/call.ts'
import type { Viewer } from '../platform/viewer.ts'
import { wishlistSkuIdsQuery } from '../wishlist/queries.ts'

/** What the header shows of a buyer's cart and wishlist; undefined until known. */
export function useBuyerCounts(viewer: Viewer) {
  const enabled = viewer === 'buyer'
  const { data: cart } = useQuery({ ...cartQuery, enabled })
  const { data: skuIds } = useQuery({ ...wishlistSkuIdsQuery(call), enabled })
  return { cart: enabled ? cart : undefined, wishlist: enabled ? skuIds?.length : undefined }
}
