import { useState } from 'react'
import type * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { orderViews, type OperatorOrderEntry, type OrderView } from '../../../contract/operator/orders.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as orderListApi from '../../../contract/operator/order-list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
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
  const read = useRead(operatorOrdersQuery({ view, ...listingOf(search) }))
  const choices = dataOrNothing(useRead(orderChoicesQuery(language)))
  const views = orderViews.map((key: OrderView) => ({
    key,
    name: t.views[key],
    count: choices?.views.find((one) => one.view === key)?.count,
  }))
  const { after: _, before: __, ...narrowed } = { view, ...listingOf(search) }
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
            ]}
          />
          <PeriodFilter address={address} />
        </div>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.orders}
                columns={[
                  { name: columns.number },
                  { name: columns.placed },
                  { name: columns.buyer },
                  { name: columns.stores },
                  { name: columns.payment },
                  { name: columns.age },
                  { name: columns.gross, isNumber: true },
                ]}
              >
                {list.items.map((order) => (
                  <Row key={order.orderNumber} order={order} now={now} />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path={path} search={search} list={list} />
            </>
          )}
        </QueryView>
      </section>
    </div>
  )
}

const optionsOf = (choices: readonly { value: string; name: string }[] = []) =>
  choices.map(({ value, name }) => ({ value, label: name }))

const parameters = ['q', 'after', 'before', 'buyerId', 'storeId', 'status', 'paymentStatus', 'method', 'from', 'to']

/** What the address narrows the list by. */
function listingOf(search: URLSearchParams) {
  const named = parameters.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  return Object.fromEntries(named) as Omit<InputOf<typeof operatorOrdersApi.list>, 'view'>
}

function Row({ order, now }: { order: OperatorOrderEntry; now: Date }) {
  const t = useOperatorOrderTexts()
  const language = useLanguage()
  return (
    <tr>
      <th scope="row" className="font-semibold whitespace-nowrap">
        <Link to={`${path}/${order.orderNumber}`} className="text-brand underline underline-offset-2">
          {order.orderNumber}
        </Link>
      </th>
      <td className="whitespace-nowrap text-ink-2">{momentText(order.createdAt, language)}</td>
      <td>{order.companyName}</td>
      <td>
        <span className="flex flex-wrap gap-1">
          {order.stores.map(({ storeName, statusText }) => (
            <Tag key={storeName}>
              {storeName}: {statusText}
            </Tag>
          ))}
        </span>
      </td>
      <td>
        <span className="flex flex-wrap items-center gap-1">
          {order.paymentStatusText} · {order.paymentMethodName}
          {order.payBy && <Tag>{t.payBy(recentDateText(order.payBy, language))}</Tag>}
          {order.isOverdue && <Tag variant="warn">{t.overdue}</Tag>}
          {order.isChargedBack && <Tag variant="danger">{t.chargedBack}</Tag>}
        </span>
      </td>
      <td className="whitespace-nowrap text-ink-2">{t.age(now.getTime() - order.createdAt.getTime())}</td>
      <td className="text-right tabular-nums">{order.grossTotalText}</td>
    </tr>
  )
}
