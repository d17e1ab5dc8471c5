import { useState, type ReactNode } from 'react'
import { mostItems } from '../../../contract/desk/runs.ts'
import type { Cursor } from '../../../contract/platform/paging.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useDeskTexts } from '../texts.ts'
import { readWhole, type ReadPage } from './read-whole.ts'
import type { Selection } from './selection.ts'

type BulkBarProps<Row> = {
  /** Those of the page that is shown. */
  rows: Row[]
  idOf: (row: Row) => string
  selection: Selection
  page: Cursor<Row> | undefined
  /** Names what is listed, whichever page of it is shown. */
  viewKey: string
  readPage: ReadPage<Row> | undefined
  renderBulk: (chosen: Row[], selection: Selection) => ReactNode
}

/** What is done with the chosen rows: those of the page, or, where all of the view were chosen, of all its pages. */
export function BulkBar<Row>({ rows, idOf, selection, page, viewKey, readPage, renderBulk }: BulkBarProps<Row>) {
  const t = useDeskTexts().list
  const [whole, setWhole] = useState<{ key: string; rows: Row[] } | null>(null)
  const chooseWhole = useWrite({
    mutationFn: (read: ReadPage<Row>) => readWhole(read),
    onSuccess(all) {
      setWhole({ key: viewKey, rows: all })
      selection.setAll(all.map(idOf), true)
    },
  })
  const shown = new Set(rows.map(idOf))
  const isWhole = whole?.key === viewKey
  const beside = isWhole ? whole.rows.filter((row) => !shown.has(idOf(row))) : []
  const chosen = [...rows, ...beside].filter((row) => selection.has(idOf(row)))
  if (chosen.length === 0) return null
  const hasMore = page !== undefined && (page.next ?? page.previous) !== null
  const isPageChosen = rows.every((row) => selection.has(idOf(row)))
  const isAllChosen = isWhole && whole.rows.every((row) => selection.has(idOf(row)))
  return (
    <div className="desk-bulk" role="region" aria-label={t.chosen(chosen.length)}>
      <b>{t.chosen(chosen.length)}</b>
      {readPage && hasMore && isPageChosen && !isAllChosen && (
        <button
          type="button"
          className="desk-button"
          aria-busy={chooseWhole.isPending || undefined}
          onClick={() => chooseWhole.mutate(readPage)}
        >
          {page.count.value > mostItems ? t.chooseFirst(mostItems) : t.chooseWhole(page.count.value)}
        </button>
      )}
      {isAllChosen && (
        <button type="button" className="desk-button" onClick={selection.clear}>
          {t.chooseNone}
        </button>
      )}
      {renderBulk(chosen, selection)}
    </div>
  )
}
