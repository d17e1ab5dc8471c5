import type { Product } from '../../../contract/products.ts'
import { arrivalsQuery } from '../../delivery/queries.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { amountText } from '../../products/amount-text.ts'
import { useProductTexts } from '../../products/product-texts.ts'
import { OfferRow } from './OfferRow.tsx'
import { useOffers } from './offers-query.ts'

/** The offers of all stores for the article, best for this cart first; nothing where one store alone sells it. */
export function ProductOffers({ product }: { product: Product }) {
  const texts = useProductTexts()
  const t = texts.product
  const offers = useOffers(product)
  const skuIds = offers?.items.map((offer) => offer.product.skuId) ?? []
  const isNeeded = useIsBuyer() && skuIds.length > 0
  const arrivals = dataOrNothing(useRead({ ...arrivalsQuery({ skuIds }, useLanguage()), enabled: isNeeded }))
  if (!offers) return null
  const rowOf = (offer: (typeof offers.items)[number], place: number) => (
    <OfferRow
      key={offer.product.skuId}
      offer={offer}
      isShown={offer.product.skuId === product.skuId}
      isBest={place === 0 && offer.reason !== null}
      arrival={arrivals?.items.find(({ productSkuId }) => productSkuId === offer.product.skuId)}
    />
  )
  const isGone = (offer: (typeof offers.items)[number]) => offer.product.availability === 'OUT_OF_STOCK'
  const soldOut = offers.items.filter(isGone)
  const shown = offers.items.find((offer) => offer.product.skuId === product.skuId)
  return (
    <section aria-labelledby="offers" className="scroll-mt-24 pt-10 lg:pt-[66px]">
      <h2 id="offers" className="text-2xl">
        {t.offers(offers.items.length)}
      </h2>
      {shown?.compared && <p className="mt-1 text-sm text-ink-2">{t.offersSorted}</p>}
      <ul className="mt-5 grid gap-3">{offers.items.filter((offer) => !isGone(offer)).map(rowOf)}</ul>
      {shown?.compared && (
        <p className="mt-3 text-small text-ink-2">
          {t.offersNote(offers.isUsual, amountText(shown.compared.quantity, product, texts.quantity))}
        </p>
      )}
      {soldOut.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {t.offersSoldOut(soldOut.length)}
          </summary>
          <ul className="mt-2 grid gap-3">{soldOut.map((offer) => rowOf(offer, -1))}</ul>
        </details>
      )}
    </section>
  )
}
