import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { catalogueReplies as de } from '../../texts/de/catalogue-replies.ts'
import { catalogueReplies as en } from '../../texts/en/catalogue-replies.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from './price.ts'
import { readListing, type ListingDeps } from './read-listing.ts'

/** The products of a store; NOT_FOUND where there is none. */
export async function readStoreListing(
  deps: ListingDeps,
  viewer: Viewer,
  { slug, ...filters }: ListingFilters & { slug: string },
): Promise<Listing> {
  const { db } = deps
  const store = await findNamedStore(db, slug)
  if (!store) throw Problem.of('NOT_FOUND')
  const texts = { de, en }[viewer.language].store
  const description = viewer.language === 'de' ? store.descriptionDe : store.descriptionEn
  const scope = {
    joins: db``,
    where: db`p.store_id = ${store.id}`,
    relevance: db`p.popularity desc`,
    isLeaf: false,
  }
  return readListing(deps, viewer, {
    scope,
    filters,
    frame: {
      title: store.name,
      description,
      breadCrumb: {
        crumbs: [
          { label: texts.all, slug: 'stores', url: '/stores' },
          { label: store.name, slug, url: `/stores/${slug}` },
        ],
      },
      seo: { title: store.name, description, noindex: false },
    },
  })
}

type NamedStore = { id: string; name: string; descriptionDe: string; descriptionEn: string }

async function findNamedStore(sql: Db, slug: string): Promise<NamedStore | null> {
  const [row] = await sql<NamedStore[]>`
    select id, name, description_de as "descriptionDe", description_en as "descriptionEn" from store where slug = ${slug}`
  return row ?? null
}
