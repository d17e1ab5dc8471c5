import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import type { Call } from '../platform/calls/call.ts'
import type { Viewer } from '../platform/viewer/viewer.ts'
import { shownProduct } from './shown-product.ts'

// Schemas come with the first call: a page from the server needs none.
const loadProductsApi = () => import('../../contract/products.ts')

/** Who reads in which language: part of the key of what may hold a price. */
export type Reader = { viewer: Viewer; language: Language }

/** So many reviews come with a visitor's page; who opens them reads the others. */
export const FIRST_REVIEWS = 3

export const productQuery = (ask: Call, id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, viewer, language],
    queryFn: async ({ signal }) => {
      const product = await ask((await loadProductsApi()).read, { id }, { signal })
      if (viewer !== 'visitor') return product
      const { items, ...summary } = product.reviewSummary
      return { ...product, reviewSummary: { ...summary, items: items.slice(0, FIRST_REVIEWS) } }
    },
  })

export const reviewsQuery = (ask: Call, id: string, language: Language) =>
  queryOptions({
    queryKey: ['product', id, 'reviews', language],
    queryFn: async ({ signal }) => {
      const { reviewSummary } = await ask((await loadProductsApi()).read, { id }, { signal })
      return reviewSummary.items
    },
  })

/** As many as a row has before one follows its link, and as many of them as the widest window shows. */
export const ALL_SIMILAR = 8
const SEEN_FIRST = 4

/** For a visitor the page comes with those that are seen; a buyer's answer is whole from the start. */
export const moreLikeQuery = (
  ask: Call,
  id: string,
  { viewer, language, limit = viewer === 'visitor' ? SEEN_FIRST : ALL_SIMILAR }: Reader & { limit?: number },
) =>
  queryOptions({
    queryKey: ['product', id, 'more-like', limit, viewer, language],
    queryFn: async ({ signal }) => {
      const { items } = await ask((await loadProductsApi()).listSimilar, { id, limit }, { signal })
      return items.map(shownProduct)
    },
  })

export const featuredQuery = (ask: Call, id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, 'featured', viewer, language],
    queryFn: async ({ signal }) => {
      const { items } = await ask((await loadProductsApi()).listFeatured, { id }, { signal })
      return items.map(shownProduct)
    },
  })
