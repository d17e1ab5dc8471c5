import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect, useState, type Ref } from 'react'
import type { Product } from '../../../contract/products.ts'
import { useProductTexts } from '../product-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityStepper } from '../../ui/fields/QuantityStepper.tsx'
import { amountText } from '../amount-text.ts'
import { BuyPrice } from './BuyPrice.tsx'
import { StickyBuyBar } from './StickyBuyBar.tsx'
import { nextTier } from './tiers.ts'
import { TierBoxes } from './TierBoxes.tsx'
import { useBuying, type Adding, type Buying } from './use-buying.ts'

type BuyPanelProps = { product: Product; price: NonNullable<Product['price']>; adding: Adding }

/** Price, tiers, quantity and the button of a buyer; on small windows the button stays in sight. */
export function BuyPanel({ product, price, adding }: BuyPanelProps) {
  const buying = useBuying(product)
  const { row, isOutOfSight } = useSight()
  return (
    <>
      <BuyPrice product={product} price={price} buying={buying} />
      <TierBoxes product={product} buying={buying} />
      <BuyRow product={product} buying={buying} adding={adding} rowRef={row} />
      {isOutOfSight && buying.quantity > 0 && buying.totalText && <StickyBuyBar buying={buying} adding={adding} />}
    </>
  )
}

type BuyRowProps = {
  product: Product
  buying: Buying
  adding: Adding
  /** The row with the button, whose being in sight decides about the bar of small windows. */
  rowRef: Ref<HTMLDivElement>
}

function BuyRow({ product, buying, adding, rowRef }: BuyRowProps) {
  const t = useProductTexts()
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

function TierHint({ product, buying }: Pick<BuyRowProps, 'product' | 'buying'>) {
  const t = useProductTexts()
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

/** Whether the observed row has left the window; false until it is there. */
function useSight() {
  const [row, setRow] = useState<HTMLDivElement | null>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    if (!row) return
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(!entry!.isIntersecting))
    observer.observe(row)
    return () => observer.disconnect()
  }, [row])
  return { row: setRow, isOutOfSight: isOutOfSight && row !== null }
}
