import Newspaper from 'lucide-react/icons/newspaper'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as magazineApi from '../../contract/magazine.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useMagazineTexts } from './texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { PostCard } from './PostCard.tsx'
import { PostMeta } from './PostMeta.tsx'

const SIZES = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'
const LEAD_SIZES = '(min-width: 1024px) 66vw, 100vw'

/** A page of posts; the newest leads over two columns. */
export function PostList({ posts }: { posts: OutputOf<typeof magazineApi.listLatest> }) {
  const t = useMagazineTexts()
  if (posts.items.length === 0)
    return (
      <EmptyState icon={<Newspaper />} title={t.empty}>
        {posts.page > 1 && (
          <Link to={paths.magazine()} className={buttonClass()}>
            {t.toStart}
          </Link>
        )}
      </EmptyState>
    )
  return (
    <>
      <h2 className="sr-only">{t.all}</h2>
      <ul className="grid gap-x-4 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-[18px] lg:gap-y-12">
        {posts.items.map((post, position) => {
          const isLead = posts.page === 1 && position === 0
          return (
            <li key={post.id} className={isLead ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
              <PostCard post={post} sizes={isLead ? LEAD_SIZES : SIZES} isLarge={isLead} isEager={position === 0}>
                <p className="mt-2 line-clamp-3 text-medium text-ink-2 text-pretty">{post.teaser}</p>
                <PostMeta post={post} className="mt-3" />
              </PostCard>
            </li>
          )
        })}
      </ul>
      <Pagination
        page={posts.page}
        totalPages={posts.totalPages}
        pathOf={(page) => paths.magazine(page, posts.topic)}
      />
    </>
  )
}
