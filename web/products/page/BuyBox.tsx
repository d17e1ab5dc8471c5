import type { ReactNode } from 'react'
import type { Product } from '../../../contract/products.ts'
import { useTexts } from '../../platform/texts.ts'
import type { OwnRead } from '../../platform/reads/use-page-query.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { retryFrom } from '../../ui/reads/retry-from.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BuyGate } from './BuyGate.tsx'
import { BuyNotes } from './BuyNotes.tsx'

type BuyBoxProps = {
  product: Product
  priceRead: OwnRead
  /** What a buyer buys with, once the price is there; its code comes only for buyers. */
  children: ReactNode
}

/** Price, tiers, quantity and the button; for a visitor the way to them. */
export function BuyBox({ product, priceRead, children }: BuyBoxProps) {
  const viewer = useViewer()
  return (
    <section className="mt-6 rounded-[20px] bg-surface p-[18px] shadow-[inset_0_0_0_1px_var(--color-line),var(--shadow-2)] lg:rounded-xl lg:p-[26px]">
      {product.price ? (
        children
      ) : (
        <div className="in-data-[viewer=buyer]:min-h-[274px]">
          {viewer === 'visitor' ? (
            <BuyGate product={product} />
          ) : priceRead.state === 'coming' ? (
            <BuySkeleton />
          ) : (
            <NoPrice priceRead={priceRead} />
          )}
        </div>
      )}
      <BuyNotes product={product} />
    </section>
  )
}

/** Reserves the space while a buyer's price is on the way. */
export function BuySkeleton() {
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

// An account that may not buy here has none; what has failed can be read again.
function NoPrice({ priceRead }: { priceRead: OwnRead }) {
  const { catalogue, shell } = useTexts()
  const { noPrice, priceFailed } = catalogue.card
  const hasFailed = priceRead.state === 'failed'
  return (
    <div className="grid min-h-[274px] content-center justify-items-start gap-4">
      <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal">
        {hasFailed ? priceFailed : noPrice}
      </h2>
      {hasFailed && (
        <Button variant="secondary" onClick={retryFrom(priceRead)}>
          {shell.tryAgain}
        </Button>
      )}
    </div>
  )
}
