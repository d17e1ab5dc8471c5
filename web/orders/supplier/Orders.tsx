import Hash from 'lucide-react/icons/hash'
import MessageSquare from 'lucide-react/icons/message-square'
import Palette from 'lucide-react/icons/palette'
import { useState, type ReactNode } from 'react'
import { dueFilters, orderViews, type StoreOrderEntry } from '../../../contract/orders/packing.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { recentDateText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { StatusTag } from '../StatusTag.tsx'
import { Due } from './Due.tsx'
import { OrderPanel } from './panel/OrderPanel.tsx'
import { OrderBulk } from './bulk/OrderBulk.tsx'
import { countsQuery, useOrdersAgain, viewQuery } from './queries.ts'
import { useSupplierTexts } from './texts.ts'

/** The store's orders in the views of the work, with the open one beside them. */
export function Component() {
  const t = useSupplierTexts()
  const { places } = useDeskTexts()
  const { user } = useSession()
  const address = useListAddress()
  const { search, set } = address
  const counts = dataOrNothing(useRead(countsQuery))
  const read = useRead(viewQuery(search))
  const [run, setRun] = useState<{ id: string; title: string } | null>(null)
  const again = useOrdersAgain()
  const open = search.get('open')
  const numbers = read.state === 'ready' ? read.data.items.map((row) => row.subOrderNumber) : []
  const goTo = (number: string | undefined) => number && (() => set({ open: number }, { isSamePage: true }))
  const at = open === null ? -1 : numbers.indexOf(open)
  return (
    <>
      <ListPage
        title={places.supplier.orders}
        views={orderViews.map((name) => ({
          name,
          label: t.views[name],
          count: name === 'ALL' ? undefined : counts?.[name],
          isHot: name === 'NEW',
        }))}
        filters={[
          {
            name: 'due',
            label: t.dueFilter,
            options: dueFilters.map((value) => ({ value, label: t.dueFilters[value] })),
          },
        ]}
        searchLabel={t.search}
        read={read}
        incoming="orders"
        columns={useColumns()}
        idOf={(row: StoreOrderEntry) => row.subOrderNumber}
        nameOf={(row) => `${row.subOrderNumber}, ${row.companyName}`}
        renderBulk={
          mayOpen(user, 'pack')
            ? (chosen, selection) => (
                <OrderBulk {...{ chosen, selection }} onRun={(begun, title) => setRun({ id: begun.id, title })} />
              )
            : undefined
        }
        empty={<p>{t.empty}</p>}
        panel={
          open && (
            <OrderPanel
              key={open}
              number={open}
              onClose={() => set({ open: null }, { isSamePage: true })}
              onPrevious={goTo(numbers[at - 1]) || undefined}
              onNext={goTo(at < 0 ? undefined : numbers[at + 1]) || undefined}
            />
          )
        }
      />
      {run && (
        <RunDialog
          key={run.id}
          {...run}
          nameOf={(number) => number}
          onDone={() => void again()}
          onClose={() => setRun(null)}
        />
      )}
    </>
  )
}

function useColumns(): Column<StoreOrderEntry>[] {
  const t = useSupplierTexts()
  const language = useLanguage()
  const { user } = useSession()
  const columns: Column<StoreOrderEntry>[] = [
    {
      name: 'number',
      title: t.columns.number,
      cell: (row) => (
        <>
          {row.subOrderNumber}
          <small>{recentDateText(row.createdAt, language)}</small>
        </>
      ),
    },
    {
      name: 'buyer',
      title: t.columns.buyer,
      cell: (row) => (
        <span className="block min-w-0">
          {row.companyName}
          <small>{row.cityName}</small>
        </span>
      ),
    },
    { name: 'marks', title: '', onPhone: 'hidden', cell: (row) => <Marks row={row} /> },
    {
      name: 'pieces',
      title: t.columns.pieces,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => (
        <>
          {row.pieceCount}
          <small>{t.items(row.itemCount)}</small>
        </>
      ),
    },
    { name: 'net', title: t.columns.net, isNumber: true, onPhone: 'aside', cell: (row) => row.netTotalText },
    {
      name: 'due',
      title: t.columns.due,
      cell: (row) => (row.dueAt ? <Due at={row.dueAt} /> : <StatusTag status={row.status} text={row.statusText} />),
    },
  ]
  return columns.filter(({ name }) => name !== 'net' || mayOpen(user, 'readOrders'))
}

function Marks({ row }: { row: StoreOrderEntry }) {
  const t = useSupplierTexts().marks
  const mark = (icon: ReactNode, text: string) => (
    <span title={text}>
      {icon}
      <span className="sr-only">{text}</span>
    </span>
  )
  return (
    <span className="flex gap-1.5 text-ink-3 [&_svg]:size-4">
      {row.hasNote && mark(<MessageSquare />, t.note)}
      {row.purchaseOrderNumber && mark(<Hash />, t.purchaseOrder(row.purchaseOrderNumber))}
      {row.hasDesign && mark(<Palette />, t.design)}
    </span>
  )
}
