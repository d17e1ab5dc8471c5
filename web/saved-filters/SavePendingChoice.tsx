import { usePendingAction } from '../platform/use-pending-action.ts'
import type { Choice } from './choice.ts'
import { useSavedFilters } from './use-saved-filters.ts'

/** Saves the choice of a visitor after signing in. */
export function SavePendingChoice({ input }: { input: { choice: Choice; name: string } }) {
  const { saveAs } = useSavedFilters()
  usePendingAction(() => saveAs(input.choice, input.name))
  return null
}
