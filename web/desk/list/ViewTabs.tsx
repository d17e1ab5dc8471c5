import type { Count } from '../../../contract/platform/paging.ts'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'

export type View = {
  name: string
  label: string
  /** Undefined while it is not known, or where a number says nothing. */
  count?: Count | undefined
  /** It has a deadline: the one spark. */
  isHot?: boolean
}

/** The views of a list as tabs, each with its number. */
export function ViewTabs({ views, address }: { views: View[]; address: ListAddress }) {
  const t = useDeskTexts().list
  const shown = address.search.get('view') ?? views[0]!.name
  return (
    <nav className="desk-tabs" aria-label={t.views}>
      {views.map(({ name, label, count, isHot }) => (
        <button
          key={name}
          type="button"
          aria-current={name === shown ? 'true' : undefined}
          onClick={() => address.set({ view: name === views[0]!.name ? null : name })}
        >
          {label}
          {count && (count.value > 0 || name === shown) && (
            <em className={isHot && count.value > 0 ? 'hot' : undefined}>
              {count.isExact ? count.value : t.more(count.value - 1)}
            </em>
          )}
        </button>
      ))}
    </nav>
  )
}
