import type { ComponentProps } from 'react'
import { PageHtml } from '../platform/page-html.ts'
import { ProductCarousel } from '../products/ProductCarousel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PostMeta } from './PostMeta.tsx'
import type { ShownPost } from './queries.ts'
import { useMagazineTexts } from './texts.ts'
import { ShareLinks } from './ShareLinks.tsx'

type PostArticleProps = { post: ShownPost } & Pick<ComponentProps<typeof ProductCarousel>, 'prices' | 'slots'>

/** A post to read: head, cover of 16:10 and text of 62 characters a line. */
export function PostArticle({ post, ...goods }: PostArticleProps) {
  const t = useMagazineTexts()
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
      </div>
      {post.parts.map((part, place) =>
        part instanceof PageHtml ? (
          // Cleaned by an allow-list when it was saved.
          <div key={part.id} id={part.id} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <div key={place} className="mx-auto my-10 max-w-[62rem]">
            <ProductCarousel title={part.title || t.products} products={part.products} {...goods} />
          </div>
        ),
      )}
      <div className="mx-auto max-w-[62ch]">
        <ShareLinks post={post} />
      </div>
    </article>
  )
}
