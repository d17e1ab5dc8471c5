import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useEffectEvent, useRef, type ClipboardEvent } from 'react'
import { useLanguage } from '../../../platform/texts.ts'
import { draftTerms, problemsOfRow, termsOfRow } from '../logic/draft.ts'
import { isWords } from '../logic/columns.ts'
import { areaOf, isChosen } from '../logic/selection.ts'
import { useSheetTexts } from '../texts.ts'
import type { Sheet } from '../use-sheet.ts'
import { Cell, cellId } from './Cell.tsx'
import { copiedText } from './copied-text.ts'
import { actOnKey } from './grid-keys.ts'

const ROW_PX = 48
const HEAD_PX = 36

type GridProps = {
  sheet: Sheet
  label: string
  /** Of all rows that the filter leaves, loaded or not. */
  count: number
  more: (() => void) | null
  onPaste: (text: string) => void
}

/** The sheet on a screen with room for columns: one stop for the Tab key, arrows within; only rows in view are rendered. */
export function Grid({ sheet, label, count, more, onPaste }: GridProps) {
  const t = useSheetTexts()
  const language = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const { rows, columns, selection, editing } = sheet
  const active = selection.at.row
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized; the compiler is not in use
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    paddingStart: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    // The cell that keys act on is there wherever one has scrolled to.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  })
  const items = virtual.getVirtualItems()
  const lastShown = virtual.range?.endIndex ?? 0
  const readMore = useEffectEvent(() => more?.())
  useEffect(() => {
    if (lastShown >= rows.length - 40) readMore()
  }, [lastShown, rows.length])
  const { at, to } = selection
  const show = useEffectEvent((row: number, column: number) => {
    virtual.scrollToIndex(row, { align: 'auto' })
    document.getElementById(cellId(row, column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => show(to.row, to.column), [to.row, to.column])
  const widths = `3rem minmax(11rem,1.6fr) repeat(${columns.length}, minmax(6rem,1fr))`
  const takeFocus = useCallback(() => grid.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const { current } = grid
    if (!current) return undefined
    const mark = () => current.toggleAttribute('data-scrolls-sideways', current.scrollWidth > current.clientWidth)
    const sizes = new ResizeObserver(mark)
    for (const element of [current, current.firstElementChild!]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copiedText(sheet, { language, statuses: t.statuses }))
  }
  return (
    <div
      ref={grid}
      role="grid"
      className="sheet-grid"
      aria-label={label}
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={cellId(at.row, at.column)}
      tabIndex={0}
      onKeyDown={(event) => {
        if (editing === null && actOnKey(sheet, event, language)) event.preventDefault()
      }}
      onPaste={(event) => {
        event.preventDefault()
        onPaste(event.clipboardData.getData('text/plain'))
      }}
      onCopy={onCopy}
    >
      <div role="rowgroup" className="sheet-body" style={{ height: virtual.getTotalSize() }}>
        <div role="row" aria-rowindex={1} className="sheet-head" style={{ gridTemplateColumns: widths }}>
          <div aria-hidden="true" />
          <div role="columnheader" aria-colindex={1} className="sheet-name">
            {t.article}
          </div>
          {columns.map((name, column) => (
            <div key={name} role="columnheader" aria-colindex={column + 2} data-words={isWords(name) || undefined}>
              {t.columns[name]}
            </div>
          ))}
        </div>
        {items.map(({ index, start }) => (
          <Row key={rows[index]!.skuId} {...{ sheet, index, widths }} top={start} onDone={takeFocus} />
        ))}
      </div>
    </div>
  )
}

type RowProps = { sheet: Sheet; index: number; top: number; widths: string; onDone: () => void }

/** Stays as it is while one scrolls: only rows that come into view are rendered. */
const Row = memo(function Row({ sheet, index, top, widths, onDone }: RowProps) {
  const t = useSheetTexts()
  const language = useLanguage()
  const { columns, selection, state } = sheet
  const row = sheet.rows[index]!
  const corner = areaOf(selection)
  const problems = state.draft[row.skuId] ? problemsOfRow(row, state.draft) : []
  const shown = { row, before: termsOfRow(row), after: draftTerms(row, state.draft), problems }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="sheet-row"
      data-active={selection.at.row === index || undefined}
      style={{ gridTemplateColumns: widths, top }}
    >
      <div aria-hidden="true" className="sheet-number">
        {index + 1}
      </div>
      <div role="rowheader" aria-colindex={1} className="sheet-name" title={row.name}>
        <b>{row.name}</b>
        <br />
        <small>
          {row.supplierSku} · {row.packText}
          {row.missingFacts && (
            <span className="text-warn" title={row.missingFacts}>
              {' '}
              · {t.missingFacts(row.missingFacts)}
            </span>
          )}
        </small>
      </div>
      {columns.map((name, column) => {
        const place = { row: index, column }
        const isActive = selection.at.row === index && selection.at.column === column
        return (
          <Cell
            key={name}
            {...{ sheet, name, place, isActive, onDone, t, language }}
            state={shown}
            isChosen={isChosen(selection, place)}
            isCorner={index === corner.bottom && column === corner.right}
          />
        )
      })}
    </div>
  )
})
