import { useId } from 'react'
import { Link } from '../../frame/Link.tsx'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { ModalFrame } from '../../ui/windows/ModalFrame.tsx'
import { useDeskTexts } from '../texts.ts'
import type { Entry } from './finders.ts'
import type { Rows } from './palette-rows.ts'
import { usePalette } from './use-palette.ts'

/** One field for all that can be opened: pages by name, the rest by number or name. Arrows choose, Enter opens, Tab shows what other pages have of it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useDeskTexts().palette
  const listId = useId()
  const { text, words, groups, active, isComing, failure, announcement, ...palette } = usePalette(onClose)
  return (
    <ModalFrame
      label={t.title}
      onClose={palette.leave}
      className="mx-auto mt-[min(12vh,6rem)] mb-auto max-h-[min(34rem,calc(100dvh-2rem))] w-[min(38rem,100vw-1.5rem)] flex-col overflow-hidden rounded-xl bg-surface animate-dialog-in open:flex"
    >
      <input
        type="text"
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(listId, active)}
        aria-label={t.label}
        placeholder={t.label}
        onChange={({ target }) => palette.write(target.value)}
        onKeyDown={palette.onKeyDown}
        className="h-14 shrink-0 border-b border-line bg-transparent px-5 text-base outline-none"
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2.5">
        <Groups listId={listId} groups={groups} active={active} isBusy={isComing} onPick={palette.pick} />
        {failure && <FailedLine text={t.failed} failure={failure} className="px-3 py-3" />}
        {!active && !failure && (
          <p className="px-3 py-4 text-sm text-ink-2">
            {words === '' ? t.lead : isComing ? t.coming : t.nothing(words)}
          </p>
        )}
      </div>
      <p className="border-t border-line px-5 py-2.5 text-xs text-ink-3 max-sm:hidden">{t.keys}</p>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </ModalFrame>
  )
}

const idOf = (listId: string, { to }: Entry) => `${listId}-${to}`

type GroupsProps = {
  listId: string
  groups: Rows[]
  active: Entry | undefined
  isBusy: boolean
  onPick: (entry: Entry) => void
}

function Groups({ listId, groups, active, isBusy, onPick }: GroupsProps) {
  const t = useDeskTexts().palette
  return (
    <div id={listId} role="listbox" aria-label={t.title} aria-busy={isBusy}>
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-medium text-ink-3">
            {title}
          </p>
          {entries.map((entry) => (
            <Row
              key={entry.to}
              id={idOf(listId, entry)}
              entry={entry}
              isActive={entry === active}
              onPick={() => onPick(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
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
