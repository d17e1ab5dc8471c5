import type { ReactNode } from 'react'
import type { Count } from '../../../contract/platform/paging.ts'
import { useCurrentInSight } from '../../platform/navigation/use-current-in-sight.ts'
import { useDeskTexts } from '../texts.ts'
import { DroppedFilters } from '../views/DroppedFilters.tsx'
import { ChangedDot, SavedTabs } from '../views/SavedTabs.tsx'
import { useSavedViews } from '../views/use-saved-views.ts'
import { ViewActions } from '../views/ViewActions.tsx'
import type { ListAddress } from './list-address.ts'

export type View = {
  name: string
  label: string
  /** Undefined while it is not known, or where a number says nothing. */
  count?: Count | undefined
  /** It has a deadline: the one spark. */
  isHot?: boolean
}

type ViewTabsProps = {
  views: View[]
  address: ListAddress
  /** A parameter whose value each view brings itself, and which goes with another one. */
  brings?: string
  /** Stands behind them. */
  children?: ReactNode
}

/** The views of a list as tabs, each with its number, then those that were saved; a list without views has one for all. */
export function ViewTabs({ views, address, brings, children }: ViewTabsProps) {
  const t = useDeskTexts().list
  const saved = useSavedViews(views[0]?.name)
  const own = views.length > 0 ? views : [{ name: 'ALL', label: t.saved.all }]
  const shown = address.search.get('view') ?? own[0]!.name
  const row = useCurrentInSight<HTMLElement>(`${shown} ${saved?.active?.id}`)
  if (views.length === 0 && (!saved || (saved.views.length === 0 && !saved.isChanged))) return null
  return (
    <>
      <div className="desk-views">
        <nav ref={row} className="desk-tabs" aria-label={t.views}>
          {own.map(({ name, label, count, isHot }: View) => (
            <button
              key={name}
              type="button"
              aria-current={name === shown && !saved?.active ? 'true' : undefined}
              onClick={() =>
                // Who leaves a saved view leaves its filters as well.
                address.set({
                  ...(saved?.active && saved.without),
                  ...(brings && { [brings]: null }),
                  view: name === own[0]!.name ? null : name,
                })
              }
            >
              {label}
              {count && (count.value > 0 || name === shown) && (
                <em className={isHot && count.value > 0 ? 'hot' : undefined}>
                  {count.isExact ? count.value : t.more(count.value - 1)}
                </em>
              )}
              {name === shown && saved && !saved.active && saved.isChanged && <ChangedDot />}
            </button>
          ))}
          {saved && <SavedTabs saved={saved} />}
        </nav>
        {children}
        {saved && <ViewActions saved={saved} />}
      </div>
      {saved && <DroppedFilters saved={saved} />}
    </>
  )
}
