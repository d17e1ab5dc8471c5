import type { Substitute } from '../../../../contract/products.ts'
import { CartStepper } from '../../../cart/stepper/CartStepper.tsx'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useIsBuyer } from '../../../platform/viewer/use-session.ts'
import { useHydrated, useViewer } from '../../../platform/viewer/viewer.ts'
import { ProductLine } from '../../../products/ProductLine.tsx'
import { shownProduct } from '../../../products/shown-product.ts'
import { substitutesQuery } from '../../../restock/queries.ts'
import { useRestockTexts } from '../../../restock/texts.ts'
import { FailedLine } from '../../../ui/reads/FailedLine.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** What is in stock in place of a product, each with the way into the cart. */
export function Substitutes({ skuId }: { skuId: string }) {
  const t = useRestockTexts()
  const reader = { viewer: useViewer(), language: useLanguage() }
  const read = useRead({ ...substitutesQuery(skuId, reader), enabled: useHydrated() })
  if (read.state === 'failed') return <FailedLine text={t.failed} failure={read.failure} className="py-3" />
  if (read.state === 'coming')
    return (
      <div aria-busy="true" className="grid gap-2 py-2">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-16 rounded-md" />
        ))}
      </div>
    )
  if (read.data.length === 0) return <p className="py-3 text-small text-ink-2">{t.none}</p>
  return (
    <ul className="divide-y divide-line">
      {read.data.map((substitute) => (
        <SubstituteRow key={substitute.product.skuId} substitute={substitute} />
      ))}
    </ul>
  )
}

function SubstituteRow({ substitute: { product, isSameArticle, differenceText } }: { substitute: Substitute }) {
  const t = useRestockTexts()
  const isBuyer = useIsBuyer()
  const shown = shownProduct(product)
  const facts = [product.storeName, product.packText, isSameArticle && t.sameArticle].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductLine product={product} text={facts}>
        {shown.price && (
          <p className="text-small tabular-nums">
            <b className="font-bold">{shown.price.unitPriceText}</b>{' '}
            {differenceText && <span className="text-ink-2">{differenceText}</span>}
          </p>
        )}
      </ProductLine>
      {shown.price && isBuyer && (
        <div className="max-w-[132px] shrink-0">
          <CartStepper isCompact product={shown} />
        </div>
      )}
    </li>
  )
}
