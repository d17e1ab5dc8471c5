import { MoreLink, SectionHead } from '../catalogue/ProductCarousel.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { PostCard } from './PostCard.tsx'
import type { PostTitle } from './queries.ts'

const SHOWN = 3

/** The newest posts, the first one larger; on phones and tablets a row to scroll. Nothing where there are none. */
export function LatestPosts({ posts }: { posts: PostTitle[] }) {
  const t = useTexts().magazine
  if (posts.length === 0) return null
  return (
    <section aria-label={t.title}>
      <div className="section-head">
        <SectionHead title={t.title} />
        <MoreLink to={paths.magazine()} label={t.title} text={t.all} />
      </div>
      <ul className="latest-posts">
        {posts.slice(0, SHOWN).map((post, position) => (
          <li key={post.path}>
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
