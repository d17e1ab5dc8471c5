import { lazyPart } from '../../platform/lazy-part.tsx'
import { useViewed } from '../../platform/recently-viewed.ts'

// A first visit has seen nothing yet.
const RecentlyViewed = lazyPart(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed)

/** What was open on this device before, but for the product of this page. */
export const RecentRow = ({ without }: { without?: string }) =>
  useViewed().some(({ skuId }) => skuId !== without) && <RecentlyViewed {...(without && { without })} />
