import type { ReactNode } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import { TotalsList } from '../../cart/TotalsList.tsx'
import { useIsOnline } from '../../platform/connection/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { useCheckoutTexts } from '../texts.ts'

/** `action` is what the button says; `isStale` while the sum for what was just chosen is on its way. */
type SumProps = { cart: Cart; action: string; isOrderable: boolean; isBusy: boolean; isStale: boolean }
type OrderBarProps = SumProps & { formId: string }
type OrderCardProps = SumProps & { isPaying: boolean; terms: ReactNode }

const dimmed = (isStale: boolean) => `transition-opacity ${isStale ? 'opacity-60' : ''}`

/** The sum, the terms and the button that orders: beside the blocks, or on a phone at the foot of the screen. */
export function OrderCard({ cart, action, isOrderable, isBusy, isStale, isPaying, terms }: OrderCardProps) {
  const t = useCheckoutTexts().review
  const isOnline = useIsOnline()
  return (
    <section aria-label={t.sum} className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
      <h2 className="mb-4 font-sans text-lg font-semibold tracking-normal">{t.sum}</h2>
      <div className={dimmed(isStale)} aria-busy={isStale}>
        <TotalsList totals={cart.checkoutSummary} isLarge />
      </div>
      <div className="mt-5">{terms}</div>
      <div className="mt-5 max-lg:hidden">
        <Button type="submit" size="lg" disabled={!isOrderable || !isOnline} isLoading={isBusy} className="w-full">
          {action}
        </Button>
        <p className="mt-3 flex items-center justify-center gap-1.5 text-small text-ink-3">
          <kbd className={key}>{t.control}</kbd>
          <kbd className={key}>↵</kbd>
          {t.orders}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isPaying && t.ordering}
      </p>
      <p role="status" className="mt-3 text-center text-small font-semibold text-warn empty:hidden">
        {!isOnline && t.offline}
      </p>
    </section>
  )
}

const key = 'rounded-sm bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold ring-1 ring-line'

/** The same button on a phone. */
export function OrderBar({ formId, cart, action, isOrderable, isBusy, isStale }: OrderBarProps) {
  const t = useCheckoutTexts().review
  const isOnline = useIsOnline()
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-3.5 border-t border-line bg-surface px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-12px_oklch(.2_.02_158/.2)] sm:-mx-6 sm:px-6 lg:hidden">
      <p className={`shrink-0 text-xs text-ink-2 ${dimmed(isStale)}`} aria-busy={isStale}>
        <b className="block text-base font-bold text-ink tabular-nums">{cart.checkoutSummary.grossTotalText}</b>
        {t.gross}
      </p>
      <Button
        type="submit"
        form={formId}
        disabled={!isOrderable || !isOnline}
        isLoading={isBusy}
        className="min-w-0 flex-1"
      >
        {action}
      </Button>
    </div>
  )
}
