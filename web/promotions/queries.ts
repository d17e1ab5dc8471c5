import { queryOptions } from '@tanstack/react-query'
import type { ProductCollection } from '../../contract/promotions.ts'
import { shownProduct, type ShownProduct } from '../products/shown-product.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { StoreCard } from '../../contract/stores.ts'
import type { Call } from '../platform/calls/call.ts'
import type { Viewer } from '../platform/viewer/viewer.ts'

// Schemas come with the first call: a page from the server needs none.
const loadPromotionsApi = () => import('../../contract/promotions.ts')

// What a carousel shows before one follows its link, and what of it is seen without scrolling on the widest window.
const GOODS = 8
const SEEN_FIRST = 4
// The pictures of the banner, which is the last collection.
const BANNER_GOODS = 2

type Reader = { viewer: Viewer; language: Language }
/** `seen`: what the page comes with, to be light; `all` follows when the carousel is near. */
type Extent = 'seen' | 'all'
// A buyer's own answer comes after the page anyway.
const extentFor = (viewer: Viewer): Extent => (viewer !== 'visitor' ? 'all' : 'seen')
const productsOf = (extent: Extent) => (extent === 'all' ? GOODS : SEEN_FIRST)

export const homeCollectionsQuery = (ask: Call, { viewer, language }: Reader, extent = extentFor(viewer)) =>
  queryOptions({
    queryKey: ['collections', 'home', extent, viewer, language],
    queryFn: async ({ signal }) => {
      const collections = await ask((await loadPromotionsApi()).listCollections, {}, { signal })
      return shortened(collections, productsOf(extent))
    },
  })

export const promotedProductsQuery = (ask: Call, { viewer, language }: Reader, extent = extentFor(viewer)) =>
  queryOptions({
    queryKey: ['sections', 'promoted-products', extent, viewer, language],
    queryFn: async ({ signal }) => {
      const section = await ask((await loadPromotionsApi()).listProducts, { limit: productsOf(extent) }, { signal })
      return { ...section, items: section.items.map(shownProduct) }
    },
  })

export const promotedStoresQuery = (ask: Call, language: Language, extent: Extent = 'seen') =>
  queryOptions({
    queryKey: ['sections', 'promoted-stores', extent, language],
    queryFn: async ({ signal }) => {
      const { items } = await ask((await loadPromotionsApi()).listStores, { limit: productsOf(extent) }, { signal })
      return items.map(shownStore)
    },
  })

/** A store without what its card does not show. */
export type ShownStore = Omit<StoreCard, 'storeId' | 'storeUrl' | 'rating'>

function shownStore(store: StoreCard): ShownStore {
  const { storeId: _, storeUrl: __, rating: ___, ...shown } = store
  return shown
}

export type ShownCollection = Pick<ProductCollection, 'title' | 'description' | 'viewMoreUrl'> & {
  products: ShownProduct[]
}

function shortened(collections: ProductCollection[], most: number): ShownCollection[] {
  return collections.map(({ title, description, viewMoreUrl, products }, i) => ({
    title,
    description,
    viewMoreUrl,
    products: products.slice(0, i === collections.length - 1 ? BANNER_GOODS : most).map(shownProduct),
  }))
}
