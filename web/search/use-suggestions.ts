import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../platform/calls/call.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { suggestionsQuery } from './queries.ts'
import { recentSearches } from './recent-searches.ts'
import { recentRows, suggestionRows, walkedTo } from './suggestion-rows.ts'
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
  const { exclusive } = useTexts().search
  const rows = useMemo(() => {
    if (isEmpty) return recentRows(recentSearches())
    return isAsking && data ? suggestionRows(data, exclusive) : null
  }, [isEmpty, isAsking, data, exclusive])
  // A position counts only in the rows it was walked to.
  const [walked, setWalked] = useState({ rows, position: -1 })
  const position = walked.rows === rows ? walked.position : -1
  const count = rows?.length ?? 0
  return {
    rows: isEmpty && count === 0 ? null : rows,
    words,
    active: rows?.[position] ?? null,
    move: (step: number) => setWalked({ rows, position: walkedTo(position, step, count) }),
  }
}
