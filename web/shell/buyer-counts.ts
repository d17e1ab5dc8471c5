import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetPriceChanges } from '../cart/price-changes.ts'
import { cartQuery } from '../cart/queries.ts'
import { call } from '../platform/call.ts'
import { onTokenChange } from '../platform/session.ts'
import type { Viewer } from '../platform/viewer.ts'
import { wishlistSkuIdsQuery } from '../wishlist/queries.ts'

/** What the header shows of a buyer's cart and wishlist; undefined until known. */
export function useBuyerCounts(viewer: Viewer) {
  const enabled = viewer === 'buyer'
  // The next buyer in this tab has seen other prices.
  useEffect(() => onTokenChange(forgetPriceChanges), [])
  const { data: cart } = useQuery({ ...cartQuery, enabled })
  const { data: skuIds } = useQuery({ ...wishlistSkuIdsQuery(call), enabled })
  return { cart: enabled ? cart : undefined, wishlist: enabled ? skuIds?.length : undefined }
}
