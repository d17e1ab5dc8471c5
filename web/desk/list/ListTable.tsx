import type { ReactNode } from 'react'
import { Link } from '../../frame/Link.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'
import type { Selection } from './selection.ts'

export type Column<Row> = {
  name: string
  /** Empty for a column of marks. */
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  isNumber?: boolean
  /** Left out on phones, where a row is a card; 'aside' stands at its right there. */
  onPhone?: 'hidden' | 'aside'
  /** Left out where the rail leaves a table too little room. */
  onTablet?: 'hidden'
  /** Shown where it was chosen. */
  isOptional?: boolean
}

type ListTableProps<Row> = {
  /** Null while they are coming. */
  rows: Row[] | null
  columns: Column<Row>[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Where a row leads that has a page of its own; without it, it is opened beside the list. */
  hrefOf?: ((row: Row) => string) | undefined
  address: ListAddress
  selection: Selection | null
}

/** The rows of a list: the first column opens a row beside the list; on phones each row is a card. */
export function ListTable<Row>({ rows, columns, idOf, nameOf, hrefOf, address, selection }: ListTableProps<Row>) {
  const t = useDeskTexts().list
  const ids = rows?.map(idOf) ?? []
  const chosen = selection ? ids.filter(selection.has).length : 0
  return (
    <table className="desk-table">
      <thead>
        <tr>
          {selection && (
            <th className="desk-box">
              <Checkbox
                className="sm:[&_label]:gap-0"
                aria-label={t.chooseAll}
                label={<span className="sm:hidden">{t.chooseAll}</span>}
                checked={ids.length > 0 && chosen === ids.length}
                isMixed={chosen > 0 && chosen < ids.length}
                disabled={ids.length === 0}
                onChange={({ target }) => selection.setAll(ids, target.checked)}
              />
            </th>
          )}
          {columns.map(({ name, title, isNumber, onTablet }) => (
            <th key={name} scope="col" data-tablet={onTablet} className={isNumber ? 'text-right' : undefined}>
              {title || <span className="sr-only">{t.marks}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <ListRow
            key={idOf(row)}
            {...{ row, columns, address, selection }}
            id={idOf(row)}
            name={nameOf(row)}
            href={hrefOf?.(row)}
          />
        )) ?? <ComingRows columns={columns.length + (selection ? 1 : 0)} />}
      </tbody>
    </table>
  )
}

type ListRowProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'address' | 'selection'> & {
  row: Row
  id: string
  name: string
  href: string | undefined
}

function ListRow<Row>({ row, columns, address, selection, id, name, href }: ListRowProps<Row>) {
  const t = useDeskTexts().list
  const isOpen = address.search.get('open') === id
  const isChosen = selection?.has(id) ?? false
  const open = () => address.set({ open: id }, { isSamePage: true })
  const [first, ...others] = columns
  return (
    <tr
      className={`${isChosen ? 'chosen' : ''} ${isOpen ? 'open' : ''}`}
      onClick={(event) => {
        // A press on something of its own is that thing's.
        if (!(event.target as Element).closest('a, button, input, label'))
          event.currentTarget.querySelector<HTMLElement>('.desk-open')?.click()
      }}
    >
      {selection && (
        <td className="desk-box">
          <Checkbox
            aria-label={t.choose(name)}
            checked={isChosen}
            onChange={({ nativeEvent }) =>
              selection.toggle(id, { isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
            }
          />
        </td>
      )}
      <td>
        {href ? (
          <Link to={href} className="desk-open">
            {first!.cell(row)}
          </Link>
        ) : (
          <button type="button" className="desk-open" aria-expanded={isOpen} onClick={open}>
            {first!.cell(row)}
          </button>
        )}
      </td>
      {others.map(({ name: column, cell, isNumber, onPhone, onTablet }) => (
        <td
          key={column}
          data-phone={onPhone}
          data-tablet={onTablet}
          // In a card only what stands aside stands at the right.
          className={isNumber ? (onPhone === 'aside' ? 'text-right' : 'sm:text-right') : undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

const ComingRows = ({ columns }: { columns: number }) =>
  Array.from({ length: 6 }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          <Skeleton className="h-5" />
        </td>
      ))}
    </tr>
  ))
