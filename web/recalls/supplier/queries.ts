import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as recallsApi from '../../../contract/recalls/recalls.ts'
import { call } from '../../platform/calls/call.ts'

/** The list of the store and each of its recalls. */
export const storeRecallsKey = ['supplier-recalls']

export function storeRecallsQuery(search: URLSearchParams) {
  const input = { after: search.get('after') ?? undefined, before: search.get('before') ?? undefined }
  return queryOptions({
    queryKey: [...storeRecallsKey, 'list', input],
    queryFn: ({ signal }) => call(recallsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const storeRecallQuery = (id: string) =>
  queryOptions({
    queryKey: [...storeRecallsKey, 'one', id],
    queryFn: ({ signal }) => call(recallsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })
