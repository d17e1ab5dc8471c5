import Users from 'lucide-react/icons/users'
import { Link } from '../../frame/Link.tsx'
import { useDeskTexts } from '../texts.ts'
import type { SavedViews } from './use-saved-views.ts'
import { viewPath } from './view-address.ts'

/** Saved views of a list, behind its own ones. */
export function SavedTabs({
  saved: { views, path, active, isChanged },
  className,
}: {
  saved: SavedViews
  className?: string
}) {
  const t = useDeskTexts().list.saved
  return views.map((view) => (
    <Link
      key={view.id}
      to={viewPath(path, view.id, view.state.filters)}
      aria-current={view === active ? 'true' : undefined}
      className={className}
    >
      {view.isShared && <Users aria-hidden="true" className="size-3.5" />}
      {view.name}
      {view.isShared && <span className="sr-only">, {t.isShared}</span>}
      {view === active && isChanged && <ChangedDot />}
    </Link>
  ))
}

/** The view shows something else than it did when it was saved. */
export function ChangedDot() {
  const t = useDeskTexts().list.saved
  return (
    <span className="ml-1 inline-block size-2 rounded-full bg-accent" title={t.changed}>
      <span className="sr-only">{t.changed}</span>
    </span>
  )
}
