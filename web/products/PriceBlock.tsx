import { createContext, use } from 'react'
import type { ShownProduct } from './shown-product.ts'
import { useTexts } from '../platform/texts.ts'
import type { OwnRead } from '../platform/reads/use-page-query.ts'
import { useViewer } from '../platform/viewer/viewer.ts'
import { FailedLine } from '../ui/reads/FailedLine.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { priceUnitOf } from './price-unit.ts'
import { PriceGate } from './PriceGate.tsx'

/** What has become of the prices of a list; the list itself is there before. */
export const PricesContext = createContext<OwnRead>({ state: 'coming', retry: () => {} })

/**
 * The net price of a card with its base price; the gate for a visitor, a skeleton while a buyer's is on the way, and the way to
 * try again where it has failed.
 */
export function PriceBlock({ product }: { product: ShownProduct }) {
  const t = useTexts().catalogue.card
  const viewer = useViewer()
  const prices = use(PricesContext)
  if (!product.price && viewer === 'visitor')
    return (
      // Until the page is hydrated a buyer has the visitor's HTML: no gate, but the space of the price.
      <div className="price-place">
        <PriceGate name={product.name} />
      </div>
    )
  if (!product.price && prices.state === 'coming') return <PriceSkeleton />
  if (!product.price && prices.state === 'failed')
    return <FailedLine text={t.priceFailed} failure={prices} className="min-h-[43px]" />
  if (!product.price) return <p className="min-h-[43px] text-small text-ink-3">{t.noPrice}</p>
  const { price, tierText } = product
  const isReduced = price.price > price.finalNetPrice
  const { unit, isBase } = priceUnitOf(price)
  return (
    <div className="min-h-[43px] tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="sr-only">{t.price}</span>
        <b
          className={`text-lg leading-none font-bold tracking-[-.02em] lg:text-heading ${isReduced ? 'text-sale' : ''}`}
        >
          {price.finalNetPriceText}
        </b>
        {isReduced && (
          <>
            <span className="sr-only">{t.oldPrice}</span>
            <s className="text-sm text-ink-3">{price.priceText}</s>
          </>
        )}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-1.5 text-xs text-ink-3 lg:text-small">
        <span>{isBase ? t.per(unit) : `${t.per(unit)} · ${price.unitPriceText}`}</span>
        {tierText && <span className="font-semibold text-ok max-sm:hidden">{tierText}</span>}
      </p>
    </div>
  )
}

function PriceSkeleton() {
  const t = useTexts().catalogue.card
  return (
    <div className="min-h-[43px]">
      <span className="sr-only">{t.priceLoading}</span>
      <Skeleton className="h-[21px] w-24" />
      <Skeleton className="mt-2 h-3 w-16" />
    </div>
  )
}
