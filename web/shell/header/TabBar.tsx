import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Search from 'lucide-react/icons/search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { useLocation } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import { Link } from '../../frame/Link.tsx'
import { localPath, paths } from '../../paths.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'

/** A page that stands in the header and in the bar of a phone. */
export type HeaderPlace = { path: string; icon: ComponentType<SVGProps<SVGSVGElement>>; label: string }
type TabBarProps = { cart: Cart | undefined; wishlist: number; isBuying: boolean; places: HeaderPlace[] }

/** What a buyer needs most, under the thumb of a phone: as the lower edge of the window, where no bar of the page stands. */
export function TabBar({ cart, wishlist, isBuying, places }: TabBarProps) {
  const { shell: t, catalogue, search } = useTexts()
  const isFilled = cart !== undefined && cart.carts.length > 0
  const total = cart?.checkoutSummary.netTotalText ?? ''
  return (
    <nav aria-label={t.quickLinks} className="tab-bar">
      <Tab to={paths.home()} icon={<House aria-hidden="true" />} label={catalogue.home} />
      <button type="button" className="tab-bar-link" onClick={focusSearch}>
        <Search aria-hidden="true" />
        <span className="tab-bar-label">{search.submit}</span>
      </button>
      {places.map(({ path, icon: Icon, label }) => (
        <Tab key={path} to={path} icon={<Icon aria-hidden="true" />} label={label} />
      ))}
      {isBuying && (
        <>
          <Tab
            to={paths.wishlist()}
            icon={<Heart aria-hidden="true" />}
            label={t.wishlist}
            name={wishlist > 0 ? t.wishlistCount(wishlist) : t.wishlist}
            count={wishlist}
          />
          <Tab
            to={paths.cart()}
            icon={<ShoppingBag aria-hidden="true" />}
            label={isFilled ? total : t.cart}
            name={isFilled ? `${t.cartItems(cart.itemCount)}${t.cartStores(cart.carts.length)} ${total}` : t.cart}
            count={cart?.itemCount ?? 0}
          />
        </>
      )}
    </nav>
  )
}

type TabProps = { to: string; icon: ReactNode; label: string; name?: string; count?: number }

function Tab({ to, icon, label, name = label, count = 0 }: TabProps) {
  const isHere = useLocation().pathname === localPath(useLanguage(), to)
  return (
    <Link to={to} aria-label={name} aria-current={isHere ? 'page' : undefined} className="tab-bar-link">
      {icon}
      <span className="tab-bar-label">{label}</span>
      <CountBadge count={count} className="top-1 left-[calc(50%+4px)]" />
    </Link>
  )
}

// The header stays in sight: its field takes the words here as well.
const focusSearch = () => document.querySelector<HTMLElement>('.site-header .search-words')?.focus()
