import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../platform/calls/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { suggestionsQuery } from './queries.ts'
import { recentSearches } from './recent-searches.ts'
import { recentRows, suggestionRows, type SuggestionRow } from './suggestion-rows.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'

/** Suggestions for what is typed, and the last searches while nothing is. */
export function useSuggestions(words: string): SuggestionRow[] {
  // Silent when they fail (api.md section 1): the field searches without them.
  const data = dataOrNothing(
    useRead({
      ...suggestionsQuery(call, words, useLanguage()),
      enabled: words !== '',
      placeholderData: keepPreviousData,
    }),
  )
  return words === '' ? recentRows(recentSearches()) : suggestionRows(data)
}
