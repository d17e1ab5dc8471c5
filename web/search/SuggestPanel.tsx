import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import StoreIcon from 'lucide-react/icons/store'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Palette from 'lucide-react/icons/palette'
import Newspaper from 'lucide-react/icons/newspaper'
import { Link } from '../frame/Link.tsx'
import { useTexts } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { markedParts } from './marked-parts.ts'
import { clearSearches } from './recent-searches.ts'
import type { SuggestionRow } from './suggestion-rows.ts'

type SuggestPanelProps = {
  id: string
  rows: SuggestionRow[]
  words: string
  activeId: string | null
  onPick: (row: SuggestionRow) => void
  onClose: () => void
}

const icons = {
  recent: History,
  terms: Search,
  categories: LayoutGrid,
  stores: StoreIcon,
  posts: Newspaper,
  designs: Palette,
  products: Search,
}

/** What the search suggests, below its field. The focus stays in the field, which walks the rows. */
export function SuggestPanel({ id, rows, words, activeId, onPick, onClose }: SuggestPanelProps) {
  const t = useTexts().search
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <div className="suggestions absolute top-full right-0 left-0 z-40 mt-2 max-sm:mx-2 max-h-[min(34rem,calc(100dvh-10rem))] animate-fade-in overflow-y-auto overscroll-contain rounded-xl bg-surface p-2.5 shadow-3 ring-1 ring-line">
      {rows.length === 0 && <p className="px-3 py-4 text-medium text-ink-2">{t.nothing(words)}</p>}
      <div id={id} role="listbox" aria-label={t.suggestions}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={t[group]}>
            <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-small font-medium text-ink-3">
              {t[group]}
            </p>
            {rows.map(
              (row) =>
                row.group === group && (
                  <Row key={row.id} row={row} words={words} isActive={row.id === activeId} onPick={onPick} />
                ),
            )}
          </div>
        ))}
      </div>
      {groups.includes('recent') && (
        <button
          type="button"
          onBlur={onClose}
          onClick={() => {
            clearSearches()
            onClose()
          }}
          className="mt-1 rounded-md px-3 py-2 text-sm font-semibold text-brand hover:bg-sunken"
        >
          {t.clearRecent}
        </button>
      )}
    </div>
  )
}

type RowProps = { row: SuggestionRow; words: string; isActive: boolean; onPick: (row: SuggestionRow) => void }

function Row({ row, words, isActive, onPick }: RowProps) {
  const Icon = icons[row.group]
  return (
    <Link
      id={row.id}
      to={row.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The focus must stay in the field, or the panel would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(row)}
      className={`flex items-center gap-3 rounded-md px-3 py-2 text-medium hover:bg-sunken ${isActive ? 'bg-sunken outline-2 -outline-offset-2 outline-focus' : ''}`}
    >
      {row.imageUrl ? (
        <Picture url={row.imageUrl} alt="" sizes="44px" className="size-11 shrink-0 rounded-sm object-cover" />
      ) : (
        <span className="grid size-8 shrink-0 place-items-center text-ink-3">
          <Icon aria-hidden="true" className="size-[18px]" />
        </span>
      )}
      <span className="min-w-0">
        <span className="line-clamp-2">
          {row.group === 'recent' ? row.label : <Marked text={row.label} words={words} />}
        </span>
        {row.hint && (
          <span className="block truncate text-small text-ink-3" title={row.hint}>
            {row.hint}
          </span>
        )}
      </span>
    </Link>
  )
}

/** What is typed stands out in it. */
function Marked({ text, words }: { text: string; words: string }) {
  return markedParts(text, words).map(({ part, isMarked }, i) =>
    isMarked ? (
      <mark key={i} className="bg-transparent font-semibold text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
