import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import type { Call } from '../platform/calls/call.ts'

// Schemas come with the first call: a page from the server needs none.
const loadListingsApi = () => import('../../contract/listings.ts')

/** Without the articles, which the panel reads as the page of results does. */
export const suggestionsQuery = (ask: Call, q: string, language: Language) =>
  queryOptions({
    queryKey: ['search', 'suggest', q, language],
    queryFn: async ({ signal }) => ask((await loadListingsApi()).suggest, { q, limit: 1 }, { signal }),
  })
