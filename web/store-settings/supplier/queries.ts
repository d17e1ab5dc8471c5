import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import * as settingsApi from '../../../contract/store-settings.ts'
import { call } from '../../platform/calls/call.ts'

export type Settings = OutputOf<typeof settingsApi.read>

export const settingsQuery = queryOptions({
  queryKey: ['store-settings'],
  queryFn: ({ signal }) => call(settingsApi.read, {}, { signal }),
  refetchOnMount: 'always',
})

/** After a save, or one that was refused: what is there now. */
export function useSettingsAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
}
