import type { Product } from '../../../contract/products.ts'
import { useAddToCart } from '../../cart/use-cart.ts'
import { BuyPanel } from '../../products/page/BuyPanel.tsx'

/** What a buyer buys the product with. */
export function ProductBuying({ product }: { product: Product }) {
  const { add, isAdding, successes } = useAddToCart()
  if (!product.price) return null
  const adding = {
    add: (quantity: number) => void add({ productSkuId: product.skuId, quantity }),
    isAdding,
    successes,
  }
  return <BuyPanel product={product} price={product.price} adding={adding} />
}
