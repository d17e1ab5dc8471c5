import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Written } from '../http/written.ts'
import type { Viewer } from '../products/price.ts'
import { readListing, type ListingDeps } from './read-listing.ts'
import { readViewersArrivals } from './arrivals/viewers-arrivals.ts'
import { indexFor } from './index/index-view.ts'
import { plainText, shortened } from '../products/plain-text.ts'

/** The products of a store; NOT_FOUND where there is none. */
export async function readStoreListing(
  deps: ListingDeps,
  viewer: Viewer,
  { slug, ...filters }: ListingFilters & { slug: string },
): Promise<Written<Listing>> {
  const [view, arrivals] = await Promise.all([indexFor(deps, viewer), readViewersArrivals(deps, viewer, filters)])
  const store = view.index.stores.values().find((store) => store.slug === slug)
  if (!store) throw Problem.of('NOT_FOUND')
  const t = texts(viewer.language).catalogue.replies.store
  const description = viewer.language === 'de' ? store.descriptionDe : store.descriptionEn
  return readListing(deps, viewer, {
    view,
    scope: { isLeaf: false, part: { by: 'store', of: store } },
    filters,
    arrivals,
    promotionSlot: { placement: 'STORE', slugs: [slug] },
    frame: {
      title: store.name,
      description,
      breadCrumb: {
        crumbs: [
          { label: t.all, slug: 'stores', url: '/stores' },
          { label: store.name, slug, url: `/stores/${slug}` },
        ],
      },
      seo: { title: store.name, description: shortened(plainText(description)), noindex: false },
    },
  })
}
