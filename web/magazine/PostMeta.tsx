import type { PostCard } from '../../contract/magazine.ts'
import { useMagazineTexts } from './texts.ts'

type PostMetaProps = {
  post: Pick<PostCard, 'publishedAt' | 'readingMinutes'> & { author?: string }
  className?: string
}

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ post, className = '' }: PostMetaProps) {
  const t = useMagazineTexts()
  return (
    <p className={`flex flex-wrap gap-x-2 text-small text-ink-3 tabular-nums ${className}`}>
      {post.author && (
        <>
          <span>{t.by(post.author)}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={post.publishedAt.toISOString()}>{t.date(post.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{t.minutes(post.readingMinutes)}</span>
    </p>
  )
}
