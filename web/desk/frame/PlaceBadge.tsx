import { COUNTED } from '../../../contract/platform/paging.ts'
import { useDeskTexts } from '../texts.ts'
import type { Badge } from './use-badges.ts'

/** How much waits behind a page of the rail; beside a figure that is seen its words for everybody else. */
export function PlaceBadge({ badge }: { badge: Badge | undefined }) {
  const t = useDeskTexts()
  if (!badge) return null
  const { value, isExact, isHot } = badge
  return (
    <>
      <em aria-hidden="true" className={isHot ? 'desk-badge desk-badge-hot' : 'desk-badge'}>
        {isExact && value < COUNTED ? value : '999+'}
      </em>
      <em className="sr-only">{t.waiting(isExact ? String(value) : t.list.more(COUNTED))}</em>
    </>
  )
}
