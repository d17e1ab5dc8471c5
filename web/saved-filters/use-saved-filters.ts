import { useQueryClient } from '@tanstack/react-query'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import { setListingViewMode, type ListingViewMode } from '../listings/listing-view.ts'
import { call } from '../platform/calls/call.ts'
import { showToast } from '../platform/toasts.ts'
import { useLanguage } from '../platform/texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { freeName, type Choice } from './choice.ts'
import { loadSavedFiltersApi, savedFiltersQuery, useSavedFilterTexts } from './queries.ts'

/** How a buyer keeps and deletes choices; a toast says so, with the way back. */
export function useSavedFilters() {
  const t = useSavedFilterTexts()
  const query = savedFiltersQuery(useLanguage())
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: ['saved-filters'] })
  const save = useWrite({
    mutationFn: async (input: Choice & { name: string; view?: ListingViewMode | undefined }) =>
      call((await loadSavedFiltersApi()).save, input),
    onSuccess({ name }) {
      showToast('success', t.saved(name))
      return again()
    },
  })
  const remove = useWrite({
    mutationFn: async ({ id }: SavedFilter) => call((await loadSavedFiltersApi()).remove, { id }),
    onSuccess(_, filter) {
      showToast('info', t.deleted(filter.name), { label: t.undo, run: () => save.mutate(inputOf(filter)) })
      return again()
    },
  })
  return {
    remove,
    /** Under this name, or one like it where another choice has it. A refusal is shown as a toast. */
    saveAs: async (choice: Choice, name: string) => {
      const others = await queryClient.fetchQuery(query).catch(() => [])
      const taken = others.map((other) => other.name)
      await save.mutateAsync({ ...choice, name: freeName(name, taken) }).catch(() => undefined)
    },
  }
}

/** What is sent to save it again. */
export const inputOf = ({ name, kind, slug, q, filters, view }: SavedFilter) => ({
  name,
  kind,
  ...(slug && { slug }),
  ...(q && { q }),
  filters,
  ...(view && { view }),
})

/** Opens a listing as it was seen when it was saved. */
export const showAsSaved = ({ view }: SavedFilter) => view && setListingViewMode(view)
