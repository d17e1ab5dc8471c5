import type { Post } from '../../contract/magazine.ts'
import { Picture } from '../ui/Picture.tsx'
import { PostMeta } from './PostMeta.tsx'

// Tags of the allow-list, see contract/magazine.ts.
const prose = [
  'text-[17px] leading-[1.65] [&_p]:mt-4 [&_li]:mt-1.5 [&_strong]:font-semibold',
  '[&_h2]:mt-11 [&_h2]:text-[26px] [&_h2]:leading-[1.15] [&_h3]:mt-8 [&_h3]:text-xl',
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:marker:text-ink-3',
].join(' ')

/** A post to read: head, cover of 16:10 and text of 62 characters a line. */
export function PostArticle({ post }: { post: Post }) {
  return (
    <article>
      <header className="mx-auto mt-6 max-w-[62rem] text-center sm:mt-9">
        <p className="text-[15px] font-semibold text-accent-ink">{post.topic}</p>
        <h1 className="mx-auto mt-3 max-w-[22em] text-[34px] leading-[1.05] tracking-[-.035em] sm:text-[46px] lg:text-[54px]">
          {post.title}
        </h1>
        <PostMeta post={post} className="mt-5 justify-center text-[14px]" />
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
        <div className={`mt-2 ${prose}`} dangerouslySetInnerHTML={{ __html: post.contentHtml }} />
      </div>
    </article>
  )
}
