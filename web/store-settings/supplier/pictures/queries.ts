import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '../../../../contract/platform/endpoint.ts'
import * as picturesApi from '../../../../contract/pictures/store-pictures.ts'
import { call } from '../../../platform/calls/call.ts'

export type Pictures = OutputOf<typeof picturesApi.read>

export const picturesQuery = queryOptions({
  queryKey: ['store-settings', 'pictures'],
  queryFn: ({ signal }) => call(picturesApi.read, {}, { signal }),
  refetchOnMount: 'always',
})

/** After a save, or one that was refused: what is there now. */
export function usePicturesAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: picturesQuery.queryKey })
}
