import { usePendingAction } from '../platform/use-pending-action.ts'
import { useSavedFilters, type Choice } from './use-saved-filters.ts'

/** Saves the choice of a visitor after signing in. */
export function SavePendingChoice({ choice, name }: { choice: object; name: string }) {
  const { saveAs } = useSavedFilters()
  usePendingAction(() => saveAs(choice as Choice, name))
  return null
}
