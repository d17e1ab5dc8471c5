import { useState } from 'react'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { orderViews, type OrderView } from '../../../contract/operator/orders.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import * as orderListApi from '../../../contract/operator/order-list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { AmountFilter } from '../../desk/list/AmountFilter.tsx'
import { wholeEurosOf } from '../../desk/list/whole-euros.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { useSelection } from '../../desk/list/selection.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dataOrNothing, type Read } from '../../platform/reads/read.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmMany, waitingParts } from './ConfirmMany.tsx'
import { OrderRow } from './OrderRow.tsx'
import { operatorOrdersQuery, orderChoicesQuery } from './queries.ts'
import { useOperatorOrderTexts } from './texts.ts'

const path = '/operator/orders'

/** Orders of all buyers: found by number, buyer or state. */
export function Component() {
  const t = useOperatorOrderTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const address = useListAddress()
  const { search } = address
  const view = orderViews.find((one) => one === search.get('view')) ?? 'ALL'
  const listing = takenBy(operatorOrdersApi.list, { view, ...listingOf(search) })
  const read = useRead(operatorOrdersQuery(listing))
  const waiting = read.state === 'ready' ? read.data.items.filter((order) => waitingParts(order).length > 0) : []
  const selection = useSelection(waiting.map(({ orderNumber }) => orderNumber))
  const buyerId = search.get('buyerId')
  const choices = dataOrNothing(useRead(orderChoicesQuery(language)))
  const views = orderViews.map((key: OrderView) => ({
    key,
    name: t.views[key],
    count: choices?.views.find((one) => one.view === key)?.count,
  }))
  const { after: _, before: __, ...narrowed } = listing
  const save = useWrite({
    mutationFn: async () => saveFile(await call(orderListApi.readCsv, narrowed), `${desk.places.operator.orders}.csv`),
  })
  const { columns } = t
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.orders}>
        <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate()}>
          {desk.list.csv}
        </Button>
      </PageHead>
      <section className="desk-card">
        <ViewLinks label={desk.views} path={path} views={views} chosen={view} />
        <div className="flex flex-wrap items-center gap-2 px-[18px] pt-3">
          <ListFilters
            searchLabel={t.search}
            address={address}
            filters={[
              { name: 'status', label: t.filters.status, options: optionsOf(choices?.statuses) },
              { name: 'paymentStatus', label: t.filters.payment, options: optionsOf(choices?.paymentStatuses) },
              { name: 'method', label: t.filters.method, options: optionsOf(choices?.methods) },
              { name: 'storeId', label: t.filters.store, options: optionsOf(choices?.stores) },
              ...(buyerId ? [{ name: 'buyerId', label: t.filters.buyer, options: [buyerOf(read, buyerId)] }] : []),
              { name: 'hasProblem', label: t.filters.problem, options: [{ value: 'true', label: t.problem }] },
              {
                name: 'isImpersonated',
                label: t.filters.impersonated,
                options: [{ value: 'true', label: t.impersonated }],
              },
            ]}
          />
          <AmountFilter address={address} />
          <PeriodFilter address={address} />
        </div>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.orders}
                columns={[
                  { name: columns.choose, isUnnamed: true },
                  { name: columns.number },
                  { name: columns.placed },
                  { name: columns.buyer },
                  { name: columns.stores },
                  { name: columns.gross, isNumber: true },
                  { name: columns.payment },
                  { name: columns.method },
                  { name: columns.age },
                  { name: columns.marks },
                ]}
              >
                {list.items.map((order) => (
                  <OrderRow key={order.orderNumber} order={order} now={now} selection={selection} />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path={path} search={search} list={list} />
            </>
          )}
        </QueryView>
      </section>
      <ConfirmMany orders={waiting.filter(({ orderNumber }) => selection.has(orderNumber))} onBegun={selection.clear} />
    </div>
  )
}

const optionsOf = (choices: readonly { value: string; name: string }[] = []) =>
  choices.map(({ value, name }) => ({ value, label: name }))

// The one buyer that the list is narrowed to is named by its rows.
const buyerOf = (read: Read<OutputOf<typeof operatorOrdersApi.list>>, value: string) => ({
  value,
  label: (read.state === 'ready' && read.data.items.find((order) => order.buyerId === value)?.companyName) || value,
})

const parameters = ['q', 'after', 'before', 'buyerId', 'storeId', 'status', 'paymentStatus', 'method', 'from', 'to']

/** What the address narrows the list by. */
function listingOf(search: URLSearchParams) {
  const named = parameters.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  return {
    ...(Object.fromEntries(named) as Omit<InputOf<typeof operatorOrdersApi.list>, 'view'>),
    grossFrom: wholeEurosOf(search.get('grossFrom')),
    grossTo: wholeEurosOf(search.get('grossTo')),
    hasProblem: search.get('hasProblem') === 'true',
    isImpersonated: search.get('isImpersonated') === 'true',
  }
}
