import { useState } from 'react'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { NameDialog } from './NameDialog.tsx'
import { savedFiltersQuery, useSavedFilterTexts } from './queries.ts'
import { SavedList } from './SavedList.tsx'
import { inputOf } from './use-saved-filters.ts'

/** All that a buyer keeps, for the account; nothing where that is none. */
export function SavedFilters({ className = '' }: { className?: string }) {
  const t = useSavedFilterTexts()
  const read = useRead(savedFiltersQuery(useLanguage()))
  const [renaming, setRenaming] = useState<SavedFilter | null>(null)
  if (read.state === 'failed') return <FailedLine text={t.failed} failure={read.failure} className={className} />
  if (read.state === 'coming' || read.data.length === 0) return null
  return (
    <section aria-labelledby="saved-filters" className={className}>
      <h2 id="saved-filters" className="text-xl">
        {t.listTitle}
      </h2>
      <p className="mt-1 text-medium text-ink-2">{t.listText}</p>
      <div className="mt-3 rounded-lg bg-surface px-2 py-1 hairline">
        <SavedList filters={read.data} onRename={setRenaming} />
      </div>
      {renaming && <NameDialog choice={inputOf(renaming)} name={renaming.name} onClose={() => setRenaming(null)} />}
    </section>
  )
}
