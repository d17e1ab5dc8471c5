import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useProductTexts } from '../product-texts.ts'
import { StoreTile } from '../../stores/StoreTile.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** How far the buyer's cart is from the store's minimum order, in euros. */
export type MinimumProgress = { missingAmount: number; missingAmountText: string }

type StoreStripProps = { store: Product['store']; progress: MinimumProgress | null }

/** Who sells it, with the minimum order and, for a cart with products of this store, what is missing to it. */
export function StoreStrip({ store, progress }: StoreStripProps) {
  const t = useProductTexts().product
  const { stores } = useTexts()
  const { minimumOrderAmount, minimumOrderAmountText } = store
  const text = !progress
    ? stores.minimumOrder(store)
    : progress.missingAmount > 0
      ? t.minimumMissing(progress.missingAmountText)
      : t.minimumReached(minimumOrderAmountText)
  return (
    <section aria-label={t.soldBy} className="store-strip">
      <StoreTile url={store.mediaUrl} className="size-12 rounded-[15px] sm:size-[52px]" />
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-normal font-semibold tracking-normal">{store.storeName}</h2>
        <p className="text-sm text-ink-2 tabular-nums">
          {store.isEligibleForSale ? text : (store.pauseText ?? t.notEligible)}
        </p>
        {progress && (
          <ProgressBar
            className="mt-2"
            value={minimumOrderAmount - progress.missingAmount}
            max={minimumOrderAmount}
            label={text}
          />
        )}
      </div>
      <Link to={paths.store(store.slug)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t.toStore}
      </Link>
    </section>
  )
}
