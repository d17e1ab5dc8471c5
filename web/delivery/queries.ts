import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

export const arrivalsQuery = (skuIds: string[], language: Language) =>
  queryOptions({
    queryKey: ['arrivals', skuIds, language],
    queryFn: async ({ signal }) => {
      const { listArrivals } = await import('../../contract/delivery.ts')
      return call(listArrivals, { skuIds }, { signal })
    },
    // Another address, or a cut-off that has passed.
    refetchOnMount: 'always',
  })
