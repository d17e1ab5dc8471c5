import { useEffect } from 'react'
import { track } from '../platform/measuring/analytics.ts'
import type { TrackedProduct } from '../platform/measuring/ecommerce-events.ts'

// The same products with other prices, as after a sign-in, are tracked once.

/** Tracks products that are shown together. */
export function useTrackedList(name: string, products: readonly TrackedProduct[]): void {
  const skuIds = products.map(({ skuId }) => skuId).join(' ')
  useEffect(() => {
    track(({ trackList }) => trackList(name, products))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, skuIds])
}

/** Tracks the product of a page. */
export function useTrackedView(product: TrackedProduct): void {
  useEffect(() => {
    track(({ trackView }) => trackView(product))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [product.skuId])
}
