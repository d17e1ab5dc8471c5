import { queryOptions } from '@tanstack/react-query'
import type { CategoryNode, Listing } from '../../contract/listings.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Call, CallOptions } from '../platform/calls/call.ts'
import type { Reader } from '../products/queries.ts'
import { shownProduct, type ShownListing } from '../products/shown-product.ts'
import { filtersOf } from './listing-search.ts'

// Schemas come with the first call: a page from the server needs none.
const loadListingsApi = () => import('../../contract/listings.ts')

export const categoryTreeQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', 'tree', language],
    queryFn: async ({ signal }) => ask((await loadListingsApi()).readCategoryTree, {}, { signal }),
  })

export type TopCategory = Pick<CategoryNode, 'name' | 'slug' | 'showInFooter'>

/** The top of the tree, which every page carries; the rest is read when a menu opens. */
export const topCategoriesQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', 'top', language],
    queryFn: async ({ signal }): Promise<TopCategory[]> => {
      const tree = await ask((await loadListingsApi()).readCategoryTree, {}, { signal })
      return tree.map(({ name, slug, showInFooter }) => ({ name, slug, showInFooter }))
    },
  })

export type CategoryTile = Pick<CategoryNode, 'name' | 'slug' | 'imageUrl' | 'productCount'>

/** The main categories as the home page shows them, and how many there are with those below. */
export const categoryTilesQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', 'tiles', language],
    queryFn: async ({ signal }): Promise<{ tiles: CategoryTile[]; total: number }> => {
      const tree = await ask((await loadListingsApi()).readCategoryTree, {}, { signal })
      return {
        tiles: tree.map(({ name, slug, imageUrl, productCount }) => ({ name, slug, imageUrl, productCount })),
        total: tree.reduce((sum, { children }) => sum + 1 + children.length, 0),
      }
    },
  })

export type ListingOf = { kind: 'category' | 'collection' | 'store'; slug: string } | { kind: 'search'; q: string }

/** A page of a listing; `search` holds its filters, sort and page. */
export const listingQuery = (
  ask: Call,
  of: ListingOf,
  { viewer, language, search }: Reader & { search: URLSearchParams },
) =>
  queryOptions({
    queryKey: ['listing', of, filtersOf(search), viewer, language],
    queryFn: async ({ signal }): Promise<ShownListing> => {
      const listing = await askListing(ask, of, { filters: filtersOf(search), signal })
      const { didYouMean, unmatchedWords, nearCount, ...rest } = listing
      const note = of.kind === 'search' && { didYouMean, unmatchedWords, nearCount }
      return { ...rest, ...note, items: listing.items.map(shownProduct) }
    },
  })

async function askListing(
  ask: Call,
  of: ListingOf,
  { filters, signal }: CallOptions & { filters: ReturnType<typeof filtersOf> },
): Promise<Listing> {
  const listingsApi = await loadListingsApi()
  if (of.kind === 'search') return ask(listingsApi.search, { ...filters, q: of.q }, { signal })
  const bySlug = {
    category: listingsApi.readCategory,
    collection: listingsApi.readCollection,
    store: listingsApi.readStore,
  }
  return ask(bySlug[of.kind], { ...filters, slug: of.slug }, { signal })
}
