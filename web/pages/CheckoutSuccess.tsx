import CircleCheck from 'lucide-react/icons/circle-check'
import Package from 'lucide-react/icons/package'
import { useParams } from 'react-router'
import type { Order } from '../../contract/orders/orders.ts'
import { TotalsList } from '../cart/TotalsList.tsx'
import { NextSteps } from '../checkout/NextSteps.tsx'
import { ReviewLines } from '../checkout/review/ReviewLines.tsx'
import { useTrackedPurchase } from '../checkout/use-tracked-checkout.ts'
import { Head } from '../ui/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { BankTransferBox } from '../orders/BankTransferBox.tsx'
import { orderByNumberQuery } from '../orders/queries.ts'
import { ReorderButton } from './parts/reorder/ReorderButton.tsx'
import { paths } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { mayOpen } from '../platform/viewer/role.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useCheckoutTexts } from '../checkout/texts.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { FailedRead } from '../ui/reads/FailedRead.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

// Few companies hold empties.
const EmptiesToReturn = lazyPart(async () => (await import('../orders/steps/EmptiesToReturn.tsx')).EmptiesToReturn)

export function Component() {
  const t = useCheckoutTexts().success
  const { orderNumber = '' } = useParams()
  const order = useRead(orderByNumberQuery(orderNumber))
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={paths.checkoutSuccess(orderNumber)} isNoindex />
      {order.state === 'ready' ? (
        <Thanks data={order.data} />
      ) : order.state === 'failed' && order.failure.isMissing ? (
        <EmptyState isPage icon={<Package />} title={t.unknownTitle} text={t.unknownText}>
          <Link to={paths.orders()} className={buttonClass()}>
            {t.toOrders}
          </Link>
        </EmptyState>
      ) : order.state === 'failed' ? (
        <FailedRead isPage failure={order.failure} icon={<Package />} title={t.unreadTitle}>
          <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
            {t.toOrders}
          </Link>
        </FailedRead>
      ) : (
        <div className="grid gap-5 pt-10" aria-busy="true">
          <PageTitle>{t.title}</PageTitle>
          <Skeleton className="h-72 rounded-xl" />
        </div>
      )}
    </div>
  )
}

function Thanks({ data }: { data: Order }) {
  const { order, stores } = data
  const t = useCheckoutTexts().success
  const language = useLanguage()
  const { user } = useSession()
  const email = user?.userDetails?.email
  useTrackedPurchase(data)
  const transfer = order.bankTransfer
  return (
    <>
      <div className="flex items-start gap-4 pt-8 pb-7 sm:gap-5 sm:pt-12">
        <span className="grid size-12 shrink-0 place-items-center rounded-[16px] bg-ok-soft text-ok sm:size-16">
          <CircleCheck className="size-6 sm:size-8" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <PageTitle>{t.title}</PageTitle>
          <p className="mt-2 break-words text-ink-2">
            <b className="font-semibold text-ink tabular-nums">{t.number(order.orderNumber)}</b>
            <span className="px-1.5 max-sm:hidden">·</span>
            <span className="block sm:inline">{email ? t.mail(email) : t.mailShort}</span>
          </p>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-[34px]">
        <div className="grid min-w-0 gap-5">
          {transfer && (
            <section
              aria-label={t.payTitle}
              className="rounded-xl bg-surface px-4 py-5 shadow-2 ring-1 ring-line sm:p-6"
            >
              <h2 className="text-xl">{t.payTitle}</h2>
              <p className="mt-1.5 mb-3 text-medium text-ink-2">{t.payText(momentText(transfer.dueAt, language))}</p>
              <BankTransferBox transfer={transfer} />
            </section>
          )}
          {mayOpen(user, 'documents') && <EmptiesToReturn data={data} />}
          <NextSteps stores={stores} isToPay={transfer !== null} />
          <section aria-label={t.goods} className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
            <h2 className="mb-4 text-xl">{t.goods}</h2>
            <ReviewLines stores={stores} />
          </section>
        </div>
        <div className="grid gap-5 rounded-xl bg-surface p-5 shadow-2 ring-1 ring-line sm:p-6">
          <TotalsList totals={order.checkoutSummary} isLarge />
          <div className="grid gap-2.5">
            <Link to={paths.order(order.id)} className={buttonClass()}>
              {t.toOrder}
            </Link>
            <ReorderButton isElsewhere orderId={order.id} orderNumber={order.orderNumber} />
            <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
              {t.goOn}
            </Link>
          </div>
        </div>
      </div>
    </>
  )
}
