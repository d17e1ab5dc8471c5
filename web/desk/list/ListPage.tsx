import type { ReactNode } from 'react'
import type { Cursor } from '../../../contract/platform/paging.ts'
import type { Read } from '../../platform/reads/read.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { PageHead } from '../PageHead.tsx'
import { useDeskTexts } from '../texts.ts'
import { BulkBar } from './BulkBar.tsx'
import { ColumnChoice, shownColumns } from './ColumnChoice.tsx'
import { ListFilters, type Filter } from './ListFilters.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListTable, type Column } from './ListTable.tsx'
import { useListAddress } from './list-address.ts'
import { PeriodFilter } from './PeriodFilter.tsx'
import type { ReadPage } from './read-whole.ts'
import { useSelection, type Selection } from './selection.ts'
import { useSteadyRows } from './steady-rows.ts'
import { ViewTabs, type View } from './ViewTabs.tsx'

/** What comes in while a list is looked at. */
type Incoming = 'orders' | 'claims' | 'messages' | 'tickets'

type ListPageProps<Row> = {
  title: string
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Tabs above the list; the first is shown where the address names none. */
  views?: View[]
  filters?: Filter[]
  /** A first and a last day narrow it as well. */
  hasPeriod?: boolean
  /** What the field for words looks for; without it there is none. */
  searchLabel?: string
  read: Read<Cursor<Row>>
  /** The list is read again by itself: what has come in waits above it, called this, until it is asked for. */
  incoming?: Incoming
  columns: Column<Row>[]
  /** Names a row; `open` in the address is one of these. */
  idOf: (row: Row) => string
  /** The row as a reader of screens hears it, at its box and its link. */
  nameOf: (row: Row) => string
  /** Where a row leads that has a page of its own. */
  hrefOf?: (row: Row) => string
  /** What is done with several rows at once; without it nothing can be chosen. */
  renderBulk?: (chosen: Row[], selection: Selection) => ReactNode
  /** How many rows a page has can be chosen; `read` follows `pageSizeOf`. */
  hasSizes?: boolean
  /** Reads any page of what is listed, so that all rows of the view can be chosen; without it only those shown can. */
  readPage?: ReadPage<Row>
  /** Where nothing is at all, with the one next step. */
  empty: ReactNode
  /** What stands beside the list for the open row. */
  panel?: ReactNode
}

/** A list of a workplace: views, filters, table, pages and what is open, all of it in the address. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    lead,
    actions,
    views,
    filters = [],
    hasPeriod = false,
    searchLabel,
    read,
    incoming,
    columns,
    idOf,
    nameOf,
    hrefOf,
    renderBulk,
    readPage,
    hasSizes = false,
    empty,
    panel,
  } = props
  const t = useDeskTexts().list
  const address = useListAddress()
  const question = new URLSearchParams(address.search)
  question.delete('open')
  const { rows, newCount, showNew } = useSteadyRows(read, {
    idOf,
    key: question.toString(),
    isOn: incoming !== undefined,
  })
  const shownOnes = shownColumns(columns, address)
  // Beside a panel or with chosen columns it may be wider than its card and scrolls by itself.
  const isNarrow = !panel && shownOnes.every(({ isOptional }) => !isOptional)
  const selection = useSelection(rows.map(idOf))
  const narrowing = ['q', ...filters.map(({ name }) => name), ...(hasPeriod ? ['from', 'to'] : [])]
  const isFiltered = narrowing.some((name) => address.search.has(name))
  return (
    <div className={panel ? 'desk-with-panel' : 'contents'}>
      <div className="desk-page">
        <PageHead title={title} lead={lead}>
          {actions}
        </PageHead>
        <ViewTabs views={views ?? []} address={address} />
        {(searchLabel || filters.length > 0) && (
          <ListFilters filters={filters} searchLabel={searchLabel} address={address}>
            {hasPeriod && <PeriodFilter address={address} />}
            <ColumnChoice columns={columns} address={address} />
          </ListFilters>
        )}
        {incoming && (
          <div role="status" className="desk-new">
            {newCount > 0 && (
              <button type="button" className="desk-button" onClick={showNew}>
                {t.showNew[incoming](newCount)}
              </button>
            )}
          </div>
        )}
        {read.state === 'failed' ? (
          <FailedRead failure={read.failure} title={t.failed} />
        ) : (
          <section
            className={`desk-card desk-list ${isNarrow ? 'desk-list-tall' : ''}`}
            aria-busy={read.state === 'coming'}
          >
            <ListTable
              rows={read.state === 'ready' ? rows : null}
              columns={shownOnes}
              {...{ idOf, nameOf, hrefOf, address }}
              selection={renderBulk ? selection : null}
            />
            {read.state === 'ready' && rows.length === 0 && (
              <div className="desk-none">{isFiltered ? <NoneFound {...{ narrowing, address }} /> : empty}</div>
            )}
            {read.state === 'ready' && rows.length > 0 && <ListFoot page={read.data} {...{ address, hasSizes }} />}
          </section>
        )}
        {renderBulk && (
          <BulkBar
            {...{ rows, idOf, selection, readPage, renderBulk }}
            page={read.state === 'ready' ? read.data : undefined}
            viewKey={viewKey(question)}
          />
        )}
      </div>
      {panel}
    </div>
  )
}

function viewKey(question: URLSearchParams): string {
  const view = new URLSearchParams(question)
  for (const name of ['after', 'before', 'columns', 'rows']) view.delete(name)
  return view.toString()
}

function NoneFound({ narrowing, address }: { narrowing: string[]; address: ReturnType<typeof useListAddress> }) {
  const t = useDeskTexts().list
  const none = Object.fromEntries(narrowing.map((name) => [name, null]))
  return (
    <>
      <p>{t.noneFound}</p>
      <button type="button" className="desk-button" onClick={() => address.set(none)}>
        {t.removeFilters}
      </button>
    </>
  )
}
