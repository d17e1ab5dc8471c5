import Layers from 'lucide-react/icons/layers'
import { orderableQuantity } from '../../../contract/platform/quantities.ts'
import type { Product } from '../../../contract/products.ts'
import { orderedProductsQuery } from '../../buyer-home/queries.ts'
import { InCart } from '../../cart/stepper/InCart.tsx'
import { useLastText } from '../../cart/stepper/StockAndLast.tsx'
import { useCartQuantity } from '../../cart/stepper/use-cart-quantity.ts'
import { useHandedFocus } from '../../cart/stepper/use-handed-focus.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { BuyPanel } from '../../products/page/BuyPanel.tsx'
import { useProductTexts } from '../../products/product-texts.ts'
import { useOffers } from './offers-query.ts'

// Most products are in stock.
const SoldOut = lazyPart(async () => (await import('./sold-out/SoldOut.tsx')).SoldOut, { missing: 'sentence' })

/** What a buyer buys the product with. */
export function ProductBuying({ product }: { product: Product }) {
  if (!product.price) return null
  if (product.availability === 'OUT_OF_STOCK') return <SoldOut product={product} />
  return <Buying product={product} price={product.price} />
}

type BuyingProps = { product: Product; price: NonNullable<Product['price']> }

function Buying({ product, price }: BuyingProps) {
  const ordered = dataOrNothing(useRead({ ...orderedProductsQuery, enabled: useIsBuyer() }))
  const last = ordered?.[product.skuId]
  const quantity = useCartQuantity(product)
  const { box, hand } = useHandedFocus()
  const offers = useOffers(product)
  const t = useProductTexts().product
  const held = {
    pieces: quantity.value,
    set: quantity.change,
    add: (pieces: number) => {
      hand()
      quantity.change(pieces)
    },
    stepper: <InCart {...{ product, quantity, hand }} isLarge />,
    cartPath: paths.cart(),
    proposed: last && (orderableQuantity(last.quantity, product) ?? undefined),
    lastText: useLastText(product, last)?.text ?? null,
  }
  return (
    <div ref={box}>
      <BuyPanel {...{ product, price, held }} />
      {offers && (
        <a
          href="#offers"
          className="mt-3 -mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline"
        >
          <Layers aria-hidden="true" className="size-[18px]" />
          {t.offersMore(offers.items.length - 1)}
        </a>
      )}
    </div>
  )
}
