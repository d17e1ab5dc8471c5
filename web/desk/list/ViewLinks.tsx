import type { Count } from '../../../contract/platform/paging.ts'
import { Link } from '../../frame/Link.tsx'
import { useCurrentInSight } from '../../platform/navigation/use-current-in-sight.ts'
import { useDeskTexts } from '../texts.ts'
import { DroppedFilters } from '../views/DroppedFilters.tsx'
import { ChangedDot, SavedTabs } from '../views/SavedTabs.tsx'
import { useSavedViews } from '../views/use-saved-views.ts'
import { ViewActions } from '../views/ViewActions.tsx'

type ViewLink = {
  key: string
  name: string
  /** Undefined while it is not known, or where a number says nothing. */
  count?: Count | undefined
}
type ViewLinksProps = { label: string; path: string; views: readonly ViewLink[]; chosen: string }

const countText = ({ value, isExact }: Count, more: (count: number) => string) =>
  isExact ? String(value) : more(value)

const tab =
  'flex min-h-9 items-center gap-1.5 rounded-full px-3 font-medium whitespace-nowrap text-ink-2 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand'

/**
 * The views of a list, each with an address of its own, then those that were saved; the first one is that without a parameter,
 * and a list without views has one for all.
 */
export function ViewLinks({ label, path, views, chosen }: ViewLinksProps) {
  const list = useDeskTexts().list
  const t = list.saved
  const saved = useSavedViews(views[0]?.key)
  const row = useCurrentInSight<HTMLElement>(`${chosen} ${saved?.active?.id}`)
  if (views.length === 0 && (!saved || (saved.views.length === 0 && !saved.isChanged))) return null
  const own = views.length > 0 ? views : [{ key: chosen, name: t.all, count: undefined }]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-[18px] pt-3">
        <nav ref={row} aria-label={label} className="flex min-w-0 flex-1 gap-1 overflow-x-auto">
          {own.map(({ key, name, count }: ViewLink, index) => (
            <Link
              key={key}
              to={index === 0 ? path : `${path}?view=${key}`}
              aria-current={key === chosen && !saved?.active ? 'page' : undefined}
              className={tab}
            >
              {name}
              {count && <em className="text-ink-3 not-italic tabular-nums">{countText(count, list.more)}</em>}
              {key === chosen && saved && !saved.active && saved.isChanged && <ChangedDot />}
            </Link>
          ))}
          {saved && <SavedTabs saved={saved} className={tab} />}
        </nav>
        {saved && <ViewActions saved={saved} />}
      </div>
      {saved && (
        <div className="px-[18px] pt-3 empty:hidden">
          <DroppedFilters saved={saved} />
        </div>
      )}
    </>
  )
}
