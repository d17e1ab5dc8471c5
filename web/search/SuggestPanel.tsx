import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import StoreIcon from 'lucide-react/icons/store'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Palette from 'lucide-react/icons/palette'
import Newspaper from 'lucide-react/icons/newspaper'
import type { ComponentType, FocusEvent } from 'react'
import { Link } from '../frame/Link.tsx'
import { Marked } from './Marked.tsx'
import { clearSearches } from './recent-searches.ts'
import { useSuggestedTexts } from './suggested-texts.ts'
import type { SuggestionRow } from './suggestion-rows.ts'

/** `onPick` without a row: an article, or the page with all of them. */
export type SuggestedArticlesProps = { id: string; words: string; activeId: string | null; onPick: () => void }
export type SuggestPanelProps = {
  id: string
  rows: SuggestionRow[]
  words: string
  activeId: string | null
  onPick: (row?: SuggestionRow) => void
  onClose: () => void
  /** The focus goes from one thing to another, perhaps out of the search. */
  onLeave: (event: FocusEvent) => void
}
type PanelProps = SuggestPanelProps & {
  /** Beside the words and places; without it they stand alone. */
  Articles?: ComponentType<SuggestedArticlesProps> | undefined
}

const icons = {
  recent: History,
  terms: Search,
  categories: LayoutGrid,
  stores: StoreIcon,
  posts: Newspaper,
  designs: Palette,
}

/**
 * What the search suggests, below its field: left words and places, right the first products, or those bought before while
 * nothing is typed. The focus stays in the field, which walks the options of both.
 */
export function SuggestPanel({ id, rows, words, activeId, onPick, onClose, onLeave, Articles }: PanelProps) {
  const t = useSuggestedTexts()
  const groups = [...new Set(rows.map(({ group }) => group))]
  const isRecent = groups.includes('recent')
  return (
    // The focus must stay in the field, or the panel would close before a click.
    <div
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onBlur={onLeave}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={Articles ? 'suggestions suggestions-wide' : 'suggestions'}
    >
      <span role="status" className="sr-only">
        {rows.length > 0 && t.suggestionCount(rows.length)}
      </span>
      <div className={rows.length > 0 ? 'suggested-words' : 'hidden'}>
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
        {isRecent && (
          <button
            type="button"
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
      {Articles && <Articles id={`${id}-articles`} words={words} activeId={activeId} onPick={() => onPick()} />}
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
      onClick={() => onPick(row)}
      className={`suggested-word flex items-center gap-3 rounded-md px-3 py-2 text-medium hover:bg-sunken ${isActive ? 'bg-sunken outline-2 -outline-offset-2 outline-focus' : ''}`}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-3" />
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
