import FileText from 'lucide-react/icons/file-text'
import Heart from 'lucide-react/icons/heart'
import Package from 'lucide-react/icons/package'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import StoreIcon from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import type { Cart } from '../../../contract/cart.ts'
import { WorkplaceLink } from '../../account/WorkplaceLink.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { mayBuy, mayOpen } from '../../platform/viewer/role.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/windows/Popover.tsx'
import { AccountLinks } from '../AccountLinks.tsx'
import { useBuyerCounts } from './buyer-counts.ts'
import { TabBar, type HeaderPlace } from './TabBar.tsx'
import { MiniCartHost } from '../MiniCartHost.tsx'

const action =
  'relative flex flex-col items-center gap-[3px] rounded-md px-3 py-1.5 text-xs font-medium hover:bg-sunken'

/** The right of the header for an account: what its role needs. */
export const AccountActions = () =>
  mayBuy(useSession().role) ? (
    <BuyerActions />
  ) : (
    <>
      <WorkplaceLink className={buttonClass({ size: 'sm', className: 'max-lg:hidden' })} />
      <div className="hidden lg:flex">
        <AccountMenu />
      </div>
    </>
  )

/** For a buyer: wishlist, orders, account menu, cart, as far as the member's rights go. */
function BuyerActions() {
  const t = useTexts().shell
  const { user } = useSession()
  const isBuying = mayOpen(user, 'buy')
  const places = usePlaces()
  const { cart, wishlist = 0 } = useBuyerCounts()
  const wishlistLabel = wishlist > 0 ? t.wishlistCount(wishlist) : t.wishlist
  return (
    <>
      <div className="hidden gap-1 lg:flex">
        {isBuying && (
          <Link to={paths.wishlist()} className={action}>
            <Heart aria-hidden="true" />
            <span aria-hidden="true" className="header-label max-xl:hidden">
              {t.wishlist}
            </span>
            <span className="sr-only">{wishlistLabel}</span>
            <CountBadge count={wishlist} className="top-0 right-2.5 max-xl:-top-1 max-xl:right-0" />
          </Link>
        )}
        {places.map(({ path, icon: Icon, label }) => (
          <Link key={path} to={path} className={action}>
            <Icon aria-hidden="true" />
            <span className="header-label max-xl:sr-only">{label}</span>
          </Link>
        ))}
        <AccountMenu />
      </div>
      {isBuying && (
        <>
          <Link
            to={paths.wishlist()}
            aria-label={wishlistLabel}
            className={`${iconButtonClass} max-sm:hidden lg:hidden`}
          >
            <Heart />
            <CountBadge count={wishlist} className="-top-1 -right-1" />
          </Link>
          <CartLink cart={cart} />
          <MiniCartHost />
        </>
      )}
      <TabBar {...{ cart, wishlist, isBuying, places }} />
    </>
  )
}

/** Where a member works: at the orders, or in their place at what arrives and at the documents. */
function usePlaces(): HeaderPlace[] {
  const t = useTexts().shell
  const { user } = useSession()
  if (mayOpen(user, 'orders')) return [{ path: paths.orders(), icon: Package, label: t.orders }]
  return [
    ...(mayOpen(user, 'receive') ? [{ path: paths.deliveries(), icon: Truck, label: t.deliveries }] : []),
    ...(mayOpen(user, 'documents') ? [{ path: paths.documents(), icon: FileText, label: t.documents }] : []),
  ]
}

function CartLink({ cart }: { cart: Cart | undefined }) {
  const t = useTexts().shell
  const isFilled = cart !== undefined && cart.carts.length > 0
  const total = cart?.checkoutSummary.netTotalText ?? ''
  return (
    <Link
      to={paths.cart()}
      className="header-cart relative flex size-10 shrink-0 max-sm:hidden items-center justify-center gap-3 rounded-full bg-brand font-semibold text-on-brand transition hover:bg-brand-hover sm:size-[42px] lg:h-[52px] lg:w-auto lg:pr-5 lg:pl-4"
    >
      <ShoppingBag aria-hidden="true" />
      {isFilled && <span className="sr-only">{t.cartItems(cart.itemCount)}</span>}
      <span className="lg:min-w-18 max-lg:sr-only">
        {isFilled ? (
          <>
            <small className="block text-mini leading-[1.2] font-medium opacity-80">
              {t.cartStores(cart.carts.length)}
            </small>
            <b className="block text-medium leading-[1.2] tabular-nums">{total}</b>
          </>
        ) : (
          <b className="block text-medium">{t.cart}</b>
        )}
      </span>
      <CountBadge count={cart?.itemCount ?? 0} className="-top-1 -right-1 lg:hidden" />
    </Link>
  )
}

/** The account's company, which opens its menu. */
function AccountMenu() {
  const t = useTexts().shell
  const details = useSession().user?.userDetails
  return (
    <Popover
      triggerClass={action}
      panelClass="right-0 mt-3 w-64 p-3"
      trigger={
        <>
          <StoreIcon aria-hidden="true" />
          <span className="header-label max-w-30 truncate max-xl:sr-only" title={details?.companyName}>
            {details?.companyName || t.account}
          </span>
        </>
      }
    >
      {(close) => <AccountLinks onPick={close} />}
    </Popover>
  )
}
