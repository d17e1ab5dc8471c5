import { queryOptions } from '@tanstack/react-query'
import type { Product } from '../../../contract/products.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useHydrated, useViewer } from '../../platform/viewer/viewer.ts'
import type { Reader } from '../../products/queries.ts'

const offersQuery = (id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, 'offers', viewer, language],
    queryFn: async ({ signal }) => call((await import('../../../contract/products.ts')).listOffers, { id }, { signal }),
  })

/** The offers of all stores for an article; undefined until they are there, and where one store alone sells it. */
export function useOffers({ skuId, gtin }: Pick<Product, 'skuId' | 'gtin'>) {
  const reader = { viewer: useViewer(), language: useLanguage() }
  const isHydrated = useHydrated()
  const offers = dataOrNothing(useRead({ ...offersQuery(skuId, reader), enabled: isHydrated && gtin !== null }))
  return offers && offers.items.length > 1 ? offers : undefined
}
