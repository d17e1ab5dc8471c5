import { queryOptions } from '@tanstack/react-query'
import * as papersApi from '../../../contract/papers/papers.ts'
import { call } from '../../platform/calls/call.ts'

export const papersQuery = queryOptions({
  queryKey: ['supplier', 'papers'],
  queryFn: ({ signal }) => call(papersApi.list, {}, { signal }),
  refetchOnMount: 'always',
})
