import { Picture } from '../ui/Picture.tsx'
import { PostMeta } from './PostMeta.tsx'
import type { ShownPost } from './queries.ts'
import { ShareLinks } from './ShareLinks.tsx'

/** A post to read: head, cover of 16:10 and text of 62 characters a line. */
export function PostArticle({ post }: { post: ShownPost }) {
  return (
    <article>
      <header className="mx-auto mt-6 max-w-[62rem] text-center sm:mt-9">
        <p className="text-medium font-semibold text-accent-ink">{post.topic}</p>
        <h1 className="article-title">{post.title}</h1>
        <PostMeta post={post} className="mt-5 justify-center text-medium" />
      </header>
      <Picture
        url={post.featuredImage}
        alt=""
        sizes="(min-width: 1072px) 992px, 100vw"
        ratio={10 / 16}
        isEager
        isLarge
        className="mx-auto mt-7 aspect-16/10 w-full max-w-[62rem] rounded-xl bg-sunken object-cover sm:mt-9"
      />
      <div className="mx-auto mt-9 max-w-[62ch] sm:mt-12">
        <p className="text-lg leading-[1.5] font-medium text-pretty sm:text-xl">{post.teaser}</p>
        {/* Cleaned by an allow-list when it was saved. */}
        <div id={post.content.id} className="prose mt-2" dangerouslySetInnerHTML={{ __html: post.content.html }} />
        <ShareLinks post={post} />
      </div>
    </article>
  )
}
