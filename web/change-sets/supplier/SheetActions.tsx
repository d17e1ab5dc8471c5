import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { SheetField } from '../../../contract/change-sets/fields.ts'
import type { ListAddress } from '../../desk/list/list-address.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { choosableColumns, type ColumnName } from './logic/columns.ts'
import { csvOf } from './logic/csv.ts'
import { readAllRows, type SheetFilter } from './queries.ts'
import { useSheetTexts, type SheetTexts } from './texts.ts'
import type { DraftState } from './use-draft.ts'

type SheetActionsProps = {
  state: DraftState
  seesPrices: boolean
  columns: ColumnName[]
  /** Null where what is shown is a draft, of which there is no file. */
  filter: SheetFilter | null
}

/** What is done with the sheet as a whole: steps taken back, what was applied before, files in and out. */
export function SheetActions({ state: { undo, redo }, seesPrices, columns, filter }: SheetActionsProps) {
  const t = useSheetTexts()
  return (
    <>
      <button type="button" className="desk-button" aria-label={t.undo} disabled={!undo} onClick={undo}>
        <Undo2 />
      </button>
      <button type="button" className="desk-button" aria-label={t.redo} disabled={!redo} onClick={redo}>
        <Redo2 />
      </button>
      {seesPrices && (
        <>
          <Link to="/supplier/prices/changes" className="desk-button">
            {t.changes}
          </Link>
          <Link to="/supplier/imports" className="desk-button">
            <FileUp />
            {t.fromFile}
          </Link>
        </>
      )}
      {filter && <CsvButton {...{ columns, filter }} />}
    </>
  )
}

function CsvButton({ columns, filter }: { columns: ColumnName[]; filter: SheetFilter }) {
  const t = useSheetTexts()
  const { places, list } = useDeskTexts()
  const language = useLanguage()
  const save = useWrite({
    mutationFn: async () => {
      const text = csvOf(await readAllRows(filter), columns, { t, language })
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${places.supplier.prices}.csv`)
    },
  })
  return (
    <button
      type="button"
      className="desk-button"
      aria-label={list.csv}
      aria-busy={save.isPending || undefined}
      onClick={() => save.mutate()}
    >
      <Download />
      {t.csv}
    </button>
  )
}

/** Five columns are called alike: from which quantity on a tier holds. */
const nameOf = (name: ColumnName, t: SheetTexts): string =>
  name.endsWith('_FROM') ? t.names[name as SheetField] : t.columns[name]

type OwnColumnsProps = { shown: ColumnName[]; seesPrices: boolean; address: ListAddress }

/** Chooses the columns; the address has them, so that a link and a saved view show the same. */
export function OwnColumns({ shown, seesPrices, address }: OwnColumnsProps) {
  const t = useSheetTexts()
  const all = choosableColumns(seesPrices)
  const set = (name: ColumnName, isOn: boolean) => {
    const names = all.filter((one) => (one === name ? isOn : shown.includes(one)))
    address.set({ columns: names.join(',') }, { isSamePage: true })
  }
  return (
    <details className="desk-columns max-sm:hidden">
      <summary className="desk-chip" aria-label={t.ownColumns} title={t.ownColumns}>
        <Plus aria-hidden />
      </summary>
      <div role="group" aria-label={t.ownColumns} className="sheet-choice">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={nameOf(name, t)}
            checked={shown.includes(name)}
            onChange={({ target }) => set(name, target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
