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

/** Cover, tile, name and the facts a buyer asks for first. */
export function StoreHead({ store }: { store: ShownStore }) {
  const t = useTexts().stores
  return (
    <header className="mt-3 overflow-hidden rounded-xl bg-surface hairline lg:mt-4">
      <Cover store={store} />
      <div className="px-5 pb-6 lg:px-8 lg:pb-8">
        <StoreTile
          url={store.mediaUrl}
          className="relative -mt-11 size-[84px] rounded-[24px] ring-4 ring-surface lg:-mt-14 lg:size-[104px]"
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageTitle>{store.storeName}</PageTitle>
          {!store.isEligibleForSale && <Tag variant="warn">{t.notEligible}</Tag>}
        </div>
        <p className="mt-1.5 text-lg text-ink-2">{store.tagline}</p>
        <StoreRating store={store} />
        <StoreFacts store={store} />
        <StoreDescription html={store.description} />
      </div>
    </header>
  )
}

// Suppliers write paragraphs; what else they mark up is shown as plain text.
function StoreDescription({ html }: { html: string }) {
  const paragraphs = html.split(/<\/p>|<br *\/?>/).map((part) => part.replaceAll(/<[^>]*>/g, '').trim())
  return (
    <div className="mt-5 grid max-w-[62ch] gap-2 text-ink-2 text-pretty">
      {paragraphs.filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function Cover({ store: { coverUrl, coverUrls } }: { store: ShownStore }) {
  const urls = coverUrls.length > 0 ? coverUrls : [coverUrl]
  return (
    <div className="grid h-[168px] auto-cols-fr grid-flow-col gap-0.5 overflow-hidden bg-sunken lg:h-[280px]">
      {urls.map((url, position) => (
        <Picture
          key={url}
          url={url}
          alt=""
          sizes="(min-width: 1024px) 460px, 34vw"
          isEager={position === 0}
          className="h-[168px] w-full object-cover lg:h-[280px]"
        />
      ))}
    </div>
  )
}

function StoreRating({ store: { rating } }: { store: ShownStore }) {
  const t = useTexts().catalogue.product
  const language = useLanguage()
  if (!rating) return null
  return (
    <p className="mt-3 flex items-center gap-2.5 text-sm">
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
    ['minimum', ShoppingBasket, t.minimumOrder(store.minimumOrderAmountText)],
    ['shipping', PackageCheck, shippingText(store, t)],
    ['time', Truck, store.leadTimeText],
    ['city', MapPin, store.city],
    ['range', Boxes, t.articles(store.productCount)],
  ]
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {facts.map(([key, Icon, text]) => (
        <li
          key={key}
          className="inline-flex min-h-9 items-center gap-[7px] rounded-full px-3.5 py-1 text-sm font-medium tabular-nums hairline"
        >
          <Icon aria-hidden="true" className="size-4" />
          {text}
        </li>
      ))}
    </ul>
  )
}
