import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../platform/calls/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { suggestionsQuery } from './queries.ts'
import { recentSearches } from './recent-searches.ts'
import { recentRows, suggestionRows } from './suggestion-rows.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useSettled } from '../platform/reads/use-settled.ts'

/**
 * Suggestions for what is typed, 150 ms after the last letter, and the last searches while nothing is; `rows` is null
 * while there is nothing to show.
 */
export function useSuggestions(text: string, isOpen: boolean) {
  const words = useSettled(text.trim())
  const isEmpty = isOpen && text.trim() === ''
  const isAsking = isOpen && !isEmpty && words !== ''
  // Silent when they fail (api.md section 1): the field searches without them.
  const data = dataOrNothing(
    useRead({
      ...suggestionsQuery(call, words, useLanguage()),
      enabled: isAsking,
      placeholderData: keepPreviousData,
    }),
  )
  const rows = isEmpty ? recentRows(recentSearches()) : isAsking ? suggestionRows(data) : null
  return { rows: isEmpty && rows?.length === 0 ? null : rows, words }
}
