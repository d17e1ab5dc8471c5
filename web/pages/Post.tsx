import { useCallback } from 'react'
import { useParams } from 'react-router'
import { useMagazineTexts } from '../magazine/texts.ts'
import { shareImageUrl } from '../../contract/platform/images.ts'
import { ProductCarousel } from '../products/ProductCarousel.tsx'
import { Head } from '../ui/Head.tsx'
import { PostArticle } from '../magazine/PostArticle.tsx'
import { PostJsonLd } from '../magazine/PostJsonLd.tsx'
import { postQuery } from '../magazine/queries.ts'
import { RelatedPosts } from '../magazine/RelatedPosts.tsx'
import { paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useFirstMove } from '../platform/use-first-move.ts'
import { usePageQuery } from '../platform/reads/use-page-query.ts'
import { isShopping } from '../platform/viewer/role.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { cardSlots } from './parts/card-slots.tsx'

/** A post of the magazine with the products it is about and what to read next. */
export function Component() {
  const { catalogue } = useTexts()
  const t = useMagazineTexts()
  const language = useLanguage()
  const key = useParams().path!
  const { data: post, ...prices } = usePageQuery((viewer) => postQuery(call, key, { viewer, language }))
  const isReader = isShopping(useSession())
  const count = useCallback(() => {
    if (isReader) void import('../magazine/count-view.ts').then(({ countView }) => countView(post.path)).catch(() => {})
  }, [isReader, post.path])
  useFirstMove(count)
  const image = shareImageUrl(language, 'posts', post.path)
  const crumbs = [
    { label: catalogue.home, to: paths.home() },
    { label: t.title, to: paths.magazine() },
    { label: post.title, to: paths.post(post.path) },
  ]
  return (
    <div className="shell">
      <Head
        title={post.seoTitle}
        description={post.seoText}
        path={paths.post(post.path)}
        image={image}
        type="article"
      />
      <PostJsonLd post={post} image={image} />
      <Breadcrumbs crumbs={crumbs} className="max-sm:[&_li:last-child]:hidden" />
      <PostArticle post={post} prices={prices} slots={cardSlots} />
      <div className="grid gap-12 pt-14 *:min-w-0 lg:gap-[76px] lg:pt-[76px]">
        <ProductCarousel title={t.products} products={post.products} prices={prices} slots={cardSlots} />
        <RelatedPosts posts={post.relatedPosts} />
      </div>
    </div>
  )
}
