import Bookmark from 'lucide-react/icons/bookmark'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import { useListingViewMode } from '../listings/listing-view.ts'
import type { ListingOf } from '../listings/queries.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { storePendingAction } from '../platform/pending-action.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { chipClass } from '../ui/Chip.tsx'
import { Popover } from '../ui/windows/Popover.tsx'
import { choiceOf, freeName, sameKey } from './choice.ts'
import { NameDialog } from './NameDialog.tsx'
import { savedFiltersQuery, useSavedFilterTexts } from './queries.ts'
import { SavedList } from './SavedList.tsx'
import { inputOf } from './use-saved-filters.ts'

type Naming = { filter: SavedFilter } | { filter: null }

/** Keeps what is chosen in a listing, and leads to what was kept. A visitor signs in first, and it is kept then. */
export function SaveChoice({ of, title }: { of: ListingOf; title: string }) {
  const t = useSavedFilterTexts()
  const search = useSearch()
  const view = useListingViewMode()
  const isBuyer = useIsBuyer()
  const read = useRead({ ...savedFiltersQuery(useLanguage()), enabled: isBuyer })
  const [naming, setNaming] = useState<Naming | null>(null)
  const saved = dataOrNothing(read) ?? []
  const choice = choiceOf(of, search)
  const current = choice ? saved.find((filter) => sameKey(inputOf(filter)) === sameKey(choice)) : undefined
  const proposed = (of.kind === 'search' && of.q) || title
  const save = () => {
    if (isBuyer) return setNaming({ filter: null })
    // Continues once somebody has signed in or registered.
    if (choice) storePendingAction({ kind: 'saved-filter', input: { choice, name: proposed } })
    openSignIn()
    return undefined
  }
  return (
    <>
      {saved.length > 0 && (
        <Popover
          trigger={
            <>
              <Bookmark aria-hidden="true" className={`size-4 ${current ? 'fill-current' : ''}`} />
              <span className="sr-only">{t.menu(saved.length)}</span>
              <span aria-hidden="true" className="tabular-nums">
                {saved.length}
              </span>
            </>
          }
          // On a phone the panel has the width of the bar.
          className="shrink-0 sm:relative"
          triggerClass={chipClass()}
          panelClass="max-h-[60vh] overflow-y-auto p-2 max-sm:inset-x-4 sm:left-0 sm:mt-2 sm:w-80"
        >
          {(close) => (
            <SavedList
              filters={saved}
              current={current}
              onOpen={close}
              onRename={(filter) => {
                close()
                setNaming({ filter })
              }}
            />
          )}
        </Popover>
      )}
      {choice && !current && (!isBuyer || read.state !== 'coming') && (
        <button
          type="button"
          aria-label={t.save}
          onClick={save}
          className="flex h-9 shrink-0 items-center gap-1.5 px-1.5 text-sm font-semibold text-brand hover:underline max-sm:w-9 max-sm:justify-center"
        >
          <Star aria-hidden="true" className="size-4" />
          <span className="max-sm:hidden">{t.save}</span>
        </button>
      )}
      {naming && (naming.filter ?? choice) && (
        <NameDialog
          isNew={naming.filter === null}
          choice={naming.filter ? inputOf(naming.filter) : { ...choice!, view }}
          name={
            naming.filter?.name ??
            freeName(
              proposed,
              saved.map(({ name }) => name),
            )
          }
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
