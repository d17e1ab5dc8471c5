import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { CellProblem } from '../../../../contract/change-sets/check-cells.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { valueIn, type Terms } from '../../../../contract/change-sets/terms.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { computedText, isWords, isField, type ColumnName } from '../logic/columns.ts'
import { problemText } from '../logic/problem-text.ts'
import { cellText } from '../logic/read-number.ts'
import { only } from '../logic/selection.ts'
import type { useSheetTexts } from '../texts.ts'
import type { Sheet } from '../use-sheet.ts'

export const cellId = (row: number, column: number) => `cell-${row}-${column}`

export type RowState = { row: SheetRow; before: Terms; after: Terms; problems: CellProblem[] }
type CellProps = {
  sheet: Sheet
  state: RowState
  name: ColumnName
  place: { row: number; column: number }
  isActive: boolean
  isChosen: boolean
  /** The last cell of what is chosen: from there on it can be drawn out. */
  isCorner: boolean
  onDone: () => void
  /** Read once for a row: there are hundreds of cells. */
  t: ReturnType<typeof useSheetTexts>
  language: Language
}

/** A cell: what stands there, what it was, and why it cannot be taken. */
export function Cell({ sheet, state, name, place, isActive, isChosen, isCorner, onDone, t, language }: CellProps) {
  const { row, before, after } = state
  const shared = {
    id: cellId(place.row, place.column),
    role: 'gridcell',
    'aria-colindex': place.column + 2,
    'aria-selected': isChosen,
    'data-active': isActive || undefined,
    'data-corner': isCorner || undefined,
  } as const
  const mouse = {
    onMouseDown: ({ shiftKey, button }: { shiftKey: boolean; button: number }) => {
      if (button === 0) sheet.select(shiftKey ? { at: sheet.selection.at, to: place } : only(place))
    },
    onMouseEnter: ({ buttons }: { buttons: number }) => {
      if (buttons === 1) sheet.drawTo(place)
    },
  }
  if (!isField(name)) {
    const text = computedText(name, state, { language, statuses: t.statuses })
    return (
      <div
        {...shared}
        {...mouse}
        className={`sheet-cell sheet-fixed ${isWords(name) ? 'sheet-words' : ''}`}
        title={isWords(name) ? text : undefined}
        aria-label={`${row.name}, ${t.columns[name]}, ${text}`}
      >
        {text}
      </div>
    )
  }
  const change = sheet.state.draft[row.skuId]?.cells[name]
  const problem = state.problems.find(({ field }) => field === name)
  const old = cellText(name, valueIn(before, name), language)
  const text = change
    ? (change.text ?? cellText(name, change.to, language))
    : cellText(name, valueIn(after, name), language)
  const reason = problem && problemText(problem, t, language)
  const spoken = [
    row.name,
    t.names[name],
    text || '–',
    ...(change ? [t.was(old || '–')] : []),
    ...(reason ? [reason] : []),
  ]
  if (isActive && sheet.editing !== null)
    return (
      <div {...shared} className="sheet-cell sheet-editing">
        <CellInput sheet={sheet} label={`${row.name}, ${t.names[name]}`} onDone={onDone} />
      </div>
    )
  return (
    <div
      {...shared}
      {...mouse}
      className={`sheet-cell ${change ? 'sheet-changed' : ''} ${problem ? 'sheet-refused' : ''}`}
      aria-label={spoken.join(', ')}
      aria-invalid={problem ? true : undefined}
      onDoubleClick={() => sheet.edit(text)}
    >
      <span data-was={change && (old || '–')}>{text || '–'}</span>
      {isCorner && <FillHandle onPress={sheet.beginFill} />}
      {reason && isActive && <i role="presentation" className="sheet-reason" data-reason={reason} />}
    </div>
  )
}

/** Drawn down it repeats what is chosen; by keyboard Ctrl D does. */
const FillHandle = ({ onPress }: { onPress: () => void }) => (
  <i
    role="presentation"
    className="sheet-handle"
    onMouseDown={(event) => {
      event.stopPropagation()
      if (event.button === 0) onPress()
    }}
  />
)

function CellInput({ sheet, label, onDone }: { sheet: Sheet; label: string; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(sheet.editing ?? '')
  const isOver = useRef(false)
  useEffect(() => {
    input.current?.focus()
    if (sheet.editing && sheet.editing.length > 1) input.current?.select()
    // Only as it opens: what is typed then is the person's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const end = (action: () => void) => {
    if (isOver.current) return
    isOver.current = true
    action()
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    event.stopPropagation()
    if (!['Enter', 'Tab', 'Escape'].includes(key)) return
    event.preventDefault()
    if (key === 'Escape') return end(() => sheet.setEditing(null))
    const isForAll = key === 'Enter' && (event.ctrlKey || event.metaKey)
    end(() => sheet.commit(text, isForAll))
    if (isForAll) return
    const step = shiftKey ? -1 : 1
    sheet.move(key === 'Enter' ? { down: step, along: 0 } : { down: 0, along: step })
  }
  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onBlur={() => end(() => sheet.commit(text))}
    />
  )
}
