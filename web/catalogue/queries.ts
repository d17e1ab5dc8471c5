import { queryOptions } from '@tanstack/react-query'
import {
  readCategoryListing,
  readCategoryTree,
  readCollectionListing,
  readSearchListing,
  readStoreListing,
  type CategoryNode,
  type Listing,
} from '../../contract/listings.ts'
import { readFeaturedProducts, readMoreLikeProducts, readProduct } from '../../contract/products.ts'
import type { Language } from '../../contract/values.ts'
import type { Call, CallOptions } from '../platform/call.ts'
import type { Viewer } from '../platform/viewer.ts'
import { filtersOf } from './listing-search.ts'

/** Who reads in which language: part of the key of what may hold a price. */
export type Reader = { viewer: Viewer; language: Language }

export const categoryTreeQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', 'tree', language],
    queryFn: ({ signal }) => ask(readCategoryTree, {}, { signal }),
  })

export type TopCategory = Omit<CategoryNode, 'children'> & { childCount: number }

/** The top of the tree, which every page carries; the rest is read when a menu opens. */
export const topCategoriesQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['categories', 'top', language],
    queryFn: async ({ signal }): Promise<TopCategory[]> => {
      const tree = await ask(readCategoryTree, {}, { signal })
      return tree.map(({ children, ...category }) => ({ ...category, childCount: children.length }))
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
    queryFn: ({ signal }) => askListing(ask, of, { filters: filtersOf(search), signal }),
  })

const bySlug = { category: readCategoryListing, collection: readCollectionListing, store: readStoreListing }

function askListing(
  ask: Call,
  of: ListingOf,
  { filters, signal }: CallOptions & { filters: ReturnType<typeof filtersOf> },
): Promise<Listing> {
  if (of.kind === 'search') return ask(readSearchListing, { ...filters, q: of.q }, { signal })
  return ask(bySlug[of.kind], { ...filters, slug: of.slug }, { signal })
}

export const productQuery = (ask: Call, id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, viewer, language],
    queryFn: ({ signal }) => ask(readProduct, { id }, { signal }),
  })

export const moreLikeQuery = (ask: Call, id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, 'more-like', viewer, language],
    queryFn: ({ signal }) => ask(readMoreLikeProducts, { id, limit: 8 }, { signal }),
  })

export const featuredQuery = (ask: Call, id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, 'featured', viewer, language],
    queryFn: ({ signal }) => ask(readFeaturedProducts, { id }, { signal }),
  })
