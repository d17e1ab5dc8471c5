import CalendarClock from 'lucide-react/icons/calendar-clock'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageX from 'lucide-react/icons/package-x'
import Truck from 'lucide-react/icons/truck'
import type { Product } from '../../../contract/products.ts'
import { nextQuantity } from '../../../contract/platform/quantities.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { useProductTexts, type ProductTexts } from '../product-texts.ts'
import { amountText } from '../amount-text.ts'

const Arrival = lazyPart(async () => (await import('../../delivery/Arrival.tsx')).Arrival)

/** Delivery, payment and stock below the button. */
export function BuyNotes({ product }: { product: Product }) {
  const isHydrated = useHydrated()
  const texts = useProductTexts()
  const t = texts.product
  const { minimumQuantity, countPerBox, availability } = product
  const smallest = nextQuantity(minimumQuantity, product)
  const isGone = availability === 'OUT_OF_STOCK'
  return (
    <ul className="mt-5 grid gap-[13px] text-medium *:flex *:items-start *:gap-3">
      <li>
        <Truck aria-hidden="true" />
        {/* No day can be named of what is not there. */}
        <span className={isGone ? '' : 'min-h-[46px] in-data-[viewer=buyer]:min-h-[66px]'}>
          <span className="font-semibold">{product.delivery.text}</span>
          {isHydrated && !isGone && <Arrival skuId={product.skuId} />}
        </span>
      </li>
      <li>
        <CalendarClock aria-hidden="true" />
        <span>
          <b className="font-semibold">{t.payLater}</b> <span className="text-sm text-ink-2">{t.payLaterText}</span>
        </span>
      </li>
      <li className="tabular-nums">
        {isGone ? <PackageX aria-hidden="true" className="text-warn" /> : <PackageCheck aria-hidden="true" />}
        <span>
          <b className={`font-semibold ${isGone || availability === 'LOW_STOCK' ? 'text-warn' : ''}`}>
            {stockText(product, texts)}
          </b>{' '}
          {smallest > countPerBox && (
            <span className="text-sm text-ink-2">{t.minimum(amountText(smallest, product, texts.quantity))}</span>
          )}
        </span>
      </li>
    </ul>
  )
}

function stockText(product: Product, t: ProductTexts): string {
  const { availability, backText } = product
  const amount = amountText(product.stock, product, t.quantity)
  if (availability === 'OUT_OF_STOCK') return backText ?? t.product.outOfStock
  return availability === 'LOW_STOCK' ? t.product.lowStock(amount) : t.product.stock(amount)
}
