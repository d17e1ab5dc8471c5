import Package from 'lucide-react/icons/package'
import Printer from 'lucide-react/icons/printer'
import { useParams } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { TotalsList } from '../../cart/TotalsList.tsx'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { BankTransferBox } from '../../orders/BankTransferBox.tsx'
import { OrderFacts } from '../../orders/OrderFacts.tsx'
import { orderQuery } from '../../orders/queries.ts'
import { StatusTag } from '../../orders/StatusTag.tsx'
import { PaymentTag } from '../../orders/PaymentTag.tsx'
import { ReviewButton } from '../../orders/review/ReviewButton.tsx'
import { SubOrderCard } from '../../orders/SubOrderCard.tsx'
import { paths } from '../../paths.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useOrderTexts } from '../../orders/texts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { dataOrNothing, type Failure } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { ReorderButton } from '../parts/reorder/ReorderButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

export function Component() {
  const t = useOrderTexts()
  const { id = '' } = useParams()
  const read = useRead({ ...orderQuery(id), refetchOnMount: 'always' })
  const data = dataOrNothing(read)
  return (
    <>
      <Head title={data ? t.order(data.order.orderNumber) : t.title} path={paths.order(id)} isNoindex />
      <div className="shell pb-4">
        {data ? (
          <Placed data={data} />
        ) : read.state === 'failed' ? (
          <NotShown failure={read.failure} />
        ) : (
          <div className="grid gap-5 pt-8" aria-busy="true">
            <h1 className="sr-only">{t.title}</h1>
            <Skeleton className="h-11 w-72 max-w-full" />
            <Skeleton className="h-80 rounded-xl" />
          </div>
        )}
      </div>
    </>
  )
}

function NotShown({ failure }: { failure: Failure }) {
  const t = useOrderTexts()
  const toOrders = (
    <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
      {t.detail.toOrders}
    </Link>
  )
  return failure.isMissing ? (
    <EmptyState isPage icon={<Package />} title={t.detail.notFoundTitle} text={t.detail.notFoundText}>
      {toOrders}
    </EmptyState>
  ) : (
    <FailedRead isPage failure={failure} icon={<Package />} title={t.detail.failedTitle}>
      {toOrders}
    </FailedRead>
  )
}

function Placed({ data: { order, stores } }: { data: Order }) {
  const t = useOrderTexts()
  const language = useLanguage()
  const transfer = order.bankTransfer
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: paths.orders() },
          { label: order.orderNumber, to: paths.order(order.id) },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-4 pt-4 pb-6">
        <div>
          <PageTitle className="tabular-nums sm:text-title-m">{t.order(order.orderNumber)}</PageTitle>
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 tabular-nums">
            <StatusTag status={order.status} text={order.statusText} />
            <PaymentTag status={order.paymentStatus} text={order.paymentStatusText} />
            {t.detail.placed(momentText(order.createdAt, language))}
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5 print:hidden">
          <Button variant="quiet" icon={<Printer />} onClick={() => print()}>
            {t.detail.print}
          </Button>
          <ReviewButton orderId={order.id} stores={stores} />
          <ReorderButton isElsewhere orderId={order.id} orderNumber={order.orderNumber} />
          <ReorderButton orderId={order.id} orderNumber={order.orderNumber} />
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-[34px]">
        <div className="grid min-w-0 gap-5">
          {transfer && (
            <section aria-label={t.transfer.title} className="rounded-xl bg-surface p-4 ring-1 ring-line sm:p-6">
              <h2 className="mb-2 text-xl">{t.transfer.title}</h2>
              {order.paymentStatus === 'FAILED' && <p className="mb-3 text-ink-2">{t.transfer.anew}</p>}
              <BankTransferBox transfer={transfer} />
            </section>
          )}
          {stores.map((store) => (
            <SubOrderCard
              key={store.storeId}
              orderId={order.id}
              store={store}
              totals={stores.length > 1 && <TotalsList totals={store.summary} />}
            />
          ))}
        </div>
        <div className="grid gap-6 rounded-xl bg-surface p-5 shadow-2 ring-1 ring-line sm:p-6 lg:sticky lg:top-28">
          <section aria-label={t.detail.summary}>
            <h2 className="mb-4 text-xl">{t.detail.summary}</h2>
            <TotalsList totals={order.checkoutSummary} isLarge />
          </section>
          <OrderFacts order={order} />
        </div>
      </div>
    </>
  )
}
