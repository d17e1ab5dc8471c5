import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { moneyText } from '../../contract/money.ts'
import type { ShownProduct as Product } from './shown-product.ts'
import type { Language } from '../../contract/values.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { centsOf } from './discount.ts'
import { galleryCount, HoverGallery } from './HoverGallery.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { Rating } from './Rating.tsx'

/** What pages add to the cards of products: the heart on the picture and the control that adds to the cart. */
export type CardSlots = { action?: (product: Product) => ReactNode; buy?: (product: Product) => ReactNode }

export type ProductCardProps = {
  product: Product
  slots?: CardSlots
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string
  isEager?: boolean
}

// Kept for a buyer while the price is on the way, so that nothing moves when it comes.
const BUY_PLACE = 'in-data-[viewer=buyer]:min-h-[95px] sm:in-data-[viewer=buyer]:min-h-[99px]'
const GRID_SIZES = '(min-width: 1024px) 330px, 50vw'

/** A product in a grid or a carousel. */
export function ProductCard({ product, slots, sizes = GRID_SIZES, isEager }: ProductCardProps) {
  const { shown, show, keys } = useGallery(product)
  const t = useTexts().catalogue.card
  const language = useLanguage()
  const isGone = product.availability === 'OUT_OF_STOCK'
  return (
    <article className="group/card relative flex h-full min-w-0 flex-col overflow-hidden rounded-lg bg-surface hairline transition-shadow hover:shadow-[inset_0_0_0_1px_var(--color-line),var(--shadow-2)]">
      <div className="relative aspect-[1/.94] shrink-0 overflow-hidden">
        <Link to={paths.product(product)} tabIndex={-1} aria-hidden="true" className="block size-full">
          <HoverGallery
            urls={product.imageUrls}
            name={product.name}
            sizes={sizes}
            shown={shown}
            onShow={show}
            isEager={isEager}
          />
        </Link>
        <div className="pointer-events-none absolute top-3 left-3 flex max-w-[calc(100%-70px)] flex-wrap gap-1.5">
          <ProductBadges product={product} />
        </div>
        {slots?.action?.(product)}
      </div>
      <div className="flex flex-1 flex-col px-3 pt-[11px] pb-3 lg:px-4 lg:pt-3.5 lg:pb-4">
        <div className="flex justify-between gap-2 text-xs text-ink-2 lg:text-[13px]">
          <span className="truncate">{product.brand || product.storeName}</span>
          <Rating rating={product.rating} />
        </div>
        <h3 className="mt-[3px] font-sans text-sm leading-[1.32] font-semibold tracking-normal text-pretty lg:text-[15.5px]">
          <Link to={paths.product(product)} {...keys} className="line-clamp-3 hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 text-xs text-ink-3 tabular-nums lg:text-[13px]">{packLine(product, language)}</p>
        <div className="min-h-1.5 flex-1" />
        {isGone && <p className="mt-2 text-[13px] font-semibold text-warn">{t.outOfStock}</p>}
        <div className={`mt-3 ${slots?.buy && !isGone ? BUY_PLACE : ''}`}>
          <PriceBlock product={product} />
          {slots?.buy && product.price && !isGone && <div className="mt-3.5">{slots.buy(product)}</div>}
        </div>
      </div>
    </article>
  )
}

/** 'Karton 8 × 1 kg · 127,20 €': the pack with its net price where the viewer has one. */
export function packLine({ packText, price, countPerBox }: Product, language: Language): string {
  if (!price || countPerBox === 1) return packText
  return `${packText} · ${moneyText(centsOf(price.finalNetPrice) * countPerBox, language)}`
}

/** The shown picture, which the arrow keys move while the name has the focus. */
export function useGallery({ imageUrls }: Product) {
  const [shown, show] = useState(0)
  const last = galleryCount(imageUrls) - 1
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(Math.min(shown + 1, last))
    if (key === 'ArrowLeft') show(Math.max(shown - 1, 0))
  }
  return { shown, show, keys: { onKeyDown, onBlur: () => show(0), 'aria-keyshortcuts': 'ArrowLeft ArrowRight' } }
}
