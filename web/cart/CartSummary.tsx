import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { Cart } from '../../contract/cart.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { CouponField } from './CouponField.tsx'
import { TotalsList } from './TotalsList.tsx'
import { useCartIsSaving } from './use-cart.ts'

/** What the selected lines cost and the way to order them. */
export function CartSummary({ cart }: { cart: Cart }) {
  const t = useCartTexts()
  const isSaving = useCartIsSaving()
  const stores = cart.carts.filter(({ items }) => items.some(({ selected }) => selected)).length
  return (
    <section aria-label={t.summary.title} className="rounded-xl bg-surface p-5 shadow-2 ring-1 ring-line sm:p-6">
      <h2 className="text-xl">{t.summary.title}</h2>
      <p className="mt-1.5 text-small text-ink-3">{t.summary.note}</p>
      <div className="mt-5">
        <CouponField coupon={cart.coupon} />
      </div>
      <div className={`mt-5 transition-opacity ${isSaving ? 'opacity-60' : ''}`} aria-busy={isSaving}>
        <TotalsList totals={cart.checkoutSummary} isLarge />
      </div>
      <CheckoutButton cart={cart} className="mt-6 w-full">
        {t.checkout}
      </CheckoutButton>
      <Blocking cart={cart} />
      {cart.canCheckout && (
        <p className="mt-4 text-center text-small text-ink-3">
          {t.split(stores)} {t.secure}
        </p>
      )}
    </section>
  )
}

/** Sum and button at the lower end of a phone's window. */
export function CartBar({ cart }: { cart: Cart }) {
  const t = useCartTexts()
  const { grossTotalText } = cart.checkoutSummary
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-3.5 border-t border-line bg-surface px-4 pt-2.5 pb-3.5 shadow-[0_-8px_24px_-12px_oklch(.2_.02_158/.2)] sm:-mx-6 sm:px-6 lg:hidden">
      <p className="min-w-0 flex-1 tabular-nums">
        <b className="block text-lg leading-tight font-bold tracking-[-.02em]">{grossTotalText}</b>
        <span className="block text-xs text-ink-3">{t.summary.withTax}</span>
      </p>
      <CheckoutButton cart={cart}>{t.checkout}</CheckoutButton>
    </div>
  )
}

const BLOCKING_ID = 'cart-blocking'

function CheckoutButton({ cart, className = '', children }: { cart: Cart; className?: string; children: ReactNode }) {
  if (!cart.canCheckout)
    return (
      <Button size="lg" disabled aria-describedby={BLOCKING_ID} className={className}>
        {children}
      </Button>
    )
  return (
    <Link to={paths.checkout()} className={buttonClass({ size: 'lg', className })}>
      {children}
    </Link>
  )
}

function Blocking({ cart: { blocking } }: { cart: Cart }) {
  const t = useCartTexts()
  return (
    <div id={BLOCKING_ID} role="status">
      {blocking.length > 0 && (
        <div className="mt-4 rounded-md bg-warn-soft px-4 py-3 text-sm">
          <p className="font-semibold text-warn">{t.whyNot}</p>
          <ul className="mt-2 grid gap-2">
            {blocking.map((code) => (
              <li key={code} className="flex items-start gap-2">
                <CircleAlert className="mt-0.5 size-4 text-warn" aria-hidden="true" />
                {t.blocking[code]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
