import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { StoreCard as Store } from '../../contract/stores.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { StoreTile } from './StoreTile.tsx'

/** A store with its best goods and its minimum order. */
export function StoreCard({ store }: { store: Omit<Store, 'storeId' | 'storeUrl' | 'minimumOrderAmount' | 'rating'> }) {
  const t = useTexts().stores
  return (
    <article className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-lg bg-surface hairline transition-shadow hover:shadow-[inset_0_0_0_1px_var(--color-line),var(--shadow-2)]">
      <div className="grid h-[132px] shrink-0 auto-cols-fr grid-flow-col gap-0.5 overflow-hidden bg-sunken">
        {store.coverUrls.map((url) => (
          <Picture
            key={url}
            url={url}
            alt=""
            sizes="(min-width: 1024px) 110px, 30vw"
            className="h-[132px] w-full object-cover"
          />
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-0.5 px-[18px] pb-[18px]">
        <StoreTile url={store.mediaUrl} className="relative -mt-8 mb-2.5 size-[60px] rounded-lg ring-4 ring-surface" />
        <h3 className="font-sans text-[17px] leading-normal font-semibold tracking-normal">
          <Link to={paths.store(store.slug)} className="after:absolute after:inset-0 group-hover:underline">
            {store.storeName}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{[store.city, store.tagline].filter(Boolean).join(' · ')}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-2.5 text-[13.5px] font-medium tabular-nums">
          <ShoppingBasket aria-hidden="true" className="size-4" />
          {store.isEligibleForSale ? t.minimumOrder(store.minimumOrderAmountText) : t.notEligible}
        </p>
      </div>
    </article>
  )
}
