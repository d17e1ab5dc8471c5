import type { Cursor } from '../../../contract/platform/paging.ts'
import { useDeskTexts } from '../texts.ts'
import { pageSizeOf, rowCounts, type ListAddress } from './list-address.ts'

type ListFootProps = {
  page: Cursor<unknown>
  address: ListAddress
  /** The list is read with as many rows as `rows` in the address says. */
  hasSizes?: boolean
}

/** How many there are, and the ways to the rows before and after. */
export function ListFoot({ page, address, hasSizes = false }: ListFootProps) {
  const t = useDeskTexts().list
  const { items, next, previous, count } = page
  return (
    <footer className="desk-foot">
      <span>{t.shown(items.length, count.isExact ? String(count.value) : t.more(count.value - 1))}</span>
      {hasSizes && count.value > rowCounts[0] && (
        <label className="flex items-center gap-1.5">
          {t.rows}
          <select
            className="desk-chip"
            value={pageSizeOf(address.search)}
            onChange={({ target }) =>
              address.set({ rows: target.value === String(rowCounts[0]) ? null : target.value })
            }
          >
            {rowCounts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
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
