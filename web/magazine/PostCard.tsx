import type { PostCard as Post } from '../../contract/magazine.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { PostMeta } from './PostMeta.tsx'

type PostCardProps = {
  post: Post
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Stands first, with a taller picture from laptops on. */
  isLarge?: boolean
  /** Teaser, date and reading time below the title. */
  hasTeaser?: boolean
  isEager?: boolean
}

/** A post of the magazine; the whole card leads to it. */
export function PostCard({ post, sizes, isLarge = false, hasTeaser = false, isEager }: PostCardProps) {
  return (
    <article className="group relative min-w-0">
      <div className={`aspect-[16/10.5] overflow-hidden rounded-[20px] bg-sunken ${isLarge ? 'lg:aspect-16/10' : ''}`}>
        <Picture
          url={post.featuredImage}
          alt=""
          sizes={sizes}
          ratio={10 / 16}
          isEager={isEager}
          className="size-full object-cover transition duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <p className="mt-4 text-[13px] font-semibold text-accent-ink">{post.topic}</p>
      <h3 className="mt-1.5 text-xl leading-[1.18] tracking-[-.02em] lg:text-[23px]">
        <Link to={paths.post(post.path)} className="after:absolute after:inset-0 group-hover:underline">
          {post.title}
        </Link>
      </h3>
      {hasTeaser && (
        <>
          <p className="mt-2 line-clamp-3 text-[15px] text-ink-2 text-pretty">{post.teaser}</p>
          <PostMeta post={post} className="mt-3" />
        </>
      )}
    </article>
  )
}
