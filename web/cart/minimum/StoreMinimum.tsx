import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { cartQuery } from '../queries.ts'

/** On a supplier's page: what of it is in the cart, and how far that is from its minimum order. */
export function StoreMinimum({ storeId }: { storeId: string }) {
  const t = useCartTexts()
  const cart = dataOrNothing(useRead(cartQuery))
  const store = cart?.carts.find((one) => one.storeId === storeId)
  if (!store) return null
  const { minimumOrderAmount, minimumOrderAmountText, missingAmount, missingAmountText, summary } = store
  const isMissing = missingAmount > 0
  return (
    <aside className="store-minimum-bar" aria-label={t.minimum.label(store.storeName)}>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm tabular-nums">
          <b className="font-semibold">{t.minimum.inCart(summary.netTotalText)}</b>
          {!store.selected && <span className="text-ink-2">{t.minimum.nothingSelected}</span>}
          {store.selected && minimumOrderAmount > 0 && (
            <span className="text-ink-2">
              {isMissing ? t.minimum.missing(missingAmountText) : t.minimum.reached(minimumOrderAmountText)}
            </span>
          )}
        </p>
        {minimumOrderAmount > 0 && (
          <ProgressBar
            className="mt-1.5"
            label={t.minimum.label(store.storeName)}
            value={Math.max(0, minimumOrderAmount - missingAmount)}
            max={minimumOrderAmount}
          />
        )}
      </div>
      <Link to={paths.cart()} className={buttonClass({ variant: isMissing ? 'secondary' : 'primary', size: 'sm' })}>
        {t.toCart}
      </Link>
    </aside>
  )
}
