import { queryOptions } from '@tanstack/react-query'
import type { listArrivals } from '../../contract/delivery.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

export const arrivalsQuery = (question: InputOf<typeof listArrivals>, language: Language) =>
  queryOptions({
    queryKey: ['arrivals', question, language],
    queryFn: async ({ signal }) => {
      const { listArrivals } = await import('../../contract/delivery.ts')
      return call(listArrivals, question, { signal })
    },
    // Another address, or a cut-off that has passed.
    refetchOnMount: 'always',
  })
