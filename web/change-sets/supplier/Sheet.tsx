import type { SheetRow } from '../../../contract/change-sets/sheet.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useOnce } from '../../platform/writes/once.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { Cards } from './grid/Cards.tsx'
import { FormulaBar } from './grid/FormulaBar.tsx'
import { Grid } from './grid/Grid.tsx'
import type { ColumnName } from './logic/columns.ts'
import { countCells, problemsOfRow, type Draft } from './logic/draft.ts'
import { cellText } from './logic/read-number.ts'
import { useMoreRows, type SheetFilter } from './queries.ts'
import { DraftBar, KeysButton, PasteNote } from './SheetFoot.tsx'
import { useSheetTexts } from './texts.ts'
import type { Compare } from './use-compare.ts'
import type { DraftState } from './use-draft.ts'
import { useIsPhone } from './use-is-phone.ts'
import { usePaste } from './use-paste.ts'
import { useSheet, type Target } from './use-sheet.ts'

type SheetProps = {
  rows: SheetRow[]
  /** Where more than these may be loaded; null where these are all. */
  all: { count: number; next: string | null; filter: SheetFilter } | null
  columns: ColumnName[]
  start: Target | null
  state: DraftState
  /** The rows with changes, shown or not. */
  changed: SheetRow[]
  compare: Compare
  seesPrices: boolean
  onFound: (rows: SheetRow[]) => void
  onGo: (target: Target) => void
}

/** The cells of one view with what acts on them, and what is changed so far. */
export function Sheet({ rows, all, columns, start, state, changed, compare, seesPrices, onFound, onGo }: SheetProps) {
  const t = useSheetTexts()
  const { places } = useDeskTexts()
  const language = useLanguage()
  const isPhone = useIsPhone()
  const more = useMore(all)
  const sheet = useSheet({ rows, columns, state, more, start })
  const { paste, last, close } = usePaste(sheet, onFound)
  const cells = countCells(state.draft)
  const errors = changed.flatMap((row) =>
    problemsOfRow(row, state.draft).map(({ field }) => ({ skuId: row.skuId, field })),
  )
  const whole = (value: number) => cellText('STOCK', value, language)
  const label = places.supplier.prices
  return (
    <>
      {rows.length === 0 ? (
        <p className="desk-card desk-none">{all ? t.empty : t.noneChanged}</p>
      ) : isPhone ? (
        <Cards sheet={sheet} label={label} more={more} />
      ) : (
        <>
          <FormulaBar sheet={sheet} />
          <Grid {...{ sheet, label, more }} count={all?.count ?? rows.length} onPaste={(text) => void paste(text)} />
        </>
      )}
      <div className="sheet-foot">
        <span>{t.shown(whole(rows.length), whole(all?.count ?? rows.length))}</span>
        {all?.next && (
          <button type="button" className="desk-button" onClick={more ?? undefined}>
            {t.more}
          </button>
        )}
        <KeysButton />
      </div>
      {last && (
        <PasteNote
          pasted={last}
          onUndo={
            state.undo &&
            (() => {
              state.undo?.()
              close()
            })
          }
        />
      )}
      {cells > 0 && (
        <DraftBar
          cells={cells}
          errors={errors.length}
          action={seesPrices ? t.compare : t.countNow(cells - errors.length)}
          onAction={() =>
            seesPrices ? compare.create(state.draft) : compare.count(withoutErrors(state.draft, errors))
          }
          onDiscard={() => state.change(() => ({}))}
          onError={() => {
            if (isPhone || !sheet.goToError()) onGo(errors[0]!)
          }}
        />
      )}
    </>
  )
}

/** What can be counted at once. */
function withoutErrors(draft: Draft, errors: readonly Target[]): Draft {
  const refused = new Set(errors.map(({ skuId }) => skuId))
  return Object.fromEntries(Object.entries(draft).filter(([skuId]) => !refused.has(skuId)))
}

/** Reads one more block, one at a time; null where there is none. */
function useMore(all: SheetProps['all']) {
  const once = useOnce()
  const read = useMoreRows(all?.filter ?? {}, useLanguage())
  if (!all?.next) return null
  return () => void once('more', read).catch((error: Error) => showToast('error', error.message))
}
