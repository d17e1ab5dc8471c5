import Clock from 'lucide-react/icons/history'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { useProductTexts } from '../product-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { QuantityStepper } from '../../ui/fields/QuantityStepper.tsx'
import { amountText } from '../amount-text.ts'
import { BuyPrice } from './BuyPrice.tsx'
import { StickyBuyBar } from './StickyBuyBar.tsx'
import { nextTier } from './tiers.ts'
import { TierBoxes } from './TierBoxes.tsx'
import { useBuying, type Buying, type Held } from './use-buying.ts'

type BuyPanelProps = { product: Product; price: NonNullable<Product['price']>; held: Held }

/** Price, tiers, quantity and the button of a buyer; on small windows the button stays in sight. */
export function BuyPanel({ product, price, held }: BuyPanelProps) {
  const buying = useBuying(product, held)
  const { row, isOutOfSight } = useSight()
  return (
    <>
      <BuyPrice product={product} price={price} buying={buying} />
      {held.lastText && (
        <p className="mt-2 flex items-center gap-1.5 text-sm text-ink-2 tabular-nums">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {held.lastText}
        </p>
      )}
      <TierBoxes product={product} buying={buying} />
      <div ref={row}>
        <BuyRow {...{ buying, held }} />
      </div>
      <TierHint product={product} buying={buying} />
      {isOutOfSight && buying.quantity > 0 && buying.totalText && <StickyBuyBar {...{ buying, held }} />}
    </>
  )
}

/** What is chosen and the way into the cart; once it is in there, the cart's quantity and the way to it. */
function BuyRow({ buying, held }: { buying: Buying; held: Held }) {
  const t = useProductTexts()
  const { isInCart, totalText } = buying
  const total = totalText ?? ''
  const wide = 'min-w-0 px-4 tabular-nums sm:max-md:flex-1 xl:flex-1'
  return (
    <div className="mt-5 flex flex-col gap-3 sm:max-md:flex-row xl:flex-row">
      <div className="flex shrink-0 *:min-w-0 sm:max-md:w-[272px] xl:w-[272px]">
        {isInCart ? (
          held.stepper
        ) : (
          <QuantityStepper
            size="lg"
            value={buying.quantity}
            options={buying.options}
            onChange={buying.setQuantity}
            textOf={buying.textOf}
            label={t.quantity.label}
          />
        )}
      </div>
      {isInCart ? (
        <Link
          to={held.cartPath}
          // The second click of a double click on the button that stood here.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={buttonClass({ size: 'lg', className: wide })}
        >
          <ShoppingBag aria-hidden="true" />
          {t.product.toCartFor(total)}
        </Link>
      ) : (
        <Button data-takes-focus="" size="lg" icon={<ShoppingBag />} onClick={buying.add} className={wide}>
          {t.quantity.addFor(total)}
        </Button>
      )}
    </div>
  )
}

function TierHint({ product, buying }: { product: Product; buying: Buying }) {
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
          <span>{t.product.nextTier(amountText(next.pieces, product, t.quantity))}</span>
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
