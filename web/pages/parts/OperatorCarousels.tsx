import { ProductCarousel } from '../../products/ProductCarousel.tsx'
import type { OwnRead } from '../../platform/reads/use-page-query.ts'
import type { ShownCarousel } from '../../promotions/carousel-queries.ts'
import { PromotionCarousel } from '../../promotions/PromotionCarousel.tsx'
import { cardSlots } from './card-slots.tsx'

type OperatorCarouselsProps = { carousels: ShownCarousel[]; prices: OwnRead }

/** Promotions and products that operators put on the home page. */
export function OperatorCarousels({ carousels, prices }: OperatorCarouselsProps) {
  return carousels.map((carousel) => {
    const { id, type, title, viewMoreUrl, products } = carousel
    if (type === 'PROMOTION') return <PromotionCarousel key={id} carousel={carousel} />
    return (
      <ProductCarousel
        key={id}
        title={title}
        products={products}
        prices={prices}
        moreUrl={viewMoreUrl}
        slots={cardSlots}
      />
    )
  })
}
