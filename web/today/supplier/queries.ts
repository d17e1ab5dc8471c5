import { queryOptions } from '@tanstack/react-query'
import * as todayApi from '../../../contract/today/today.ts'
import type { LevelKind } from '../../../contract/today/today.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

// Read once, then every minute while the page is seen.
const fresh = { refetchOnMount: 'always', refetchInterval: 60_000 } as const

export const levelsQuery = queryOptions({
  ...fresh,
  queryKey: ['supplier-today', 'levels'],
  queryFn: ({ signal }) => call(todayApi.readLevels, {}, { signal }),
})
export const missedQuery = (kind: LevelKind) =>
  queryOptions({
    queryKey: ['supplier-today', 'missed', kind],
    queryFn: ({ signal }) => call(todayApi.readMissed, { kind }, { signal }),
    refetchOnMount: 'always',
  })
export const nextPayoutQuery = (language: Language) =>
  queryOptions({
    ...fresh,
    queryKey: ['supplier-today', 'next-payout', language],
    queryFn: ({ signal }) => call(todayApi.readNextPayout, {}, { signal }),
  })
export const figuresQuery = (language: Language) =>
  queryOptions({
    ...fresh,
    queryKey: ['supplier-today', 'figures', language],
    queryFn: ({ signal }) => call(todayApi.readFigures, {}, { signal }),
  })
export const bestSellersQuery = (language: Language) =>
  queryOptions({
    ...fresh,
    queryKey: ['supplier-today', 'best-sellers', language],
    queryFn: ({ signal }) => call(todayApi.readBestSellers, {}, { signal }),
  })
