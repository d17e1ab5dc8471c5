import type { PostCard as Post } from '../../contract/magazine.ts'
import { MoreLink, SectionHead } from '../catalogue/ProductCarousel.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { PostCard } from './PostCard.tsx'

const SHOWN = 3

/** The newest posts, the first one larger; on phones and tablets a row to scroll. Nothing where there are none. */
export function LatestPosts({ posts }: { posts: Post[] }) {
  const t = useTexts().magazine
  if (posts.length === 0) return null
  return (
    <section aria-label={t.title}>
      <div className="mb-[18px] flex items-end justify-between gap-5 sm:mb-[26px]">
        <SectionHead title={t.title} />
        <MoreLink to={paths.magazine()} label={t.title} text={t.all} />
      </div>
      <ul className="no-scrollbar -mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 *:w-[85%] *:shrink-0 *:snap-start sm:-mx-6 sm:scroll-px-6 sm:px-6 sm:*:w-[40%] lg:mx-0 lg:grid lg:grid-cols-[1.35fr_1fr_1fr] lg:gap-[18px] lg:overflow-visible lg:px-0 lg:*:w-auto">
        {posts.slice(0, SHOWN).map((post, position) => (
          <li key={post.id}>
            <PostCard
              post={post}
              isLarge={position === 0}
              sizes={`(min-width: 1024px) ${position === 0 ? 40 : 30}vw, (min-width: 640px) 40vw, 85vw`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
