import { useEffect, useState } from 'react'
import type { ProductCard } from '../../../contract/products.ts'
import { useAddToCart } from '../../cart/use-cart.ts'
import type { CardSlots } from '../../catalogue/ProductCard.tsx'
import { QuickAdd } from '../../catalogue/QuickAdd.tsx'
import { WishlistHeart } from '../../wishlist/WishlistHeart.tsx'

const TICK_MS = 900

/** What the shop adds to every card: the wishlist's heart and the cart's control. */
export const cardSlots: CardSlots = {
  action: (product) => <WishlistHeart product={product} />,
  buy: (product) => <CartQuickAdd product={product} />,
}

function CartQuickAdd({ product }: { product: ProductCard }) {
  const { add, isAdding, successes } = useAddToCart()
  const isDone = useRecently(successes)
  return (
    <QuickAdd
      product={product}
      isAdding={isAdding}
      isDone={isDone}
      onAdd={(quantity) => void add({ productSkuId: product.skuId, quantity })}
    />
  )
}

// True for a moment after the count has grown.
function useRecently(count: number) {
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (seen === count) return
    const timer = setTimeout(() => setSeen(count), TICK_MS)
    return () => clearTimeout(timer)
  }, [seen, count])
  return count !== seen
}
