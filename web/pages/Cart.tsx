import ShoppingBag from 'lucide-react/icons/shopping-bag'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect } from 'react'
import type { Cart } from '../../contract/cart.ts'
import { CartBar, CartSummary } from '../cart/CartSummary.tsx'
import { clearPriceChanges } from '../cart/price-changes.ts'
import { SelectAll } from '../cart/SelectAll.tsx'
import { StoreBlock } from '../cart/StoreBlock.tsx'
import { useFreshCart } from '../cart/use-cart.ts'
import { Head } from '../ui/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FailedRead } from '../ui/reads/FailedRead.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

const WaysOn = lazyPart(async () => (await import('./parts/WaysOn.tsx')).WaysOn)

export function Component() {
  const t = useCartTexts()
  const cart = useFreshCart()
  return (
    <div className="shell pb-2">
      <Head title={t.title} path={paths.cart()} isNoindex />
      {cart.state === 'ready' && cart.data.carts.length > 0 ? (
        <FilledCart cart={cart.data} />
      ) : cart.state === 'ready' ? (
        <>
          <EmptyState isPage icon={<ShoppingBag />} title={t.emptyTitle} text={t.emptyText}>
            <Link to={paths.search()} className={buttonClass()}>
              {t.emptySearch}
            </Link>
            <Link to={paths.wishlist()} className={buttonClass({ variant: 'secondary' })}>
              {t.emptyWishlist}
            </Link>
          </EmptyState>
          <WaysOn />
        </>
      ) : cart.state === 'failed' ? (
        <FailedRead isPage failure={cart.failure} icon={<ShoppingBag />} title={t.failedTitle} />
      ) : (
        <CartSkeleton />
      )}
    </div>
  )
}

function FilledCart({ cart }: { cart: Cart }) {
  const t = useCartTexts()
  // By then they were seen.
  useEffect(() => clearPriceChanges, [])
  const isBelowMinimum = cart.blocking.includes('BELOW_MINIMUM_QUANTITY')
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-5 sm:pt-8">
        <div>
          <PageTitle>{t.title}</PageTitle>
          <p role="status" className="mt-2 text-ink-2 tabular-nums">
            {t.count(cart.itemCount, cart.carts.length)}
            <span className="sr-only">, {cart.checkoutSummary.grossTotalText}</span>
          </p>
        </div>
        <SelectAll carts={cart.carts} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-[34px]">
        <div className="grid min-w-0 gap-5">
          {isBelowMinimum && (
            <p className="flex items-start gap-2.5 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
              <TriangleAlert className="mt-0.5" aria-hidden="true" />
              {t.belowMinimumQuantity}
            </p>
          )}
          {cart.carts.map((store) => (
            <StoreBlock key={store.storeId} store={store} isOnly={cart.carts.length === 1} />
          ))}
        </div>
        <div className="lg:sticky lg:top-28">
          <CartSummary cart={cart} />
        </div>
      </div>
      <CartBar cart={cart} />
    </>
  )
}

function CartSkeleton() {
  const t = useCartTexts()
  return (
    <div aria-busy="true">
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-[34px]">
        <div className="grid gap-5">
          <Skeleton className="h-72 rounded-xl" />
          <Skeleton className="h-72 rounded-xl" />
        </div>
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </div>
  )
}
