import type { PostCard } from '../../contract/magazine.ts'
import { dateText } from '../platform/dates.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'

type PostMetaProps = { post: PostCard & { author?: string }; className?: string }

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ post, className = '' }: PostMetaProps) {
  const t = useTexts().magazine
  const language = useLanguage()
  return (
    <p className={`flex flex-wrap gap-x-2 text-[13px] text-ink-3 tabular-nums ${className}`}>
      {post.author && (
        <>
          <span>{t.by(post.author)}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={post.publishedAt.toISOString()}>{dateText(post.publishedAt, language)}</time>
      <span aria-hidden="true">·</span>
      <span>{t.minutes(post.readingMinutes)}</span>
    </p>
  )
}
