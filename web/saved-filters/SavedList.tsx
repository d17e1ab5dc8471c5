import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import { Link } from '../frame/Link.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { choicePath } from './choice.ts'
import { useSavedFilterTexts } from './queries.ts'
import { inputOf, showAsSaved, useSavedFilters } from './use-saved-filters.ts'

type SavedListProps = {
  filters: SavedFilter[]
  /** The one that is seen now. */
  current?: SavedFilter | undefined
  onRename: (filter: SavedFilter) => void
  onOpen?: () => void
}

/** Choices by name, each a way to its listing, to be renamed and deleted. */
export function SavedList({ filters, current, onRename, onOpen }: SavedListProps) {
  const t = useSavedFilterTexts()
  const { remove } = useSavedFilters()
  return (
    <ul className="divide-y divide-line">
      {filters.map((filter) => {
        const { id, name, kind, q = '', listingName } = filter
        const isGone = listingName === null
        const text = isGone ? t.gone : kind === 'search' ? t.search(q) : listingName
        return (
          <li key={id} className="flex items-center gap-1 py-1">
            <p className="min-w-0 flex-1 px-2">
              {isGone ? (
                <span className="block truncate font-semibold">{name}</span>
              ) : (
                <Link
                  to={choicePath(inputOf(filter))}
                  aria-current={filter === current ? 'page' : undefined}
                  onClick={() => {
                    showAsSaved(filter)
                    onOpen?.()
                  }}
                  className="flex items-center gap-2 py-1 font-semibold hover:underline"
                >
                  <span className="truncate">{name}</span>
                  {filter === current && <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />}
                </Link>
              )}
              <span className="block truncate text-small text-ink-2">{text}</span>
            </p>
            <IconButton
              label={t.rename(name)}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onRename(filter)}
              className="size-11 bg-transparent shadow-none sm:size-11"
            />
            <IconButton
              label={t.delete(name)}
              icon={<Trash2 aria-hidden="true" />}
              aria-disabled={remove.isPending || undefined}
              onClick={() => remove.mutate(filter)}
              className="size-11 bg-transparent shadow-none sm:size-11"
            />
          </li>
        )
      })}
    </ul>
  )
}
