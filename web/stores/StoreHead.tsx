import Boxes from 'lucide-react/icons/boxes'
import MapPin from 'lucide-react/icons/map-pin'
import PackageCheck from 'lucide-react/icons/package-check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Truck from 'lucide-react/icons/truck'
import type { LucideIcon } from 'lucide-react'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { Stars } from '../ui/Stars.tsx'
import { Tag } from '../ui/Tag.tsx'
import { shippingText } from './shipping-text.ts'
import { StoreTile } from './StoreTile.tsx'
import type { ShownStore } from './queries.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

/** Tile, name and the facts a buyer asks for first beside the cover, low enough that products are in sight below. */
export function StoreHead({ store }: { store: ShownStore }) {
  const t = useTexts().stores
  return (
    <header className="store-head">
      <div className="min-w-0 p-4 sm:p-5 lg:order-first lg:px-7">
        <div className="flex items-center gap-4">
          <StoreTile url={store.mediaUrl} className="size-14 rounded-[17px] lg:size-[72px] lg:rounded-[21px]" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <PageTitle className="text-2xl sm:text-title-s">{store.storeName}</PageTitle>
              {store.isClosed && <Tag variant="warn">{t.notEligible}</Tag>}
            </div>
            {store.pauseText && <p className="mt-1 text-medium font-medium text-warn">{store.pauseText}</p>}
            <p className="mt-1 line-clamp-2 text-medium text-ink-2">{store.tagline}</p>
          </div>
        </div>
        <StoreRating store={store} />
        <StoreFacts store={store} />
        <StoreDescription store={store} />
      </div>
      <Cover store={store} />
    </header>
  )
}

// Suppliers write paragraphs; what else they mark up is shown as plain text. The tagline stands above already.
function StoreDescription({ store: { description, storeName, tagline } }: { store: ShownStore }) {
  const t = useTexts().stores
  const parts = description.split(/<\/p>|<br *\/?>/).map((part) => part.replaceAll(/<[^>]*>/g, '').trim())
  const paragraphs = parts.filter((text) => text !== '' && text !== tagline)
  if (paragraphs.length === 0) return null
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer font-semibold text-brand hover:underline">{t.about(storeName)}</summary>
      <div className="mt-2 grid max-w-[62ch] gap-2 text-ink-2 text-pretty">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  )
}

function Cover({ store: { coverUrls, ownCoverUrl } }: { store: ShownStore }) {
  if (ownCoverUrl)
    return (
      <div className="store-cover">
        <div className="relative min-h-0 overflow-hidden">
          <Picture
            url={ownCoverUrl}
            alt=""
            sizes="(min-width: 1024px) 30vw, 100vw"
            ratio={0.5}
            isEager
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
    )
  return (
    <div className="store-cover">
      {coverUrls.map((url, position) => (
        <div key={url} className="relative min-h-0 overflow-hidden">
          <Picture
            url={url}
            alt=""
            sizes="(min-width: 1024px) 160px, 34vw"
            isEager={position === 0}
            className="absolute inset-0 size-full object-contain"
          />
        </div>
      ))}
    </div>
  )
}

function StoreRating({ store: { rating } }: { store: ShownStore }) {
  const t = useTexts().catalogue
  const language = useLanguage()
  if (!rating) return null
  return (
    <p className="mt-2.5 flex items-center gap-2.5 text-sm">
      <Stars average={rating.average} count={rating.count} />
      <b className="font-semibold tabular-nums">
        {rating.average.toLocaleString(language, { minimumFractionDigits: 1 })}
      </b>
      <span className="text-ink-2 tabular-nums">{t.reviews(rating.count)}</span>
    </p>
  )
}

function StoreFacts({ store }: { store: ShownStore }) {
  const t = useTexts().stores
  const facts: [string, LucideIcon, string][] = [
    ['minimum', ShoppingBasket, t.minimumOrder(store)],
    ['shipping', PackageCheck, shippingText(store, t)],
    ['time', Truck, [store.leadTimeText, store.punctualityText].filter(Boolean).join(' · ')],
    ['city', MapPin, store.city],
    ['range', Boxes, t.articles(store.productCount)],
  ]
  return (
    // Wider than a phone: keys reach and scroll it (axe, scrollable-region-focusable).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul tabIndex={0} aria-label={t.facts} className="store-facts">
      {facts.map(([key, Icon, text]) => (
        <li key={key} className="store-fact">
          <Icon aria-hidden="true" className="size-4" />
          {text}
        </li>
      ))}
    </ul>
  )
}
