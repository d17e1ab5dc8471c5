import { Suspense, type ReactNode } from 'react'
import type { Product } from '../../../contract/products.ts'
import { useTexts } from '../../platform/texts.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BuyGate } from './BuyGate.tsx'
import { BuyNotes } from './BuyNotes.tsx'

type BuyBoxProps = {
  product: Product
  /** What a buyer buys with, once the price is there; its code comes only for buyers. */
  children: ReactNode
}

/** Price, tiers, quantity and the button; for a visitor the way to them. */
export function BuyBox({ product, children }: BuyBoxProps) {
  const viewer = useViewer()
  return (
    <section className="mt-6 rounded-[20px] bg-surface p-[18px] shadow-[inset_0_0_0_1px_var(--color-line),var(--shadow-2)] lg:rounded-xl lg:p-[26px]">
      {product.price ? (
        <Suspense fallback={<BuyPlace />}>{children}</Suspense>
      ) : (
        <div className="in-data-[viewer=buyer]:min-h-[274px]">
          {viewer === 'visitor' ? <BuyGate product={product} /> : <BuyPlace />}
        </div>
      )}
      <BuyNotes product={product} />
    </section>
  )
}

// Keeps the place while a buyer's price is on the way.
function BuyPlace() {
  const t = useTexts().catalogue.card
  return (
    <div aria-busy="true" className="min-h-[274px]">
      <span className="sr-only">{t.priceLoading}</span>
      <Skeleton className="h-10 w-44" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      <Skeleton className="mt-5 h-[70px] rounded-[14px]" />
      <Skeleton className="mt-5 h-[54px] rounded-full" />
    </div>
  )
}
