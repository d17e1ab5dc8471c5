import { MoreLink, SectionHead } from '../products/ProductCarousel.tsx'
import { paths } from '../paths.ts'
import { useMagazineTexts } from './texts.ts'
import { Carousel } from '../ui/Carousel.tsx'
import { PostCard } from './PostCard.tsx'
import type { PostTitle } from './queries.ts'

const SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 40vw, 85vw'

/** Posts in a row to scroll; nothing where there are none. */
export function RelatedPosts({ posts }: { posts: PostTitle[] }) {
  const t = useMagazineTexts()
  if (posts.length === 0) return null
  return (
    <Carousel
      label={t.related}
      slides="post"
      header={<SectionHead title={t.related} />}
      more={<MoreLink to={paths.magazine()} label={t.title} text={t.all} />}
    >
      {posts.map((post) => (
        <PostCard key={post.path} post={post} sizes={SIZES} />
      ))}
    </Carousel>
  )
}
