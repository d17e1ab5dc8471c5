import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useProductTexts } from '../product-texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { Buying, Held } from './use-buying.ts'

/** The button of small windows while the buy box is out of sight; the cart's quantity, once it is in there. */
export function StickyBuyBar({ buying, held }: { buying: Buying; held: Held }) {
  const t = useProductTexts()
  const amount = buying.textOf(buying.quantity)
  return (
    <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 flex animate-fade-in items-center gap-3.5 border-t border-line bg-surface px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-12px_oklch(.2_.02_158/.2)] *:min-w-0 lg:hidden">
      <p className="tabular-nums">
        <b className="block text-lg leading-tight font-bold">{buying.totalText}</b>
        <span className="block text-xs text-ink-2">
          {buying.isInCart ? t.product.heldNet(amount) : `${amount}, ${t.product.net}`}
        </span>
      </p>
      {buying.isInCart ? (
        held.stepper
      ) : (
        <Button data-takes-focus="" icon={<ShoppingBag />} onClick={buying.add} className="flex-1 px-3">
          {t.quantity.add}
        </Button>
      )}
    </div>
  )
}
