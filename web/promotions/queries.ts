import { queryOptions } from '@tanstack/react-query'
import type { ProductCollection } from '../../contract/promotions.ts'
import { shownProduct, type ShownProduct } from '../catalogue/shown-product.ts'
import type { Language } from '../../contract/values.ts'
import type { StoreCard } from '../../contract/stores.ts'
import type { Call } from '../platform/call.ts'
import type { Viewer } from '../platform/viewer.ts'

// Schemas come with the first call: a page from the server needs none.
const promotions = () => import('../../contract/promotions.ts')

// What a carousel shows before one follows its link, and the two pictures of the banner, which is the last collection.
const GOODS = 8
const BANNER_GOODS = 2

type Reader = { viewer: Viewer; language: Language }

export const homeCollectionsQuery = (ask: Call, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['collections', 'home', viewer, language],
    queryFn: async ({ signal }) => shortened(await ask((await promotions()).readHomePageCollections, {}, { signal })),
  })

export const promotedProductsQuery = (ask: Call, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['sections', 'promoted-products', viewer, language],
    queryFn: async ({ signal }) => {
      const section = await ask((await promotions()).readPromotedProducts, { limit: GOODS }, { signal })
      return { ...section, items: section.items.map(shownProduct) }
    },
  })

export const promotedStoresQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['sections', 'promoted-stores', language],
    queryFn: async ({ signal }) => {
      const section = await ask((await promotions()).readPromotedStores, { limit: 8 }, { signal })
      return { ...section, items: section.items.map(shownStore) }
    },
  })

/** A store without what its card does not show. */
export type ShownStore = Omit<StoreCard, 'storeId' | 'storeUrl' | 'minimumOrderAmount' | 'rating'>

function shownStore(store: StoreCard): ShownStore {
  const { storeId: _, storeUrl: __, minimumOrderAmount: ___, rating: ____, ...shown } = store
  return shown
}

export type ShownCollection = Omit<ProductCollection, 'products'> & { products: ShownProduct[] }

function shortened(collections: ProductCollection[]): ShownCollection[] {
  return collections.map((collection, i) => ({
    ...collection,
    products: collection.products.slice(0, i === collections.length - 1 ? BANNER_GOODS : GOODS).map(shownProduct),
  }))
}
