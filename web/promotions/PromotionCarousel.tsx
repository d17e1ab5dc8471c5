import { MoreLink, SectionHead } from '../products/ProductCarousel.tsx'
import { Link } from '../frame/Link.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { Picture } from '../ui/Picture.tsx'
import type { ShownCarousel } from './carousel-queries.ts'

const SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 40vw, 85vw'

/** Promotions as wide pictures in a row to scroll. */
export function PromotionCarousel({ carousel: { title, viewMoreUrl, promotions } }: { carousel: ShownCarousel }) {
  return (
    <Carousel
      label={title}
      slides="post"
      header={<SectionHead title={title} />}
      more={<MoreLink to={viewMoreUrl} label={title} />}
    >
      {promotions.map(({ id, name, imageUrl, url }) => (
        <article key={id} className="group relative h-full overflow-hidden rounded-[20px] bg-accent-soft">
          <div className="aspect-[16/9] overflow-hidden">
            <Picture url={imageUrl} alt="" sizes={SIZES} ratio={9 / 16} className="zoomed" />
          </div>
          <h3 className="p-5 text-xl leading-[1.2] tracking-[-.02em] lg:text-heading">
            <Link to={url} className="card-link">
              {name}
            </Link>
          </h3>
        </article>
      ))}
    </Carousel>
  )
}
