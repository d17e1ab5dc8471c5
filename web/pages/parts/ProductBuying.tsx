import type { Product } from '../../../contract/products.ts'
import { useAddToCart } from '../../cart/use-cart.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { BuyPanel } from '../../products/page/BuyPanel.tsx'

// Most products are in stock.
const SoldOut = lazyPart(async () => (await import('./sold-out/SoldOut.tsx')).SoldOut, { missing: 'sentence' })

/** What a buyer buys the product with. */
export function ProductBuying({ product }: { product: Product }) {
  const { add, isAdding, successes } = useAddToCart()
  if (!product.price) return null
  if (product.availability === 'OUT_OF_STOCK') return <SoldOut product={product} />
  const adding = {
    add: (quantity: number) => void add({ productSkuId: product.skuId, quantity }),
    isAdding,
    successes,
  }
  return <BuyPanel product={product} price={product.price} adding={adding} />
}
