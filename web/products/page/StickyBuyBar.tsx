import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useProductTexts } from '../product-texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { Adding, Buying } from './use-buying.ts'

/** The button of small windows while the buy box is out of sight. */
export function StickyBuyBar({ buying, adding }: { buying: Buying; adding: Adding }) {
  const t = useProductTexts()
  return (
    <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 flex animate-fade-in items-center gap-3.5 border-t border-line bg-surface px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-12px_oklch(.2_.02_158/.2)] lg:hidden">
      <p className="min-w-0 tabular-nums">
        <b className="block text-lg leading-tight font-bold">{buying.totalText}</b>
        <span className="block text-xs text-ink-2">
          {buying.textOf(buying.quantity)}, {t.product.net}
        </span>
      </p>
      <Button
        icon={<ShoppingBag />}
        isLoading={adding.isAdding}
        successes={adding.successes}
        onClick={() => adding.add(buying.quantity)}
        className="min-w-0 flex-1 px-3"
      >
        {t.quantity.add}
      </Button>
    </div>
  )
}
