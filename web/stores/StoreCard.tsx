import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { StoreCard as Store } from '../../contract/stores.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { StoreTile } from './StoreTile.tsx'

type StoreCardProps = {
  store: Omit<Store, 'storeId' | 'storeUrl' | 'rating'>
  /** Its rank among the headings of the page. */
  as?: 'h2' | 'h3'
}

/** A store with its cover, or its best products, and its minimum order. */
export function StoreCard({ store, as: Heading = 'h3' }: StoreCardProps) {
  const t = useTexts().stores
  return (
    <article className="group card">
      <div className="store-goods">
        {store.ownCoverUrl ? (
          <Picture
            url={store.ownCoverUrl}
            alt=""
            sizes="(min-width: 1024px) 330px, 90vw"
            ratio={0.5}
            className="h-[132px] w-full object-cover"
          />
        ) : (
          store.coverUrls.map((url) => (
            <Picture
              key={url}
              url={url}
              alt=""
              sizes="(min-width: 1024px) 110px, 30vw"
              className="h-[132px] w-full object-cover"
            />
          ))
        )}
      </div>
      <div className="store-body">
        <StoreTile url={store.mediaUrl} className="store-tile" />
        <Heading className="store-name">
          <Link to={paths.store(store.slug)} className="card-link">
            {store.storeName}
          </Link>
        </Heading>
        <p className="text-sm text-ink-2">{[store.city, store.tagline].filter(Boolean).join(' · ')}</p>
        <p className="store-minimum">
          <ShoppingBasket aria-hidden="true" className="size-4" />
          {store.isEligibleForSale ? t.minimumOrder(store) : t.notEligible}
        </p>
      </div>
    </article>
  )
}
