import { queryOptions } from '@tanstack/react-query'
import * as figuresApi from '../../../contract/operator/figures.ts'
import type { FigureSpan } from '../../../contract/operator/figures.ts'
import * as overviewApi from '../../../contract/operator/overview.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** Read anew each minute: what waits grows by itself. */
export const overviewQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator', 'overview', language],
    queryFn: ({ signal }) => call(overviewApi.read, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })

export const figuresQuery = (language: Language, days: FigureSpan) =>
  queryOptions({
    queryKey: ['operator', 'figures', language, days],
    queryFn: ({ signal }) => call(figuresApi.read, { days }, { signal }),
    refetchOnMount: 'always',
  })

/** Read anew each minute, as orders come in. */
export const hoursQuery = queryOptions({
  queryKey: ['operator', 'figures', 'hours'],
  queryFn: ({ signal }) => call(figuresApi.readHours, {}, { signal }),
  refetchOnMount: 'always',
  refetchInterval: 60_000,
})

export const methodsQuery = (language: Language, days: FigureSpan) =>
  queryOptions({
    queryKey: ['operator', 'figures', 'methods', language, days],
    queryFn: ({ signal }) => call(figuresApi.readMethods, { days }, { signal }),
    refetchOnMount: 'always',
  })
