import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useRef } from 'react'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as checkoutApi from '../../contract/checkout.ts'
import { outcomeQuery } from '../checkout/queries.ts'
import { useOrdered } from '../checkout/review/use-ordered.ts'
import { Head } from '../ui/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useCheckoutTexts } from '../checkout/texts.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { FailedRead } from '../ui/reads/FailedRead.tsx'

const ASK_AGAIN_MS = 3000

export function Component() {
  const t = useCheckoutTexts().control
  const checkoutId = useSearch().get('checkoutId') ?? ''
  const read = useRead({
    ...outcomeQuery(checkoutId),
    enabled: checkoutId !== '',
    refetchOnMount: 'always',
    // The provider's word may come after the buyer does.
    refetchInterval: ({ state }) => (state.data?.state === 'PENDING' ? ASK_AGAIN_MS : false),
  })
  const data = dataOrNothing(read)
  useThanksWhenPaid(data)
  return (
    <div className="shell">
      <Head title={t.title} path={paths.checkoutControl(checkoutId)} isNoindex />
      {checkoutId === '' || (read.state === 'failed' && read.failure.isMissing) ? (
        <EmptyState isPage icon={<CircleAlert />} title={t.unknownTitle} text={t.unknownText}>
          <Link to={paths.orders()} className={buttonClass()}>
            {t.toOrders}
          </Link>
        </EmptyState>
      ) : read.state === 'failed' ? (
        <FailedRead isPage failure={read.failure} title={t.unreadTitle}>
          <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
            {t.toOrders}
          </Link>
        </FailedRead>
      ) : data?.state ? (
        <Outcome outcome={data} state={data.state} />
      ) : (
        <div className="grid min-h-[50vh] content-center justify-items-center gap-4" aria-busy="true">
          <h1 className="text-2xl">{t.checking}</h1>
          <Skeleton className="h-3 w-56 rounded-full" />
        </div>
      )}
    </div>
  )
}

type Reply = OutputOf<typeof checkoutApi.readControl>
type State = NonNullable<Reply['state']>

const icons = {
  PENDING: <Clock />,
  SUCCEEDED: <CircleCheck />,
  FAILED: <CircleAlert />,
  CANCELLED: <CircleAlert />,
  EXPIRED: <Clock />,
}

const tones = { PENDING: 'brand', SUCCEEDED: 'brand', FAILED: 'danger', CANCELLED: 'warn', EXPIRED: 'warn' } as const

function Outcome({ outcome, state }: { outcome: Reply; state: State }) {
  const { message, orderId, retryAllowed, redirectUrl } = outcome
  const t = useCheckoutTexts().control
  const titles: Record<State, string> = {
    PENDING: t.pendingTitle,
    SUCCEEDED: t.succeededTitle,
    FAILED: t.failedTitle,
    CANCELLED: t.cancelledTitle,
    EXPIRED: t.expiredTitle,
  }
  return (
    <div role="status">
      <EmptyState isPage icon={icons[state]} tone={tones[state]} title={titles[state]} text={message ?? ''}>
        {redirectUrl && (
          <a href={redirectUrl} className={buttonClass()}>
            {t.goOn}
          </a>
        )}
        {state === 'PENDING' && !orderId && (
          <Link to={`${paths.checkout()}?step=payment`} className={buttonClass({ variant: 'secondary' })}>
            {t.otherMethod}
          </Link>
        )}
        {retryAllowed && (
          <>
            <Link to={`${paths.checkout()}?step=payment`} className={buttonClass()}>
              {t.retry}
            </Link>
            <Link to={paths.cart()} className={buttonClass({ variant: 'secondary' })}>
              {t.toCart}
            </Link>
          </>
        )}
        {orderId && (
          <Link to={paths.order(orderId)} className={buttonClass({ variant: retryAllowed ? 'secondary' : 'primary' })}>
            {t.toOrder}
          </Link>
        )}
      </EmptyState>
    </div>
  )
}

function useThanksWhenPaid(outcome: Reply | undefined) {
  const ordered = useOrdered()
  const { state, orderNumber } = outcome ?? {}
  const isThanked = useRef(false)
  useEffect(() => {
    if (state !== 'SUCCEEDED' || !orderNumber || isThanked.current) return
    isThanked.current = true
    void ordered(orderNumber)
  }, [state, orderNumber, ordered])
}
