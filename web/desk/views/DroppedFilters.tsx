import { useDeskTexts } from '../texts.ts'
import type { SavedViews } from './use-saved-views.ts'

/** Says that the open view was saved with filters which the list has no longer. */
export function DroppedFilters({ saved: { active } }: { saved: SavedViews }) {
  const t = useDeskTexts().list.saved
  if (!active || active.dropped.length === 0) return null
  return (
    <p role="status" className="desk-note">
      {t.dropped(active.dropped.length)}
    </p>
  )
}
