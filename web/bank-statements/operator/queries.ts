import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as statementsApi from '../../../contract/bank-statements/statements.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** The page of the list that the address names. */
export function statementsQuery(search: URLSearchParams) {
  const input = { after: search.get('after') ?? undefined, before: search.get('before') ?? undefined }
  return queryOptions({
    queryKey: ['operator', 'bank-statements', input],
    queryFn: ({ signal }) => call(statementsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const statementQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['operator', 'bank-statement', id, language],
    queryFn: ({ signal }) => call(statementsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })
