import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { Problem } from '../http/problem.ts'
import type { Written } from '../http/written.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../products/price.ts'
import { chooseBySku } from './listing-scope.ts'
import { readListing, type ListingDeps } from './read-listing.ts'
import { readViewersArrivals } from './arrivals/viewers-arrivals.ts'
import { indexFor } from './index/index-view.ts'

/** The products of a collection in the order it was put together, what is sold out last; NOT_FOUND where there is none. */
export async function readCollectionListing(
  deps: ListingDeps,
  viewer: Viewer,
  { slug, ...filters }: ListingFilters & { slug: string },
): Promise<Written<Listing>> {
  const collection = await findCollection(deps.db, slug)
  if (!collection) throw Problem.of('NOT_FOUND')
  const isGerman = viewer.language === 'de'
  const title = isGerman ? collection.titleDe : collection.titleEn
  const description = isGerman ? collection.descriptionDe : collection.descriptionEn
  const [view, arrivals] = await Promise.all([indexFor(deps, viewer), readViewersArrivals(deps, viewer, filters)])
  const isSoldOut = (skuId: string) => view.index.find(skuId)?.isInStock === false
  const skuIds = collection.skuIds.toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)))
  return readListing(deps, viewer, {
    view,
    scope: { isLeaf: false, chosen: chooseBySku(view, skuIds) },
    filters,
    arrivals,
    frame: {
      title,
      description,
      breadCrumb: { crumbs: [{ label: title, slug, url: `/collections/${slug}` }] },
      seo: { title, description, noindex: false },
    },
  })
}

type Collection = { titleDe: string; titleEn: string; descriptionDe: string; descriptionEn: string } & {
  /** In its order. */
  skuIds: string[]
}

async function findCollection(sql: Db, slug: string): Promise<Collection | null> {
  const [row] = await sql<Collection[]>`
    select title_de, title_en, description_de,
      description_en,
      array(select sku_id from collection_product where collection_slug = slug order by rank, sku_id) as sku_ids
    from collection where slug = ${slug}`
  return row ?? null
}
