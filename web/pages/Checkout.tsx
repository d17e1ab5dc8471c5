import { useState } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useAddresses } from '../account/addresses/addresses.ts'
import { EmailNote } from '../account/EmailNote.tsx'
import { useFreshCart } from '../cart/use-cart.ts'
import { CheckoutBody } from '../checkout/CheckoutBody.tsx'
import type { Step } from '../checkout/steps.ts'
import { useLastChoice } from '../checkout/queries.ts'
import { useTrackedCheckout } from '../checkout/use-tracked-checkout.ts'
import { Head } from '../ui/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useAccountTexts } from '../account/account-texts.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useCheckoutTexts } from '../checkout/texts.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { FailedRead } from '../ui/reads/FailedRead.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

export function Component() {
  const { failedTitle } = useCartTexts()
  const { addressesFailed } = useAccountTexts()
  const t = useCheckoutTexts()
  const { user } = useSession()
  const read = useFreshCart()
  const cart = dataOrNothing(read)
  const addresses = useAddresses()
  const { isComing, last } = useLastChoice()
  const [step, setStep] = useState<Step | null>(null)
  useTrackedCheckout(cart?.blocking.includes('CART_EMPTY') ? undefined : cart)
  const accountId = user?.user?.portalUserId
  const head = <Head title={t.title} path={paths.checkout()} isNoindex />
  if (cart?.blocking.includes('CART_EMPTY'))
    return (
      <div className="shell">
        {head}
        <EmptyState isPage icon={<ShoppingBag />} title={t.empty.title} text={t.empty.text}>
          <Link to={paths.cart()} className={buttonClass()}>
            {t.empty.action}
          </Link>
        </EmptyState>
      </div>
    )
  if (read.state === 'failed')
    return (
      <div className="shell">
        {head}
        <FailedRead isPage failure={read.failure} icon={<ShoppingBag />} title={failedTitle} />
      </div>
    )
  return (
    <div className="shell pb-2">
      {head}
      <PageTitle className="pt-6 sm:pt-8">{step === 'review' ? t.steps.review : t.title}</PageTitle>
      <EmailNote className="mt-5 sm:mt-7" />
      <div className="mt-5 sm:mt-6">
        {addresses.state === 'failed' ? (
          <div className="rounded-xl bg-surface px-4 ring-1 ring-line">
            <FailedRead failure={addresses.failure} icon={<MapPin />} title={addressesFailed} />
          </div>
        ) : cart && addresses.state === 'ready' && accountId && !isComing ? (
          <CheckoutBody accountId={accountId} cart={cart} addresses={addresses.data} last={last} onStep={setStep} />
        ) : (
          <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8" aria-busy="true">
            <div className="grid gap-3">
              <Skeleton className="h-24 rounded-xl" />
              <Skeleton className="h-48 rounded-xl" />
              <Skeleton className="h-36 rounded-xl" />
            </div>
            <Skeleton className="h-96 rounded-xl" />
          </div>
        )}
      </div>
    </div>
  )
}
