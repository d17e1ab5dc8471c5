import Hash from 'lucide-react/icons/hash'
import MessageSquare from 'lucide-react/icons/message-square'
import Palette from 'lucide-react/icons/palette'
import type { ReactNode } from 'react'
import type { StoreOrderEntry } from '../../../contract/orders/packing.ts'
import type { Column } from '../../desk/list/ListTable.tsx'
import { recentMomentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { StatusTag } from '../StatusTag.tsx'
import { Due } from './Due.tsx'
import { useSupplierTexts } from './texts.ts'

const amounts = ['net', 'gross', 'invoices']

/** What the list shows of an order, those with amounts for who may read them. */
export function useOrderColumns(): Column<StoreOrderEntry>[] {
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
          <small>{recentMomentText(row.createdAt, language)}</small>
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
      name: 'boxes',
      title: t.columns.boxes,
      isNumber: true,
      onPhone: 'hidden',
      cell: (row) => (
        <>
          {row.boxCount}
          <small className="whitespace-nowrap">{t.items(row.itemCount)}</small>
        </>
      ),
    },
    { name: 'net', title: t.columns.net, isNumber: true, onPhone: 'aside', cell: (row) => row.netTotalText },
    ...optionalColumns(t),
    {
      name: 'due',
      title: t.columns.due,
      cell: (row) => (row.dueAt ? <Due at={row.dueAt} /> : <StatusTag status={row.status} text={row.statusText} />),
    },
  ]
  return columns.filter(({ name }) => !amounts.includes(name) || mayOpen(user, 'readOrders'))
}

function optionalColumns(t: ReturnType<typeof useSupplierTexts>): Column<StoreOrderEntry>[] {
  const shared = { isOptional: true, onPhone: 'hidden' } as const
  return [
    { ...shared, name: 'pieces', title: t.columns.pieces, isNumber: true, cell: (row) => row.pieceCount },
    { ...shared, name: 'gross', title: t.columns.gross, isNumber: true, cell: (row) => row.grossTotalText },
    { ...shared, name: 'weight', title: t.columns.weight, isNumber: true, cell: (row) => row.weightText },
    { ...shared, name: 'payment', title: t.columns.payment, cell: (row) => row.paymentStatusText },
    {
      ...shared,
      name: 'carriers',
      title: t.columns.carriers,
      cell: (row) => row.carriers.map(t.panel.carrier.nameOf).join(', '),
    },
    { ...shared, name: 'postcode', title: t.columns.postcode, cell: (row) => row.postalCode },
    {
      ...shared,
      name: 'returning',
      title: t.columns.returning,
      cell: (row) => t.returning[row.isReturning ? 'RETURNING' : 'NEW'],
    },
    {
      ...shared,
      name: 'status',
      title: t.columns.status,
      cell: (row) => <StatusTag status={row.status} text={row.statusText} />,
    },
    { ...shared, name: 'invoices', title: t.columns.invoices, cell: (row) => row.invoices.join(', ') },
  ]
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
