import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { Ref } from 'react'
import type { Product } from '../../../contract/products.ts'
import { useTexts } from '../../platform/texts.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { amountText } from '../amount-text.ts'
import { BuyGate } from './BuyGate.tsx'
import { BuyNotes } from './BuyNotes.tsx'
import { BuyPrice } from './BuyPrice.tsx'
import { nextTier } from './tiers.ts'
import { TierBoxes } from './TierBoxes.tsx'
import type { Adding, Buying } from './use-buying.ts'

type BuyBoxProps = {
  product: Product
  buying: Buying
  adding: Adding
  /** The row with the button, whose being in sight decides about the bar of small windows. */
  rowRef: Ref<HTMLDivElement>
}

/** Price, tiers, quantity and the button; for a visitor the way to them. */
export function BuyBox({ product, buying, adding, rowRef }: BuyBoxProps) {
  const viewer = useViewer()
  return (
    <section className="mt-6 rounded-[20px] bg-surface p-[18px] shadow-[inset_0_0_0_1px_var(--color-line),var(--shadow-2)] lg:rounded-xl lg:p-[26px]">
      {product.price && (
        <>
          <BuyPrice product={product} price={product.price} buying={buying} />
          <TierBoxes product={product} buying={buying} />
          <BuyRow product={product} buying={buying} adding={adding} rowRef={rowRef} />
        </>
      )}
      {!product.price && (
        <div className="in-data-[viewer=buyer]:min-h-[274px]">
          {viewer === 'visitor' ? <BuyGate product={product} /> : <BuyPlace />}
        </div>
      )}
      <BuyNotes product={product} />
    </section>
  )
}

function BuyRow({ product, buying, adding, rowRef }: BuyBoxProps) {
  const t = useTexts().catalogue
  if (buying.options.length === 0)
    return <p className="mt-5 rounded-md bg-warn-soft px-4 py-3 text-[15px] text-warn">{t.product.outOfStockText}</p>
  return (
    <>
      <div ref={rowRef} className="mt-5 flex flex-col gap-3 sm:max-lg:flex-row xl:flex-row">
        <div className="flex shrink-0 *:min-w-0 sm:max-lg:w-[272px] xl:w-[272px]">
          <QuantityStepper
            size="lg"
            value={buying.quantity}
            options={buying.options}
            onChange={buying.setQuantity}
            textOf={buying.textOf}
            label={t.quantity.label}
          />
        </div>
        <Button
          size="lg"
          icon={<ShoppingBag />}
          isLoading={adding.isAdding}
          successes={adding.successes}
          onClick={() => adding.add(buying.quantity)}
          className="min-w-0 px-4 tabular-nums sm:max-lg:flex-1 xl:flex-1"
        >
          {t.quantity.addFor(buying.totalText ?? '')}
        </Button>
      </div>
      <TierHint product={product} buying={buying} />
    </>
  )
}

function TierHint({ product, buying }: Pick<BuyBoxProps, 'product' | 'buying'>) {
  const t = useTexts().catalogue
  const { tiers, quantity, money } = buying
  if (tiers.length < 2) return null
  const next = nextTier(tiers, quantity, product.countPerBox)
  return (
    <p
      aria-live="polite"
      className="mt-4 flex flex-wrap justify-between gap-x-4 border-t border-dashed border-line-strong pt-4 text-sm text-ink-2 tabular-nums"
    >
      {next ? (
        <>
          <span>{t.product.nextTier(amountText(next.pieces, product.countPerBox, t.quantity))}</span>
          <b className="font-bold text-ok">{t.product.nextTierSaving(money(next.savedCents))}</b>
        </>
      ) : (
        <span>{t.product.bestTier}</span>
      )}
    </p>
  )
}

// Keeps the place while a buyer's price is on the way.
function BuyPlace() {
  const t = useTexts().catalogue.card
  return (
    <div aria-busy="true">
      <span className="sr-only">{t.priceLoading}</span>
      <Skeleton className="h-10 w-44" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      <Skeleton className="mt-5 h-[70px] rounded-[14px]" />
      <Skeleton className="mt-5 h-[54px] rounded-full" />
    </div>
  )
}
