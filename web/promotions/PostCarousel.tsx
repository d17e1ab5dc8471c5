import { MoreLink, SectionHead } from '../products/ProductCarousel.tsx'
import { PostCard } from '../magazine/PostCard.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import type { ShownCarousel } from './carousel-queries.ts'

const SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 40vw, 85vw'

/** Posts of the magazine in a row to scroll; nothing where there are none. */
export function PostCarousel({ carousel: { title, viewMoreUrl, posts } }: { carousel: ShownCarousel }) {
  if (posts.length === 0) return null
  return (
    <Carousel
      isGrowing
      label={title}
      slides="post"
      header={<SectionHead title={title} />}
      more={<MoreLink to={viewMoreUrl} label={title} />}
    >
      {posts.map((post) => (
        <PostCard key={post.path} post={post} sizes={SIZES} />
      ))}
    </Carousel>
  )
}
