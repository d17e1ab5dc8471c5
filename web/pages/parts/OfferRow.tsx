import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { listArrivals } from '../../../contract/delivery.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Offer } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useLanguage } from '../../platform/texts.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { PriceGate } from '../../products/PriceGate.tsx'
import { useProductTexts, type ProductTexts } from '../../products/product-texts.ts'
import { shownProduct } from '../../products/shown-product.ts'
import { Stars } from '../../ui/Stars.tsx'

// Visitors need none of it.
const CartStepper = lazyPart(async () => (await import('../../cart/stepper/CartStepper.tsx')).CartStepper)

type OfferRowProps = {
  offer: Offer
  isShown: boolean
  isBest: boolean
  arrival: OutputOf<typeof listArrivals>['items'][number] | undefined
}

/** An offer beside the others: what its content costs with shipping, the case, the minimum order with this cart, the day. */
export function OfferRow({ offer, isShown, isBest, arrival }: OfferRowProps) {
  const texts = useProductTexts()
  const t = texts.product
  const isBuyer = useIsBuyer()
  const language = useLanguage()
  const { product, rating, reason, delivery, compared } = offer
  const shown = shownProduct(product)
  const isGone = product.availability === 'OUT_OF_STOCK'
  return (
    <li
      className={`grid grid-cols-2 items-center gap-x-6 gap-y-3 rounded-lg bg-surface p-4 lg:grid-cols-[1.5fr_1fr_.9fr_1fr_1.1fr_200px] ${isBest ? 'ring-2 ring-brand' : 'hairline'}`}
    >
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <p className="font-semibold break-words">{product.storeName}</p>
        {rating && <Stars average={rating.average} count={rating.count} className="mt-1" />}
        {reason && (
          <p className="mt-1 flex gap-1.5 text-small font-semibold text-ok">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t.offerReasons[reason]}
          </p>
        )}
      </div>
      <Fact label={t.offerFacts.compared} text={compared && t.offerParts(compared.goodsText, compared.shippingText)}>
        {compared ? (
          <b className="text-lg">{compared.text}</b>
        ) : (
          <PriceGate name={`${product.name}, ${product.storeName}`} />
        )}
      </Fact>
      <Fact label={t.offerFacts.box} text={product.packText}>
        {shown.price?.boxPriceText}
      </Fact>
      <Minimum {...{ offer, t }} />
      <Fact
        label={t.offerFacts.delivery}
        text={
          isGone ? texts.card.outOfStock : arrival?.orderUntil && t.offerUntil(momentText(arrival.orderUntil, language))
        }
      >
        {arrival?.text ?? delivery.text}
      </Fact>
      <div className="col-span-2 lg:col-span-1">
        {shown.price && isBuyer && !isGone && <CartStepper product={shown} proposed={compared?.quantity} />}
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

function Minimum({ offer, t }: { offer: Offer; t: ProductTexts['product'] }) {
  const { cartAmountText, missingAmountText, minimumOrderAmount, minimumOrderAmountText } = offer
  const hasOne = cartAmountText !== null && minimumOrderAmount > 0
  return (
    <Fact label={t.offerFacts.minimum} text={hasOne && t.offerInCart(cartAmountText, minimumOrderAmountText)}>
      {!hasOne ? (
        minimumOrderAmountText
      ) : missingAmountText ? (
        <span className="text-warn">{t.offerToGo(missingAmountText)}</span>
      ) : (
        <span className="text-ok">{t.offerReached}</span>
      )}
    </Fact>
  )
}

type FactProps = { label: string; text?: string | false | null | undefined; children: ReactNode }

const Fact = ({ label, text, children }: FactProps) => (
  <div className="min-w-0 text-sm tabular-nums">
    <span className="block text-xs text-ink-2">{label}</span>
    <span className="block font-semibold">{children}</span>
    {text && <span className="block text-small text-ink-2">{text}</span>}
  </div>
)
