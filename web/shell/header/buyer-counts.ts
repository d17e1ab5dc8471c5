import { useEffect } from 'react'
import { clearPriceChanges } from '../../cart/price-changes.ts'
import { cartQuery } from '../../cart/queries.ts'
import { call } from '../../platform/calls/call.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { wishlistSkuIdsQuery } from '../../wishlist/queries.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'

/** What the header shows of a buyer's cart and wishlist; undefined until known. */
export function useBuyerCounts() {
  const enabled = useIsBuyer()
  // The next account in this tab, which has a header of its own, has seen other prices.
  useEffect(() => clearPriceChanges, [])
  const cart = dataOrNothing(useRead({ ...cartQuery, enabled }))
  const skuIds = dataOrNothing(useRead({ ...wishlistSkuIdsQuery(call), enabled }))
  return { cart: enabled ? cart : undefined, wishlist: enabled ? skuIds?.length : undefined }
}
