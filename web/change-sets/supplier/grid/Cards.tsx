import { useVirtualizer } from '@tanstack/react-virtual'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { kindOf, type SheetField } from '../../../../contract/change-sets/fields.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { valueIn } from '../../../../contract/change-sets/terms.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { editText, isField, type ColumnName } from '../logic/columns.ts'
import { draftTerms, problemsOfRow, termsOfRow } from '../logic/draft.ts'
import { problemText } from '../logic/problem-text.ts'
import { cellText, readCell } from '../logic/read-number.ts'
import { useSheetTexts } from '../texts.ts'
import type { Sheet } from '../use-sheet.ts'

const CARD_PX = 118

type CardsProps = { sheet: Sheet; label: string; more: (() => void) | null }

/** The sheet on a phone: a card for each row with one field, which is chosen above them. */
export function Cards({ sheet, label, more }: CardsProps) {
  const t = useSheetTexts()
  const list = useRef<HTMLDivElement>(null)
  const fields = sheet.columns.filter((name: ColumnName) => isField(name))
  const [chosen, setChosen] = useState<SheetField | null>(() => startField(sheet))
  const field = fields.find((each) => each === chosen) ?? fields[0] ?? 'STOCK'
  const { rows } = sheet
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized; the compiler is not in use
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => CARD_PX,
    overscan: 6,
  })
  const items = virtual.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0
  const readMore = useEffectEvent(() => more?.())
  useEffect(() => {
    if (lastShown >= rows.length - 20) readMore()
  }, [lastShown, rows.length])
  return (
    <>
      {fields.length > 1 && (
        <label className="desk-chip self-start">
          <span className="sr-only">{label}</span>
          <select value={field} onChange={({ target }) => setChosen(target.value as SheetField)}>
            {fields.map((each) => (
              <option key={each} value={each}>
                {t.names[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div ref={list} className="sheet-cards" role="region" aria-label={label}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => (
            <li key={rows[index]!.skuId} style={{ transform: `translateY(${start}px)` }}>
              <SheetCard key={field} sheet={sheet} row={rows[index]!} field={field} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const startField = ({ columns, selection }: Sheet) => {
  const name = columns[selection.at.column]
  return name && isField(name) ? name : null
}

function SheetCard({ sheet, row, field }: { sheet: Sheet; row: SheetRow; field: SheetField }) {
  const t = useSheetTexts()
  const language = useLanguage()
  const { draft } = sheet.state
  const change = draft[row.skuId]?.cells[field]
  const after = draftTerms(row, draft)
  const problem = change && problemsOfRow(row, draft).find((each) => each.field === field)
  const shown = change ? (change.text ?? cellText(field, change.to, language)) : editText(field, after, language)
  const [typed, setTyped] = useState<string | null>(null)
  const old = cellText(field, valueIn(termsOfRow(row), field), language)
  const write = (text: string) => sheet.write([{ row, field, text, to: readCell(field, text, language) }])
  const stepBy = (step: number) => {
    const to = Math.max(0, (valueIn(after, field) ?? 0) + step)
    sheet.write([{ row, field, text: String(to), to }])
  }
  const isStock = kindOf(field) === 'PIECES'
  const name = `${row.name}, ${t.names[field]}`
  return (
    <article className={`sheet-card ${problem ? 'sheet-refused' : change ? 'sheet-changed' : ''}`}>
      <div className="min-w-0">
        <b>{row.name}</b>
        <small>
          {row.supplierSku} · {row.packText}
        </small>
        {row.missingFacts && <small className="text-warn">{t.missingFacts(row.missingFacts)}</small>}
        {change && (
          <small>
            {t.was(old || t.none)}
            {problem && <em className="block text-danger not-italic">{problemText(problem, t, language)}</em>}
          </small>
        )}
      </div>
      <div className="sheet-stepper">
        {isStock && (
          <button type="button" aria-label={`${t.less}: ${name}`} onClick={() => stepBy(-1)}>
            <Minus />
          </button>
        )}
        <input
          aria-label={name}
          aria-invalid={problem ? true : undefined}
          inputMode={kindOf(field) === 'DAY' ? 'text' : 'decimal'}
          autoComplete="off"
          value={typed ?? shown}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={() => {
            if (typed !== null) write(typed)
            setTyped(null)
          }}
        />
        {isStock && (
          <button type="button" aria-label={`${t.plus}: ${name}`} onClick={() => stepBy(1)}>
            <Plus />
          </button>
        )}
      </div>
    </article>
  )
}
