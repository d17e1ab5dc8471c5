import type { ReactNode } from 'react'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { Picture } from '../ui/Picture.tsx'
import type { PostTitle } from './queries.ts'

type PostCardProps = {
  post: PostTitle
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Leads the others, with a taller picture and larger title from laptops on. */
  isLarge?: boolean
  isEager?: boolean
  /** Stands below the title. */
  children?: ReactNode
}

/** A post of the magazine; the whole card leads to it. */
export function PostCard({ post, sizes, isLarge = false, isEager, children }: PostCardProps) {
  return (
    <article className="group relative min-w-0">
      <div className={`post-picture ${isLarge ? 'lg:aspect-16/10' : ''}`}>
        <Picture
          url={post.featuredImage}
          alt=""
          sizes={sizes}
          ratio={10 / 16}
          isLarge={isLarge}
          isEager={isEager}
          className="zoomed"
        />
      </div>
      <p className="post-topic">{post.topic}</p>
      <h3 className={`post-title ${isLarge ? 'lg:text-figure' : ''}`}>
        <Link to={paths.post(post.path)} className="card-link">
          {post.title}
        </Link>
      </h3>
      {children}
    </article>
  )
}
