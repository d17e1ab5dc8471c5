import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { Problem } from '../http/problem.ts'
import type { Written } from '../http/written.ts'
import type { Caller } from '../http/caller.ts'
import type { Db } from '../platform/db.ts'
import { isOn, type Showing } from '../platform/reads/showing.ts'
import { previewOf } from '../previews/previews.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import { chooseBySku } from './listing-scope.ts'
import { readListing, type ListingDeps } from './read-listing.ts'
import { readViewersArrivals } from './arrivals/viewers-arrivals.ts'
import { indexFor } from './index/index-view.ts'

/**
 * The products of a collection in its order, what is sold out last; NOT_FOUND where there is none, or none now. What was found by its
 * price only for who sees prices.
 */
export async function readCollectionListing(
  deps: ListingDeps,
  viewer: Viewer & Pick<Caller, 'previewToken'>,
  { slug, ...filters }: ListingFilters & { slug: string },
): Promise<Written<Listing>> {
  const showing = await showingOf(deps, viewer, slug)
  const collection = await findCollection(deps.db, slug, { showing, withPriced: seesPrices(viewer, null) })
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

/** A preview of the collection shows it with its draft, at its moment. */
async function showingOf(
  deps: Pick<ListingDeps, 'db' | 'clock'>,
  caller: Pick<Caller, 'previewToken'>,
  slug: string,
): Promise<Showing> {
  const preview = await previewOf(deps, caller)
  const isShown = preview?.kind === 'COLLECTION' && preview.targetId === slug
  return { now: (isShown && preview.shownAt) || deps.clock.now(), withDrafts: isShown }
}

type Part = { showing: Showing; withPriced: boolean }

async function findCollection(sql: Db, slug: string, { showing, withPriced }: Part): Promise<Collection | null> {
  const [row] = await sql<Collection[]>`
    select title_de, title_en, description_de,
      description_en,
      array(select sku_id from collection_product where collection_slug = slug ${withPriced ? sql`` : sql`and not is_priced`} order by rank, sku_id) as sku_ids
    from collection where slug = ${slug} and ${isOn(sql, showing)}`
  return row ?? null
}
