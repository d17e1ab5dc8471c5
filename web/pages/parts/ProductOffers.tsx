import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Offer, Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useHydrated, useViewer } from '../../platform/viewer/viewer.ts'
import { PriceGate } from '../../products/PriceGate.tsx'
import { useProductTexts, type ProductTexts } from '../../products/product-texts.ts'
import type { Reader } from '../../products/queries.ts'
import { shownProduct } from '../../products/shown-product.ts'
import { Stars } from '../../ui/Stars.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { cardSlots } from './card-slots.tsx'

const offersQuery = (id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, 'offers', viewer, language],
    queryFn: async ({ signal }) =>
      (await call((await import('../../../contract/products.ts')).listOffers, { id }, { signal })).items,
  })

/** The offers of all stores for the article, best first; nothing where one store alone sells it. */
export function ProductOffers({ product: { skuId, gtin } }: { product: Product }) {
  const t = useProductTexts().product
  const reader = { viewer: useViewer(), language: useLanguage() }
  const isHydrated = useHydrated()
  const offers = dataOrNothing(useRead({ ...offersQuery(skuId, reader), enabled: isHydrated && gtin !== null }))
  if (!offers || offers.length < 2) return null
  return (
    <section aria-labelledby="offers" className="pt-10 lg:pt-[66px]">
      <h2 id="offers" className="text-2xl">
        {t.offers(offers.length)}
      </h2>
      <ul className="mt-5 grid gap-3">
        {offers.map((offer) => (
          <OfferRow key={offer.product.skuId} offer={offer} isShown={offer.product.skuId === skuId} />
        ))}
      </ul>
    </section>
  )
}

type OfferRowProps = { offer: Offer; isShown: boolean }

function OfferRow({ offer, isShown }: OfferRowProps) {
  const texts = useProductTexts()
  const { stores } = useTexts()
  const t = texts.product
  const { product, rating, reason, delivery } = offer
  const shown = shownProduct(product)
  const isGone = product.availability === 'OUT_OF_STOCK'
  return (
    <li
      className={`grid grid-cols-2 items-center gap-x-6 gap-y-3 rounded-lg bg-surface p-4 lg:grid-cols-[1.4fr_1fr_1.2fr_1fr_200px] ${reason ? 'ring-2 ring-brand' : 'hairline'}`}
    >
      <div className="col-span-2 min-w-0 lg:col-span-1">
        {reason && (
          <Tag variant="brand" className="mb-2">
            {t.offerReasons[reason]}
          </Tag>
        )}
        <p className="font-semibold break-words">{product.storeName}</p>
        {rating && <Stars average={rating.average} count={rating.count} className="mt-1" />}
      </div>
      <Fact label={product.packText}>
        {shown.price ? (
          <>
            <b className="text-lg tabular-nums">{shown.price.unitPriceText}</b>
            <span className="block text-sm text-ink-2 tabular-nums">{shown.price.boxPriceText}</span>
          </>
        ) : (
          <PriceGate name={`${product.name}, ${product.storeName}`} />
        )}
      </Fact>
      <Fact label={stores.minimumOrder(offer)}>{shippingOf(offer, t)}</Fact>
      <Fact label={isGone ? texts.card.outOfStock : ''}>{delivery.text}</Fact>
      <div className="col-span-2 lg:col-span-1">
        {shown.price && !isGone && cardSlots.buy?.(shown)}
        {isShown ? (
          <span className="mt-2 block text-sm text-ink-2">{t.offerShown}</span>
        ) : (
          <Link
            to={product.canonicalUrl}
            className="mt-2 inline-block text-sm font-semibold text-brand hover:underline"
          >
            {t.offerOpen(product.storeName)}
          </Link>
        )}
      </div>
    </li>
  )
}

function shippingOf({ extraShippingText, missingAmountText }: Offer, t: ProductTexts['product']) {
  if (extraShippingText === null) return null
  return (
    <>
      <span className="block">{t.offerShipping(extraShippingText)}</span>
      <span className="block text-ink-2">
        {missingAmountText ? t.minimumMissing(missingAmountText) : t.offerMinimumReached}
      </span>
    </>
  )
}

type FactProps = { label: string; children: ReactNode }

const Fact = ({ label, children }: FactProps) => (
  <div className="min-w-0 text-sm">
    {children}
    {label && <span className="mt-0.5 block text-ink-2">{label}</span>}
  </div>
)
