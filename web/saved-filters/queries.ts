import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import type { savedFilters } from '../../texts/en/saved-filters/screen.ts'
import { call } from '../platform/calls/call.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

// Schemas come with the first call.
export const loadSavedFiltersApi = () => import('../../contract/saved-filters/saved-filters.ts')

/** Of a buyer, by name; the names of listings are in the language. */
export const savedFiltersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['saved-filters', language],
    queryFn: async ({ signal }) => call((await loadSavedFiltersApi()).list, {}, { signal }),
  })

export const useSavedFilterTexts = sliceTexts<typeof savedFilters>('saved-filters/screen', {
  de: async () => (await import('../../texts/de/saved-filters/screen.ts')).savedFilters,
  en: async () => (await import('../../texts/en/saved-filters/screen.ts')).savedFilters,
})
