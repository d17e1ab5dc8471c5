import { useEffect, useState } from 'react'
import type { PricedProduct } from '../../products/shown-product.ts'
import { useAddToCart } from '../../cart/use-cart.ts'
import { QuickAdd } from '../../products/QuickAdd.tsx'

const TICK_MS = 900

/** The card's control that adds to the cart. */
export function CartQuickAdd({ product }: { product: PricedProduct }) {
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
