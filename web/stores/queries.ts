import { queryOptions } from '@tanstack/react-query'
import { storeSorts } from '../../contract/platform/sorts.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Store } from '../../contract/stores.ts'
import type { Call } from '../platform/calls/call.ts'
import { pageParam } from '../platform/navigation/page-param.ts'

// Schemas come with the first call: a page from the server needs none.
const loadStoresApi = () => import('../../contract/stores.ts')

/** What the page of a store shows of it; the rest would only make the page heavier. */
export type ShownStore = ReturnType<typeof shownStore>

export const storesQuery = (ask: Call, search: URLSearchParams, language: Language) =>
  queryOptions({
    queryKey: ['stores', storesInput(search), language],
    queryFn: async ({ signal }) => ask((await loadStoresApi()).list, storesInput(search), { signal }),
  })

/** How many stores there are, for the home page. */
export const storeCountQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['stores', 'count', language],
    queryFn: async ({ signal }) => (await ask((await loadStoresApi()).list, { pageSize: 12 }, { signal })).totalItems,
  })

export const storeQuery = (ask: Call, slug: string, language: Language) =>
  queryOptions({
    queryKey: ['store', slug, language],
    queryFn: async ({ signal }) => {
      return shownStore(await ask((await loadStoresApi()).readBySlug, { slug }, { signal }))
    },
  })

/** The store as its page shows it. */
export function shownStore(store: Store) {
  const { brands, categories, shipping, coverUrl, coverUrls, ...rest } = store
  const { storeUrl: _, countryId: __, reviewSummary: ___, isEligibleForSale, punctualityText, ...shown } = rest
  const { fee, feeText, freeFromText } = shipping
  return {
    ...shown,
    // What is not said takes no bytes.
    ...(!isEligibleForSale && { isClosed: true }),
    ...(punctualityText && { punctualityText }),
    coverUrls: shown.ownCoverUrl ? [] : coverUrls.length > 0 ? coverUrls : [coverUrl],
    shipping: { fee, feeText, freeFromText },
    categories: categories.map(({ id, name }) => ({ name, slug: id })),
    // As they are shown: the page carries them twice, and equal texts pack well.
    brandsText: brands.join(', '),
  }
}

function storesInput(search: URLSearchParams) {
  return {
    q: search.get('q')?.trim().slice(0, 80) || undefined,
    sort: storeSorts.find((sort) => sort === search.get('sort')),
    page: search.has('page') ? pageParam(search) : undefined,
  }
}
