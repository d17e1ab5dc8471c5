import type { Cursor } from '../../../contract/platform/paging.ts'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'

/** How many there are, and the ways to the rows before and after. */
export function ListFoot({ page, address }: { page: Cursor<unknown>; address: ListAddress }) {
  const t = useDeskTexts().list
  const { items, next, previous, count } = page
  return (
    <footer className="desk-foot">
      <span>{t.shown(items.length, count.isExact ? String(count.value) : t.more(count.value - 1))}</span>
      {(next ?? previous) !== null && (
        <span className="ml-auto flex gap-2">
          <button
            type="button"
            className="desk-button"
            disabled={previous === null}
            onClick={() => address.set({ before: previous, after: null })}
          >
            {t.previous}
          </button>
          <button
            type="button"
            className="desk-button"
            disabled={next === null}
            onClick={() => address.set({ after: next, before: null })}
          >
            {t.next}
          </button>
        </span>
      )}
    </footer>
  )
}
