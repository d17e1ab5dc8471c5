import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { CSSProperties } from 'react'
import type { AgainItem, BuyerHome } from '../../contract/buyer-home/home.ts'
import { imageUrl } from '../../contract/platform/images.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { CartStepper } from '../cart/stepper/CartStepper.tsx'
import { cartQuery } from '../cart/queries.ts'
import { StockAndLast } from '../cart/stepper/StockAndLast.tsx'
import { useAddToCart } from '../cart/use-cart.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { centsOf } from '../products/discount.ts'
import { MoreLink } from '../products/ProductCarousel.tsx'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { useBuyerHomeTexts } from './texts.ts'

/** What was ordered before, each with the last quantity ready; a list on a phone, cards on wide windows. */
export function Again({ home: { source, again } }: { home: BuyerHome }) {
  const t = useBuyerHomeTexts()
  if (again.length === 0) return null
  return (
    <section aria-labelledby="again" className="mt-8 lg:mt-9">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="again" className="text-xl leading-[1.1] lg:text-2xl">
          {t.sources[source]}
        </h2>
        <div className="flex items-center gap-5">
          <div className="max-sm:hidden">{source === 'ORDERED' && <TakeAll again={again} />}</div>
          {(source === 'ORDERED' || source === 'WISHLIST') && (
            <MoreLink
              to={source === 'ORDERED' ? paths.orders() : paths.wishlist()}
              label={t.sources[source]}
              text={source === 'ORDERED' ? t.allOrders : t.wishlist}
            />
          )}
        </div>
      </div>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-lg bg-line hairline sm:grid-cols-3 sm:gap-3.5 sm:overflow-visible sm:bg-transparent sm:[box-shadow:none] lg:grid-cols-5">
        {again.map((item) => (
          <li key={item.product.skuId} className="min-w-0 bg-surface sm:rounded-lg">
            <AgainCard item={item} />
          </li>
        ))}
      </ul>
      <div className="mt-3 sm:hidden">{source === 'ORDERED' && <TakeAll again={again} />}</div>
    </section>
  )
}

function AgainCard({ item: { product, quantity, last } }: { item: AgainItem }) {
  const t = useBuyerHomeTexts()
  const language = useLanguage()
  const { price, countPerBox, isPack } = product
  const isInCases = countPerBox > 1
  const url = product.imageUrls[0] ?? ''
  return (
    <article className="grid h-full grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3 p-3 sm:flex sm:flex-col sm:items-stretch sm:overflow-hidden sm:rounded-lg sm:p-0 sm:hairline">
      <Link
        to={paths.product(product)}
        tabIndex={-1}
        aria-hidden="true"
        className="edged-picture self-start sm:self-auto"
        style={{ '--picture': `url(${imageUrl(url, 'small')})` } as CSSProperties}
      >
        <Picture
          url={url}
          alt=""
          isEager
          sizes="(min-width: 1024px) 270px, (min-width: 640px) 30vw, 64px"
          className="size-16 rounded-md object-contain sm:aspect-[4/2.9] sm:size-auto sm:w-full sm:rounded-none"
        />
      </Link>
      <div className="min-w-0 sm:flex-1 sm:px-3.5 sm:pt-3">
        <h3 className="font-sans text-sm leading-[1.3] font-semibold tracking-normal">
          <Link to={paths.product(product)} className="line-clamp-2 hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 text-medium tabular-nums">
          <b className="font-bold">{price && moneyText(centsOf(price.boxPrice), language)}</b>{' '}
          <span className="text-xs text-ink-3">{isInCases ? t.perCase : t.perPiece(isPack)}</span>
        </p>
        <p className="text-xs text-ink-3 tabular-nums">
          {product.packText}
          {isInCases && price && ` · ${price.unitPriceText}`}
        </p>
        <StockAndLast product={product} last={last ?? undefined} className="mt-0.5" />
      </div>
      <div className="min-w-26 self-end sm:min-w-0 sm:self-auto sm:p-3.5 sm:pt-2">
        <CartStepper product={product} proposed={quantity} />
      </div>
    </article>
  )
}

/** Adds what is not in the cart yet; nothing where all of it is. */
function TakeAll({ again }: { again: AgainItem[] }) {
  const t = useBuyerHomeTexts()
  const language = useLanguage()
  const { add, isAdding, successes } = useAddToCart()
  const cart = dataOrNothing(useRead(cartQuery))
  if (!cart) return null
  const inCart = new Set(cart.carts.flatMap(({ items }) => items.map(({ productSkuId }) => productSkuId)))
  const missing = again.filter(({ product }) => !inCart.has(product.skuId))
  if (missing.length === 0) return null
  const cents = missing.reduce((sum, { netTotal }) => sum + centsOf(netTotal), 0)
  const items = missing.map(({ product, quantity }) => ({ productSkuId: product.skuId, quantity }))
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ShoppingBag />}
      isLoading={isAdding}
      successes={successes}
      onClick={() => void add(items)}
      className="tabular-nums max-sm:w-full"
    >
      {t.takeAll(moneyText(cents, language))}
    </Button>
  )
}
