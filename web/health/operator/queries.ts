import { queryOptions } from '@tanstack/react-query'
import * as healthApi from '../../../contract/operator/health.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** Read anew each minute: trouble comes by itself. */
export const healthQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator', 'health', language],
    queryFn: ({ signal }) => call(healthApi.read, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
