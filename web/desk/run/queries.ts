import { queryOptions } from '@tanstack/react-query'
import * as runsApi from '../../../contract/desk/runs.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** Bulk work; read again while it is under way. */
export const runQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['run', id, language],
    queryFn: ({ signal }) => call(runsApi.read, { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? 700 : false),
  })
