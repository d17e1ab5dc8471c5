import { orderViews, type OperatorOrderEntry, type OrderView } from '../../../contract/operator/orders.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { SearchLine } from '../../desk/list/SearchLine.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText, recentDateText } from '../../platform/dates.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { operatorOrdersQuery } from './queries.ts'
import { useOperatorOrderTexts } from './texts.ts'

const path = '/operator/orders'

/** Orders of all buyers: found by number, buyer or state. */
export function Component() {
  const t = useOperatorOrderTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const view = orderViews.find((one) => one === search.get('view')) ?? 'ALL'
  const read = useRead(operatorOrdersQuery({ view, ...listingOf(search) }))
  const views = orderViews.map((key: OrderView) => ({ key, name: t.views[key] }))
  const { columns } = t
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.orders} />
      <section className="desk-card">
        <ViewLinks label={desk.views} path={path} views={views} chosen={view} />
        <SearchLine label={t.search} />
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
                  { name: columns.gross, isNumber: true },
                ]}
              >
                {list.items.map((order) => (
                  <Row key={order.orderNumber} order={order} />
                ))}
              </PlainTable>
              {list.items.length === 0 && <p className="p-[18px] text-ink-2">{desk.noneFound}</p>}
              <CursorNav path={path} search={search} list={list} />
            </>
          )}
        </QueryView>
      </section>
    </div>
  )
}

/** What the address narrows the list by. */
function listingOf(search: URLSearchParams) {
  const named = ['q', 'after', 'before', 'buyerId', 'storeId'].map((name) => [name, search.get(name)] as const)
  return Object.fromEntries(named.filter(([, value]) => value)) as { q?: string; after?: string; before?: string }
}

function Row({ order }: { order: OperatorOrderEntry }) {
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
      <td className="text-right tabular-nums">{order.grossTotalText}</td>
    </tr>
  )
}
