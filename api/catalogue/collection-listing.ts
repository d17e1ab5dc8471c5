import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from './price.ts'
import { readListing, type ListingDeps } from './read-listing.ts'

/** The products of a collection in the order it was put together; NOT_FOUND where there is none. */
export async function readCollectionListing(
  deps: ListingDeps,
  viewer: Viewer,
  { slug, ...filters }: ListingFilters & { slug: string },
): Promise<Listing> {
  const { db } = deps
  const collection = await findCollection(db, slug)
  if (!collection) throw Problem.of('NOT_FOUND')
  const isGerman = viewer.language === 'de'
  const title = isGerman ? collection.titleDe : collection.titleEn
  const description = isGerman ? collection.descriptionDe : collection.descriptionEn
  const scope = {
    joins: db`join collection_product chosen on chosen.sku_id = p.sku_id and chosen.collection_slug = ${slug}`,
    where: db`true`,
    relevance: db`chosen.rank`,
    isLeaf: false,
  }
  return readListing(deps, viewer, {
    scope,
    filters,
    frame: {
      title,
      description,
      breadCrumb: { crumbs: [{ label: title, slug, url: `/collections/${slug}` }] },
      seo: { title, description, noindex: false },
    },
  })
}

type Collection = { titleDe: string; titleEn: string; descriptionDe: string; descriptionEn: string }

async function findCollection(sql: Db, slug: string): Promise<Collection | null> {
  const [row] = await sql<Collection[]>`
    select title_de as "titleDe", title_en as "titleEn", description_de as "descriptionDe",
      description_en as "descriptionEn" from collection where slug = ${slug}`
  return row ?? null
}
