import { queryOptions } from '@tanstack/react-query'
import { readSuggestions } from '../../contract/listings.ts'
import type { Language } from '../../contract/values.ts'
import type { Call } from '../platform/call.ts'

export const suggestionsQuery = (ask: Call, q: string, language: Language) =>
  queryOptions({
    queryKey: ['search', 'suggest', q, language],
    queryFn: ({ signal }) => ask(readSuggestions, { q }, { signal }),
  })
