import type { StoreCart } from '../../../contract/cart.ts'
import { Link } from '../../frame/Link.tsx'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { useSelect } from '../use-cart.ts'

type MinimumBarProps = {
  store: StoreCart
  /** There is no other store to order from instead. */
  isOnly: boolean
  /** Hears of a way on to another page. */
  onLeave?: () => void
}

/** How far a store's minimum order is, and the two ways on where it is not reached. */
export function MinimumBar({ store, isOnly, onLeave }: MinimumBarProps) {
  const t = useCartTexts().minimum
  const select = useSelect()
  if (store.minimumOrderAmount === 0) return null
  const isMissing = store.missingAmount > 0
  const linkClass = 'py-1 font-semibold text-brand underline underline-offset-2 disabled:opacity-45'
  return (
    <div className="mx-4 mb-4 rounded-md bg-sunken px-4 py-3 text-sm sm:mx-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={`tabular-nums ${isMissing ? 'font-semibold' : 'text-ink-2'}`}>
          {isMissing ? t.missing(store.missingAmountText) : t.reached(store.minimumOrderAmountText)}
        </p>
        {isMissing && (
          <p className="flex flex-wrap gap-x-4">
            <Link to={store.storeUrl} onClick={onLeave} className={linkClass}>
              {t.fill}
            </Link>
            {!isOnly && (
              <button
                type="button"
                disabled={select.isPending}
                onClick={() => select.mutate({ storeIds: [store.storeId], selected: false })}
                className={linkClass}
              >
                {t.without}
              </button>
            )}
          </p>
        )}
      </div>
      <ProgressBar
        className="mt-2"
        label={t.label(store.storeName)}
        value={Math.max(0, store.minimumOrderAmount - store.missingAmount)}
        max={store.minimumOrderAmount}
      />
    </div>
  )
}
