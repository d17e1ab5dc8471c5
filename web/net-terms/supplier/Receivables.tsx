import { useQueryClient } from '@tanstack/react-query'
import * as receivablesApi from '../../../contract/net-terms/receivables.ts'
import { receivableViews, type Receivable } from '../../../contract/net-terms/receivables.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import type { Column } from '../../desk/list/ListTable.tsx'
import { Panel } from '../../desk/panel/Panel.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { DueDay } from '../DueDay.tsx'
import { ReminderLetters } from '../ReminderLetters.tsx'
import { useReceivableTexts } from '../texts.ts'
import { receivablesKey, receivablesQuery, viewOf } from './queries.ts'
import { useNetTermsTexts } from './texts.ts'

/** What the store's buyers have to pay, the first due first. */
export function Component() {
  const t = useNetTermsTexts().receivables
  const { views } = useReceivableTexts()
  const { places } = useDeskTexts()
  const { search, set } = useListAddress()
  const read = useRead(receivablesQuery(search))
  const open = read.state === 'ready' ? read.data.items.find(({ number }) => number === search.get('open')) : undefined
  const found = { view: viewOf(search), q: search.get('q') ?? undefined }
  const save = useWrite({ mutationFn: async () => saveFile(await call(receivablesApi.readCsv, found), t.csvName) })
  return (
    <ListPage
      title={places.supplier.receivables}
      lead={t.lead}
      actions={
        <Button size="sm" variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
          {t.csv}
        </Button>
      }
      views={receivableViews.map((name) => ({ name, label: views[name] }))}
      searchLabel={t.search}
      read={read}
      columns={useColumns()}
      idOf={(row: Receivable) => row.number}
      nameOf={(row) => `${row.number}, ${row.companyName}`}
      empty={<p>{t.empty}</p>}
      panel={open && <OpenReceivable receivable={open} onClose={() => set({ open: null }, { isSamePage: true })} />}
    />
  )
}

function useColumns(): Column<Receivable>[] {
  const { columns, stopped } = useNetTermsTexts().receivables
  return [
    {
      name: 'invoice',
      title: columns.invoice,
      cell: (row) => (
        <>
          {row.number}
          <small>{row.areRemindersStopped ? stopped : row.subOrderNumber}</small>
        </>
      ),
    },
    { name: 'buyer', title: columns.buyer, cell: (row) => row.companyName },
    { name: 'due', title: columns.due, cell: (row) => <DueDay receivable={row} /> },
    { name: 'open', title: columns.open, isNumber: true, onPhone: 'aside', cell: (row) => row.openText },
  ]
}

function OpenReceivable({ receivable, onClose }: { receivable: Receivable; onClose: () => void }) {
  const t = useNetTermsTexts().receivables
  const queryClient = useQueryClient()
  const { number, companyName, grossText, creditedText, openText, subOrderNumber, areRemindersStopped, state } =
    receivable
  const write = useWrite({
    mutationFn: () => call(receivablesApi.stopReminders, { number, areStopped: !areRemindersStopped }),
    onSuccess() {
      showToast('success', t.done)
      return queryClient.invalidateQueries({ queryKey: receivablesKey })
    },
  })
  const facts = [
    [t.delivery, subOrderNumber],
    [t.gross, grossText],
    ...(creditedText ? [[t.credited, creditedText]] : []),
    [t.columns.open, openText],
  ]
  return (
    <Panel title={number} lead={companyName} onClose={onClose}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <DueDay receivable={receivable} />
      </p>
      <ReminderLetters receivable={receivable} load={(level) => call(receivablesApi.readReminder, { number, level })} />
      {state !== 'SETTLED' && (
        <Button variant="secondary" isLoading={write.isPending} onClick={() => write.mutate()}>
          {areRemindersStopped ? t.resume : t.stop}
        </Button>
      )}
    </Panel>
  )
}
