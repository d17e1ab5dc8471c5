import { orderableQuantity } from '../../../contract/platform/quantities.ts'
import { orderedProductsQuery } from '../../buyer-home/queries.ts'
import { CartStepper } from '../../cart/stepper/CartStepper.tsx'
import { StockAndLast } from '../../cart/stepper/StockAndLast.tsx'
import { CardArrival } from '../../delivery/CardArrival.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import type { PricedProduct } from '../../products/shown-product.ts'

/** What a buyer's card knows and does: how little is left, the last order, and the cart's quantity. */
export function CardBuying({ product }: { product: PricedProduct }) {
  const ordered = dataOrNothing(useRead({ ...orderedProductsQuery, enabled: useIsBuyer() }))
  const last = ordered?.[product.skuId]
  return (
    <>
      <CardArrival skuId={product.skuId} />
      <StockAndLast product={product} last={last} className="mb-1 max-sm:h-[18px] sm:mb-2" />
      <CartStepper
        key={last?.quantity}
        product={product}
        proposed={last && (orderableQuantity(last.quantity, product) ?? undefined)}
      />
    </>
  )
}
