import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { orderViews, type StoreOrderEntry } from '../../../contract/orders/packing.ts'
import * as storeListApi from '../../../contract/orders/store-list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListPage } from '../../desk/list/ListPage.tsx'
import { RunDialog } from '../../desk/run/RunDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { OrderBulk } from './bulk/OrderBulk.tsx'
import { useOrderColumns } from './columns.tsx'
import { OrderPanel } from './panel/OrderPanel.tsx'
import { countsQuery, narrowedBy, pageOfView, useOrdersAgain, viewQuery } from './queries.ts'
import { useSupplierTexts } from './texts.ts'
import { useOrderFilters } from './use-order-filters.ts'

/** The store's orders in the views of the work, with the open one beside them. */
export function Component() {
  const t = useSupplierTexts()
  const { places, list } = useDeskTexts()
  const { user } = useSession()
  const address = useListAddress()
  const { search, set } = address
  const counts = dataOrNothing(useRead(countsQuery))
  const read = useRead(viewQuery(search))
  const [run, setRun] = useState<{ id: string; title: string } | null>(null)
  const again = useOrdersAgain()
  const save = useWrite({
    mutationFn: async () =>
      saveFile(await call(storeListApi.readCsv, narrowedBy(search)), `${places.supplier.orders}.csv`),
  })
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
        filters={useOrderFilters()}
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
        searchLabel={t.search}
        read={read}
        incoming="orders"
        columns={useOrderColumns()}
        idOf={(row: StoreOrderEntry) => row.subOrderNumber}
        nameOf={(row) => `${row.subOrderNumber}, ${row.companyName}`}
        renderBulk={
          mayOpen(user, 'pack')
            ? (chosen, selection) => (
                <OrderBulk {...{ chosen, selection }} onRun={(begun, title) => setRun({ id: begun.id, title })} />
              )
            : undefined
        }
        readPage={pageOfView(search)}
        hasSizes
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
