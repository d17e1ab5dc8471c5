import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../frame/Link.tsx'
import { localPath } from '../../paths.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useSettled } from '../../platform/reads/use-settled.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { ModalFrame } from '../../ui/windows/ModalFrame.tsx'
import { useRailPlaces, useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { useDeskTexts } from '../texts.ts'
import { placePath } from '../workplace.ts'
import { FEWEST_LETTERS, paletteQuery, type Entry } from './finders.ts'
import { byPage, pagesNamed, type Rows } from './palette-rows.ts'
import { recentEntries, storeEntry } from './recent-entries.ts'

/** One field for all that can be opened: pages by name, the rest by number or name. Arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useDeskTexts().palette
  const listId = useId()
  const { viewer } = useSession()
  const language = useLanguage()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { groups, isComing, failure } = usePaletteRows(text.trim())
  const entries = groups.flatMap(({ entries: own }) => own)
  const [walked, setWalked] = useState({ text, position: 0 })
  const position = walked.text === text ? Math.min(walked.position, entries.length - 1) : 0
  // Pressed before there was anything: what comes first is opened, such as the order of a number.
  const [isPressed, setPressed] = useState(false)

  const open = (entry: Entry, isTab = false) => {
    storeEntry(viewer, entry)
    if (isTab) return void window.open(localPath(language, entry.to), '_blank', 'noopener')
    onClose()
    void navigate(localPath(language, entry.to))
  }
  const [first] = entries
  useEffect(() => {
    if (!isPressed || isComing) return
    setPressed(false)
    if (first) open(first)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPressed, isComing, first])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (entries.length > 0) setWalked({ text, position: (position + step + entries.length) % entries.length })
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const entry = entries[position]
    if (entry) open(entry, event.ctrlKey || event.metaKey)
    else setPressed(true)
  }
  const idOf = (entry: Entry) => `${listId}-${entries.indexOf(entry)}`
  return (
    <ModalFrame
      label={t.title}
      onClose={onClose}
      className="mx-auto mt-[min(12vh,6rem)] mb-auto max-h-[min(34rem,calc(100dvh-2rem))] w-[min(38rem,100vw-1.5rem)] flex-col overflow-hidden rounded-xl bg-surface animate-dialog-in open:flex"
    >
      <input
        type="text"
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries[position] && idOf(entries[position])}
        aria-label={t.label}
        placeholder={t.label}
        onChange={({ target }) => {
          setText(target.value)
          setPressed(false)
        }}
        onKeyDown={onKeyDown}
        className="h-14 shrink-0 border-b border-line bg-transparent px-5 text-base outline-none"
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2.5">
        <div id={listId} role="listbox" aria-label={t.title} aria-busy={isComing}>
          {groups.map(({ title, entries: own }) => (
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-medium text-ink-3">
                {title}
              </p>
              {own.map((entry) => (
                <Row
                  key={entry.to}
                  id={idOf(entry)}
                  entry={entry}
                  isActive={entry === entries[position]}
                  onPick={() => {
                    storeEntry(viewer, entry)
                    onClose()
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        {failure && <FailedLine text={t.failed} failure={failure} className="px-3 py-3" />}
        {entries.length === 0 && !failure && (
          <p className="px-3 py-4 text-sm text-ink-2">
            {text.trim() === '' ? t.lead : isComing ? t.coming : t.nothing(text.trim())}
          </p>
        )}
      </div>
      <p className="border-t border-line px-5 py-2.5 text-xs text-ink-3 max-sm:hidden">{t.keys}</p>
      <span aria-live="polite" className="sr-only">
        {text.trim() !== '' && !isComing && (entries.length === 0 ? t.nothing(text.trim()) : t.count(entries.length))}
      </span>
    </ModalFrame>
  )
}

/** What the words find, under headings; without words what was opened last. */
function usePaletteRows(words: string) {
  const t = useDeskTexts()
  const { side } = useWorkplaceRoutes()
  const { viewer } = useSession()
  const names: Record<string, string> = t.places[side]
  const pages = useRailPlaces().map(({ path, name }): Entry => ({
    path,
    title: names[name]!,
    detail: '',
    to: placePath(side, path),
  }))
  const settled = useSettled(words)
  const read = useRead(
    paletteQuery(side, { words: settled, paths: pages.map(({ path }) => path), viewDetail: t.palette.view }),
  )
  if (words === '') {
    const recent = recentEntries(viewer)
    const groups: Rows[] = recent.length > 0 ? [{ title: t.palette.recent, entries: recent }] : []
    return { groups, isComing: false, failure: undefined }
  }
  const isLongEnough = words.length >= FEWEST_LETTERS
  const isNow = settled === words
  const found = isLongEnough && isNow && read.state === 'ready' ? read.data : []
  const named = pagesNamed(pages, words)
  return {
    groups: [...(named.length > 0 ? [{ title: t.palette.pages, entries: named }] : []), ...byPage(pages, found)],
    isComing: isLongEnough && (!isNow || read.state === 'coming'),
    failure: isLongEnough && isNow && read.state === 'failed' ? read.failure : undefined,
  }
}

type RowProps = { id: string; entry: Entry; isActive: boolean; onPick: () => void }

function Row({ id, entry, isActive, onPick }: RowProps) {
  return (
    <Link
      id={id}
      to={entry.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onPick}
      className={`flex min-h-10 items-baseline gap-3 rounded-md px-3 py-2 text-sm hover:bg-sunken ${isActive ? 'bg-sunken outline-2 -outline-offset-2 outline-focus' : ''}`}
    >
      <span className="min-w-0 truncate font-medium" title={entry.title}>
        {entry.title}
      </span>
      <span className="ml-auto max-w-[55%] min-w-0 shrink-0 truncate text-xs text-ink-3" title={entry.detail}>
        {entry.detail}
      </span>
    </Link>
  )
}
