import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as statementsApi from '../../../contract/bank-statements/statements.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { bankStatements } from '../../../texts/en/bank-statements/screen.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useBankStatementTexts = sliceTexts<typeof bankStatements>('bank-statements/screen', {
  de: async () => (await import('../../../texts/de/bank-statements/screen.ts')).bankStatements,
  en: async () => (await import('../../../texts/en/bank-statements/screen.ts')).bankStatements,
})

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
