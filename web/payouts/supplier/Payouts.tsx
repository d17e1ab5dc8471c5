import Download from 'lucide-react/icons/download'
import * as payoutsApi from '../../../contract/payouts/payouts.ts'
import { payoutStates, type PayoutEntry } from '../../../contract/payouts/payouts.ts'
import { CommissionInvoices } from '../../commission-invoices/desk/CommissionInvoices.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HeldMoney } from './HeldMoney.tsx'
import { PayoutPanel } from './PayoutPanel.tsx'
import { filterOf, payoutsQuery } from './queries.ts'
import { usePayoutTexts } from './texts.ts'

/** What the store has been paid, newest first; each opens to what it is made of. */
export function Component() {
  const { places, list } = useDeskTexts()
  const t = usePayoutTexts()
  const { search, set } = useListAddress()
  const read = useRead(payoutsQuery(search, useLanguage()))
  const data = read.state === 'ready' ? read.data : undefined
  const open = data?.items.find(({ number }) => number === search.get('open'))
  const save = useWrite({
    mutationFn: async () =>
      saveFile(await call(payoutsApi.readCsv, filterOf(search)), `${places.supplier.payouts}.csv`),
  })
  return (
    <>
      <ListPage
        title={places.supplier.payouts}
        lead={
          <>
            {t.lead}
            {data && <HeldMoney {...data} />}
          </>
        }
        actions={
          <button
            type="button"
            className="desk-button"
            aria-busy={save.isPending || undefined}
            onClick={() => save.mutate()}
          >
            <Download />
            {list.csv}
          </button>
        }
        filters={[
          {
            name: 'year',
            label: t.filters.year,
            options: (data?.years ?? []).map((year) => ({ value: String(year), label: String(year) })),
          },
          {
            name: 'state',
            label: t.filters.state,
            options: payoutStates.map((value) => ({ value, label: t.states[value] })),
          },
        ]}
        read={read}
        hasSizes
        columns={useColumns()}
        idOf={(row: PayoutEntry) => row.number}
        nameOf={(row) => row.number}
        empty={<EmptyState title={t.empty} text={t.emptyText} />}
        panel={
          open && (
            <PayoutPanel key={open.number} payout={open} onClose={() => set({ open: null }, { isSamePage: true })} />
          )
        }
      />
      <div className="desk-page desk-page-more">
        <CommissionInvoices />
      </div>
    </>
  )
}

function useColumns(): Column<PayoutEntry>[] {
  const t = usePayoutTexts()
  const language = useLanguage()
  const { columns } = t
  const day = (at: Date) => dateText(new Date(at), language)
  const amount = { isNumber: true, onPhone: 'hidden' } as const
  return [
    {
      name: 'date',
      title: columns.date,
      cell: (row) => (
        <>
          {day(row.orderedAt)}
          <small>{row.number}</small>
        </>
      ),
    },
    {
      name: 'period',
      title: columns.period,
      onPhone: 'hidden',
      cell: (row) => t.period(day(row.bookedFrom), day(row.bookedUntil)),
    },
    { ...amount, name: 'orders', title: columns.orders, cell: (row) => row.orders },
    { ...amount, name: 'sales', title: columns.sales, cell: (row) => row.parts.salesText },
    { ...amount, name: 'commission', title: columns.commission, cell: (row) => row.parts.commissionText },
    { ...amount, name: 'creditNotes', title: columns.creditNotes, cell: (row) => row.parts.creditNotesText },
    {
      ...amount,
      name: 'adjustments',
      title: columns.adjustments,
      isOptional: true,
      cell: (row) => row.parts.adjustmentsText,
    },
    { name: 'paid', title: columns.paid, isNumber: true, onPhone: 'aside', cell: (row) => <b>{row.amountText}</b> },
    { name: 'state', title: columns.state, cell: (row) => row.stateText },
  ]
}
