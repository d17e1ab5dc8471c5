import { ProductCarousel } from '../../catalogue/ProductCarousel.tsx'
import type { ShownCarousel } from '../../promotions/carousel-queries.ts'
import { PromotionCarousel } from '../../promotions/PromotionCarousel.tsx'
import { cardSlots } from './card-slots.tsx'

/** Promotions and goods that operators put on the home page. */
export function OperatorCarousels({ carousels }: { carousels: ShownCarousel[] }) {
  return carousels.map((carousel) => {
    const { id, type, title, viewMoreUrl, products } = carousel
    if (type === 'PROMOTION') return <PromotionCarousel key={id} carousel={carousel} />
    return <ProductCarousel key={id} title={title} products={products} moreUrl={viewMoreUrl} slots={cardSlots} />
  })
}
