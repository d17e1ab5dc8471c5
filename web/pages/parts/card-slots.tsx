import type { ComponentProps } from 'react'
import type { CardSlots } from '../../products/ProductCard.tsx'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { ForBuyers } from './ForBuyers.tsx'

// Most visits are visitors' and need neither.
const CardBuying = lazyPart(async () => (await import('./CardBuying.tsx')).CardBuying)
const CardBell = lazyPart(async () => (await import('./CardBell.tsx')).CardBell)
const WishlistHeart = lazyPart(async () => (await import('../../wishlist/WishlistHeart.tsx')).WishlistHeart)

/** What the shop adds to every card: the wishlist's heart, the cart's control, the bell of what is sold out. */
export const cardSlots: CardSlots = {
  action: (product) => <BuyerHeart product={product} />,
  buy: (product) => (
    <ForBuyers>
      <CardBuying product={product} />
    </ForBuyers>
  ),
  soldOut: (product) => <CardBell product={product} />,
}

/** The wishlist's heart; nothing for a visitor. */
export const BuyerHeart = (props: ComponentProps<typeof WishlistHeart>) => (
  <ForBuyers>
    <WishlistHeart {...props} />
  </ForBuyers>
)
