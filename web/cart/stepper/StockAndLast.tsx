import Clock from 'lucide-react/icons/history'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { recentDateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { lowStockOf } from './low-stock.ts'
import { useStepperTexts } from './stepper-texts.ts'
import { useCartQuantity, type SteppedProduct } from './use-cart-quantity.ts'
import { useShortText } from './use-short-text.ts'

export type LastOrder = { orderedAt: Date; quantity: number }
type StockAndLastProps = { product: SteppedProduct; last: LastOrder | undefined; className?: string }

/** One line on a card: how little is left, else when it was ordered last; its space is there without either. */
export function StockAndLast({ product, last, className = '' }: StockAndLastProps) {
  const low = useLowStock(product, last)
  const lastText = useLastText(product, last)
  const text = low ?? lastText?.text
  const Icon = low ? TriangleAlert : Clock
  return (
    <p
      className={`flex h-5 items-center gap-1.5 text-xs tabular-nums ${low ? 'font-semibold text-warn' : 'text-ink-2'} ${className}`}
    >
      {text && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
      <span className="truncate" title={text ?? undefined}>
        {/* On the narrow cards of a row on a phone the clock says it. */}
        {!low && lastText && <span className="max-sm:in-[.slide-product]:sr-only">{lastText.lead}</span>}
        {low ?? lastText?.rest}
      </span>
    </p>
  )
}

/** 'Noch 2 Kartons'; null where there is enough. */
export function useLowStock(product: SteppedProduct, last: LastOrder | undefined): string | null {
  const t = useStepperTexts()
  const { value } = useCartQuantity(product)
  const left = lowStockOf(product, last?.quantity ?? 0)
  if (left === null) return null
  const text = product.countPerBox === 1 ? t.lowStockPieces(t.pieces(left, product.isPack)) : t.lowStock(left)
  return value >= left * product.countPerBox ? t.allTaken(text) : text
}

/** 'zuletzt 12. Okt., 3 Kt.', whole and in its two parts; null where it was never ordered. */
export function useLastText(product: SteppedProduct, last: LastOrder | undefined) {
  const t = useStepperTexts()
  const textOf = useShortText(product)
  const language = useLanguage()
  if (!last) return null
  const rest = `${recentDateText(last.orderedAt, language)}, ${textOf(last.quantity)}`
  const lead = t.last
  return { text: `${lead} ${rest}`, lead: `${lead} `, rest }
}
