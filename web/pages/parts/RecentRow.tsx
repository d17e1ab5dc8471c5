import { useEffect } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { noteViewed, useViewed, type ViewedProduct } from '../../platform/recently-viewed.ts'

// A first visit has seen nothing yet.
const RecentlyViewed = lazyPart(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed)

type RecentRowProps = { shown?: ViewedProduct & { badges: readonly string[] } }

/** What was open on this device before; on the page of a product all but this one, which it notes. */
export function RecentRow({ shown }: RecentRowProps) {
  const others = useViewed().filter(({ skuId }) => skuId !== shown?.skuId)
  useEffect(() => {
    if (shown && !shown.badges.includes('EXCLUSIVE')) noteViewed(shown)
  }, [shown])
  return others.length > 0 && <RecentlyViewed {...(shown && { without: shown.skuId })} />
}
