import { Fragment, type ComponentProps, type ReactNode } from 'react'
import type { CardSlots } from '../../products/ProductCard.tsx'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useSession } from '../../platform/viewer/use-session.ts'
import { mayBuy } from '../../platform/viewer/role.ts'

// Most visits are visitors' and need neither.
const CartQuickAdd = lazyPart(async () => (await import('./CartQuickAdd.tsx')).CartQuickAdd)
const WishlistHeart = lazyPart(async () => (await import('../../wishlist/WishlistHeart.tsx')).WishlistHeart)

/** What the shop adds to every card of a buyer: the wishlist's heart and the cart's control. */
export const cardSlots: CardSlots = {
  action: (product) => <BuyerHeart product={product} />,
  buy: (product) => (
    <ForBuyers>
      <CartQuickAdd product={product} />
    </ForBuyers>
  ),
}

/** The wishlist's heart; nothing for a visitor. */
export const BuyerHeart = (props: ComponentProps<typeof WishlistHeart>) => (
  <ForBuyers>
    <WishlistHeart {...props} />
  </ForBuyers>
)

function ForBuyers({ children }: { children: ReactNode }) {
  const { viewer, role } = useSession()
  return mayBuy(role) && <Fragment key={viewer}>{children}</Fragment>
}
