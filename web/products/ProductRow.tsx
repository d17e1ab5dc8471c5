import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { HoverGallery } from './HoverGallery.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { packLine, useGallery, type ProductCardProps } from './ProductCard.tsx'
import { Rating } from './Rating.tsx'

/** A product as a row of the list view. */
export function ProductRow({ product, slots, isEager }: ProductCardProps) {
  const { shown, show, keys } = useGallery(product)
  const t = useTexts().catalogue.card
  const language = useLanguage()
  const isGone = product.availability === 'OUT_OF_STOCK'
  return (
    <article className="group/card relative grid grid-cols-[96px_1fr] gap-4 overflow-hidden rounded-lg bg-surface p-3 hairline sm:grid-cols-[132px_1fr_minmax(180px,220px)] sm:gap-5 sm:pr-5">
      <div className="relative aspect-square self-start overflow-hidden rounded-md">
        <Link to={paths.product(product)} tabIndex={-1} aria-hidden="true" className="block size-full">
          <HoverGallery urls={product.imageUrls} sizes="132px" shown={shown} onShow={show} isEager={isEager} />
        </Link>
        {slots?.action?.(product)}
      </div>
      <div className="min-w-0 self-center">
        <div className="mb-1.5 flex flex-wrap gap-1.5">
          <ProductBadges product={product} />
        </div>
        <div className="flex items-center gap-3 text-small text-ink-2">
          <span className="truncate" title={product.brand || product.storeName}>
            {product.brand || product.storeName}
          </span>
          <Rating rating={product.rating} />
        </div>
        <h3 className="mt-0.5 font-sans text-medium leading-[1.32] font-semibold tracking-normal text-pretty">
          <Link to={paths.product(product)} {...keys} className="hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 text-small text-ink-3 tabular-nums">{packLine(product, language)}</p>
        {product.offersText && <p className="mt-1 text-small font-medium text-ink-2">{product.offersText}</p>}
        {product.brand && <p className="mt-1 text-small text-ink-3">{product.storeName}</p>}
      </div>
      <div className="self-center max-sm:col-span-2">
        {isGone && <p className="mb-2 text-small font-semibold text-warn">{product.backText ?? t.outOfStock}</p>}
        <PriceBlock product={product} />
        {slots?.buy && product.price && !isGone && <div className="mt-3">{slots.buy(product)}</div>}
        {isGone && slots?.soldOut && <div className="card-bell">{slots.soldOut(product)}</div>}
      </div>
    </article>
  )
}
