import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Cart } from '../../contract/cart.ts'
import { TotalsList } from '../cart/TotalsList.tsx'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { selectedStores } from './pay-input.ts'
import { useCheckoutTexts } from './texts.ts'

/** The order in short, beside the steps. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const t = useCheckoutTexts().summary
  return (
    <section
      aria-label={t.title}
      className="rounded-xl bg-surface p-5 shadow-2 ring-1 ring-line max-lg:hidden sm:p-6 lg:sticky lg:top-28"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{t.title}</h2>
        <Link to={paths.cart()} className="text-sm font-semibold text-brand underline underline-offset-2">
          {t.edit}
        </Link>
      </div>
      <SummaryBody cart={cart} />
    </section>
  )
}

/** The same above the steps of a phone, closed at first. */
export function FoldedSummary({ cart }: { cart: Cart }) {
  const t = useCheckoutTexts().summary
  return (
    <details className="group rounded-lg bg-surface ring-1 ring-line lg:hidden">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-semibold break-words">{t.title}</span>
        <b className="font-bold tabular-nums">{cart.checkoutSummary.grossTotalText}</b>
        <ChevronDown className="size-[18px] transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="px-4 pb-5">
        <SummaryBody cart={cart} />
        <Link
          to={paths.cart()}
          className="mt-4 inline-block text-sm font-semibold text-brand underline underline-offset-2"
        >
          {t.edit}
        </Link>
      </div>
    </details>
  )
}

function SummaryBody({ cart }: { cart: Cart }) {
  const t = useCheckoutTexts().summary
  return (
    <>
      <ul className="my-5 grid gap-3">
        {selectedStores(cart).map(({ storeId, storeName, mediaUrl, items, summary }) => (
          <li key={storeId} className="flex items-center gap-3 text-medium">
            <Picture url={mediaUrl} alt="" sizes="36px" className="size-9 rounded-[11px]" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{storeName}</span>
              <span className="block text-small text-ink-3">{t.store(items.length)}</span>
            </span>
            <span className="shrink-0 tabular-nums">{summary.netTotalText}</span>
          </li>
        ))}
      </ul>
      <TotalsList totals={cart.checkoutSummary} isLarge />
    </>
  )
}
