import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { moneyText } from '../../contract/platform/money.ts'
import type { PricedProduct, ShownProduct as Product } from './shown-product.ts'
import type { Language } from '../../contract/platform/values.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { centsOf } from './discount.ts'
import { galleryCount, HoverGallery } from './HoverGallery.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { Rating } from './Rating.tsx'

/** What pages add to the cards of products: the heart on the picture and the control that adds to the cart. */
export type CardSlots = {
  action?: (product: Product) => ReactNode
  buy?: (product: PricedProduct) => ReactNode
  /** In place of that control while the product is sold out. */
  soldOut?: (product: Product) => ReactNode
  /** The list view of who may buy. */
  till?: (props: { products: Product[]; name: string; rows: ReactNode }) => ReactNode
}

export type ProductCardProps = {
  product: Product
  slots?: CardSlots
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string
  isEager?: boolean
}

// Reserved for a buyer while the price is on the way, so that nothing moves when it comes.
const BUY_PLACE = 'card-buying'
const GRID_SIZES = '(min-width: 1024px) 330px, 50vw'

/** A product in a grid or a carousel. */
export function ProductCard({ product, slots, sizes = GRID_SIZES, isEager }: ProductCardProps) {
  const { shown, show, keys } = useGallery(product)
  const t = useTexts().catalogue.card
  const language = useLanguage()
  const isGone = product.availability === 'OUT_OF_STOCK'
  return (
    <article className={`group/card card ${isGone ? 'card-gone' : ''}`}>
      <div className="card-picture">
        <Link to={paths.product(product)} tabIndex={-1} aria-hidden="true" className="block size-full">
          <HoverGallery urls={product.imageUrls} sizes={sizes} shown={shown} onShow={show} isEager={isEager} />
        </Link>
        {(product.badges.length > 0 || product.price) && (
          <div className="card-badges">
            <ProductBadges product={product} />
          </div>
        )}
        {slots?.action?.(product)}
      </div>
      <div className="card-body">
        <div className="card-maker">
          <span className="truncate" title={product.brand || product.storeName}>
            {product.brand || product.storeName}
          </span>
          <Rating rating={product.rating} />
        </div>
        <h3 className="card-name">
          <Link to={paths.product(product)} {...keys} className="line-clamp-3 hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="card-pack">{packLine(product, language)}</p>
        {product.offersText && <p className="card-offers">{product.offersText}</p>}
        {isGone && <p className="mt-2 text-small font-semibold text-warn">{product.backText ?? t.outOfStock}</p>}
        <div className={`mt-2 sm:mt-3 ${slots?.buy && !isGone ? BUY_PLACE : ''}`}>
          <PriceBlock product={product} />
          {slots?.buy && product.price && !isGone && <div className="mt-2.5 sm:mt-3.5">{slots.buy(product)}</div>}
          {isGone && slots?.soldOut && <div className="card-bell">{slots.soldOut(product)}</div>}
        </div>
      </div>
    </article>
  )
}

/** 'Karton 20 × 500 ml · 20,05 € · zzgl. 3,10 € Pfand': the pack with its net price where the viewer has one. */
export function packLine(product: Product, language: Language): string {
  const { packText, depositText, price } = product
  const isPriced = price && product.countPerBox > 1
  return [packText, isPriced && moneyText(centsOf(price.boxPrice), language), depositText].filter(Boolean).join(' · ')
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
