import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps } from 'react'
import type { ShownProduct as Product } from './shown-product.ts'
import { Link } from '../frame/Link.tsx'
import { useTexts } from '../platform/texts.ts'
import type { OwnRead } from '../platform/reads/use-page-query.ts'
import { Carousel } from '../ui/Carousel.tsx'
import { PricesContext } from './PriceBlock.tsx'
import { ProductCard, type CardSlots } from './ProductCard.tsx'
import { useTrackedList } from './use-tracked.ts'

type ProductCarouselProps = {
  title: string
  text?: string
  products: Product[]
  prices: OwnRead
  /** Where all of them are; a path without the language. */
  moreUrl?: string
  slots?: CardSlots
} & Pick<ComponentProps<typeof Carousel>, 'isGrowing' | 'ref'>

const SIZES = '(min-width: 1024px) 330px, (min-width: 640px) 30vw, 45vw'

/** Products in a row to scroll; nothing where there are none. */
export function ProductCarousel({ title, text, products, prices, moreUrl, slots, ...rest }: ProductCarouselProps) {
  useTrackedList(title, products)
  if (products.length === 0) return null
  return (
    <PricesContext value={prices}>
      <Carousel
        {...rest}
        label={title}
        header={<SectionHead title={title} text={text} />}
        more={moreUrl && <MoreLink to={moreUrl} label={title} />}
      >
        {products.map((product) => (
          <ProductCard key={product.skuId} product={product} slots={slots} sizes={SIZES} />
        ))}
      </Carousel>
    </PricesContext>
  )
}

/** The heading of a part of a page. */
export function SectionHead({ title, text }: { title: string; text?: string }) {
  return (
    <div>
      <h2 className="section-title">{title}</h2>
      {text && <p className="section-text">{text}</p>}
    </div>
  )
}

/** 'View more' beside a heading, which it is read out with. */
export function MoreLink({ to, label, text }: { to: string; label: string; text?: string }) {
  const t = useTexts().catalogue
  const shown = text ?? t.more
  return (
    <Link to={to} aria-label={`${shown}: ${label}`} className="more-link">
      {shown}
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  )
}
