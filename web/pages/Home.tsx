import { Fragment } from 'react'
import { CategoryGrid } from '../catalogue/CategoryGrid.tsx'
import { categoryTilesQuery } from '../catalogue/queries.ts'
import { Head } from '../frame/Head.tsx'
import { LatestPosts } from '../magazine/LatestPosts.tsx'
import { homePostsQuery } from '../magazine/queries.ts'
import { paths } from '../paths.ts'
import { call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { usePageQuery } from '../platform/use-page-query.ts'
import { CollectionBanner } from '../promotions/CollectionBanner.tsx'
import { homeCollectionsQuery } from '../promotions/queries.ts'
import { storeCountQuery } from '../stores/queries.ts'
import { Hero } from './parts/Hero.tsx'
import { CollectionCarousel, PromotedProducts } from './parts/HomeCarousels.tsx'
import { PromotedStores } from './parts/PromotedStores.tsx'
import { UspBanner } from './parts/UspBanner.tsx'

// The banner stands after the first carousel, where the eye needs a rest.
const BANNER_AFTER = 0

export function Component() {
  const language = useLanguage()
  const { data: categories } = usePageQuery(() => categoryTilesQuery(call, language))
  const { data: collections } = usePageQuery((viewer) => homeCollectionsQuery(call, { viewer, language }))
  const { data: stores } = usePageQuery(() => storeCountQuery(call, language))
  const { data: posts } = usePageQuery(() => homePostsQuery(call, language))
  const articles = categories.tiles.reduce((sum, { productCount }) => sum + productCount, 0)
  const banner = collections.at(-1)
  return (
    <div className="shell">
      <Head path={paths.home()} />
      <Hero figures={{ articles, stores, categories: categories.total }} />
      <UspBanner />
      <div className="grid gap-12 pt-12 *:min-w-0 lg:gap-[76px] lg:pt-[76px]">
        <CategoryGrid categories={categories.tiles} />
        {collections.map((collection, position) => (
          <Fragment key={collection.viewMoreUrl}>
            {collection !== banner && <CollectionCarousel collection={collection} />}
            {position === BANNER_AFTER && banner && <CollectionBanner collection={banner} />}
          </Fragment>
        ))}
        <PromotedProducts />
        <PromotedStores />
        <LatestPosts posts={posts} />
      </div>
    </div>
  )
}
