import { queryOptions } from '@tanstack/react-query'
import * as packingListsApi from '../../../../contract/orders/packing-lists.ts'
import type { PackingList, PackingListOrder } from '../../../../contract/orders/packing-lists.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { Card } from '../../../desk/Card.tsx'
import { PageHead } from '../../../desk/PageHead.tsx'
import { useDeskTexts } from '../../../desk/texts.ts'
import { takenBy } from '../../../platform/navigation/taken-by.ts'
import { Link } from '../../../frame/Link.tsx'
import { call } from '../../../platform/calls/call.ts'
import { useSearch } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PackingButtons } from './PackingButtons.tsx'
import { usePackingTexts } from './texts.ts'
import { TickRow, type PackedArticle } from './TickRow.tsx'
import { useTicks, type Ticks } from './use-ticks.ts'

const listQuery = (numbers: string | null, language: Language) =>
  queryOptions({
    // With the orders: a step with one of them changes what is left.
    queryKey: ['supplier-orders', 'packing-list', numbers, language],
    queryFn: ({ signal }) =>
      call(
        packingListsApi.read,
        takenBy(packingListsApi.read, { subOrderNumbers: numbers?.split(',').filter(Boolean) }),
        { signal },
      ),
    refetchOnMount: 'always',
  })

/** What is to take off the shelf for the chosen orders, then what goes into each of them; rows are ticked off. */
export function Component() {
  const t = usePackingTexts()
  const { places } = useDeskTexts()
  const read = useRead(listQuery(useSearch().get('orders'), useLanguage()))
  const orders = read.state === 'ready' ? read.data.orders : []
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.packing} lead={orders.length > 0 && t.lead(orders.length)}>
        {orders.length > 0 && <PackingButtons numbers={orders.map(({ subOrderNumber }) => subOrderNumber)} />}
      </PageHead>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-60" />}>
        {(list) => (list.orders.length === 0 ? <Nothing /> : <Lists list={list} />)}
      </QueryView>
    </div>
  )
}

function Nothing() {
  const t = usePackingTexts()
  return (
    <Card>
      <div className="desk-none">
        <p>{t.empty}</p>
        <Link to="/supplier/orders" className="desk-button">
          {t.toOrders}
        </Link>
      </div>
    </Card>
  )
}

function Lists({ list }: { list: PackingList }) {
  const t = usePackingTexts()
  const ticks = useTicks()
  // The amount belongs to the name: more of an article is not picked because less of it was.
  const idOf = ({ skuId, quantity }: PackedArticle) => `pick ${skuId} ${quantity}`
  return (
    <>
      <Card title={t.articles} mark={<Count ids={list.articles.map(idOf)} ticks={ticks} />}>
        <ul>
          {list.articles.map((article) => (
            <TickRow key={article.skuId} id={idOf(article)} article={article} ticks={ticks}>
              <Picture url={article.imageUrl} alt="" sizes="40px" className="size-10 shrink-0 rounded-lg" />
            </TickRow>
          ))}
        </ul>
      </Card>
      {list.orders.map((order) => (
        <OrderCard key={order.subOrderNumber} order={order} ticks={ticks} />
      ))}
    </>
  )
}

function OrderCard({ order, ticks }: { order: PackingListOrder; ticks: Ticks }) {
  const t = usePackingTexts()
  const { subOrderNumber, companyName, cityName, purchaseOrderNumber, note, lines } = order
  const idOf = ({ skuId, quantity }: PackedArticle) => `${subOrderNumber} ${skuId} ${quantity}`
  return (
    <Card
      title={t.order(subOrderNumber, companyName, cityName)}
      mark={<Count ids={lines.map(idOf)} ticks={ticks} />}
      more={
        <Link to={`/supplier/orders?view=ALL&open=${subOrderNumber}`} className="desk-button">
          {t.open}
        </Link>
      }
    >
      {(purchaseOrderNumber || note) && (
        <div className="border-b border-line px-4 py-3 text-small">
          {purchaseOrderNumber && <p>{t.purchaseOrder(purchaseOrderNumber)}</p>}
          {note && <p className="whitespace-pre-line text-ink-2">{note}</p>}
        </div>
      )}
      <ul>
        {lines.map((line) => (
          <TickRow key={line.skuId} id={idOf(line)} article={line} ticks={ticks} />
        ))}
      </ul>
    </Card>
  )
}

function Count({ ids, ticks }: { ids: string[]; ticks: Ticks }) {
  const t = usePackingTexts()
  return <span className="text-small text-ink-3">{t.ticked(ids.filter(ticks.has).length, ids.length)}</span>
}
