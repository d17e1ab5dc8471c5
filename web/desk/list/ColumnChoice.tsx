import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'
import type { Column } from './ListTable.tsx'

/** The search parameter that names the columns which are shown beside those that always are. */
const PARAMETER = 'columns'

const chosenIn = (address: ListAddress) => (address.search.get(PARAMETER) ?? '').split(',').filter(Boolean)

/** The columns that are always there and those that were chosen. */
export function shownColumns<Row>(columns: Column<Row>[], address: ListAddress): Column<Row>[] {
  const chosen = chosenIn(address)
  return columns.filter(({ name, isOptional }) => !isOptional || chosen.includes(name))
}

/** Chooses among the optional columns of a list; the address has them, so that a link and a saved view show the same. */
export function ColumnChoice<Row>({ columns, address }: { columns: Column<Row>[]; address: ListAddress }) {
  const t = useDeskTexts().list
  const optional = columns.filter(({ isOptional }) => isOptional)
  const chosen = chosenIn(address)
  if (optional.length === 0) return null
  const set = (name: string, isOn: boolean) => {
    const names = optional.map((column) => column.name).filter((one) => (one === name ? isOn : chosen.includes(one)))
    address.set({ [PARAMETER]: names.join(',') }, { isSamePage: true })
  }
  return (
    <details className="desk-columns">
      <summary className="desk-chip">{t.columns}</summary>
      <div role="group" aria-label={t.columns}>
        {optional.map(({ name, title }) => (
          <Checkbox
            key={name}
            label={title}
            checked={chosen.includes(name)}
            onChange={({ target }) => set(name, target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
