import { queryOptions } from '@tanstack/react-query'
import { readHomePageCollections, readPromotedProducts, readPromotedStores } from '../../contract/promotions.ts'
import type { Language } from '../../contract/values.ts'
import type { Call } from '../platform/call.ts'
import type { Viewer } from '../platform/viewer.ts'

type Reader = { viewer: Viewer; language: Language }

export const homeCollectionsQuery = (ask: Call, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['collections', 'home', viewer, language],
    queryFn: ({ signal }) => ask(readHomePageCollections, {}, { signal }),
  })

export const promotedProductsQuery = (ask: Call, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['sections', 'promoted-products', viewer, language],
    queryFn: ({ signal }) => ask(readPromotedProducts, {}, { signal }),
  })

export const promotedStoresQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['sections', 'promoted-stores', language],
    queryFn: ({ signal }) => ask(readPromotedStores, { limit: 8 }, { signal }),
  })
