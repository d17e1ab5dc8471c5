import { Fragment } from 'react'
import { CategoryGrid } from '../catalogue/CategoryGrid.tsx'
import { ProductCarousel } from '../catalogue/ProductCarousel.tsx'
import { topCategoriesQuery } from '../catalogue/queries.ts'
import { Head } from '../frame/Head.tsx'
import { LatestPosts } from '../magazine/LatestPosts.tsx'
import { homePostsQuery } from '../magazine/queries.ts'
import { paths } from '../paths.ts'
import { call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { usePageQuery } from '../platform/use-page-query.ts'
import { CollectionBanner } from '../promotions/CollectionBanner.tsx'
import { homeCollectionsQuery, promotedProductsQuery, promotedStoresQuery } from '../promotions/queries.ts'
import { storeCountQuery } from '../stores/queries.ts'
import { articlesIn } from './load-home.ts'
import { cardSlots } from './parts/card-slots.tsx'
import { Hero } from './parts/Hero.tsx'
import { PromotedStores } from './parts/PromotedStores.tsx'
import { UspBanner } from './parts/UspBanner.tsx'

// The banner stands after the first carousel, where the eye needs a rest.
const BANNER_AFTER = 0

export function Component() {
  const language = useLanguage()
  const { data: tree } = usePageQuery(() => topCategoriesQuery(call, language))
  const { data: collections } = usePageQuery((viewer) => homeCollectionsQuery(call, { viewer, language }))
  const { data: promoted } = usePageQuery((viewer) => promotedProductsQuery(call, { viewer, language }))
  const { data: promotedStores } = usePageQuery(() => promotedStoresQuery(call, language))
  const { data: storeCount } = usePageQuery(() => storeCountQuery(call, language))
  const { data: posts } = usePageQuery(() => homePostsQuery(call, language))
  const categories = tree.reduce((sum, { childCount }) => sum + 1 + childCount, 0)
  const banner = collections.at(-1)
  return (
    <div className="shell">
      <Head path={paths.home()} />
      <Hero figures={{ articles: articlesIn(tree), stores: storeCount, categories }} />
      <UspBanner />
      <div className="grid gap-12 pt-12 *:min-w-0 lg:gap-[76px] lg:pt-[76px]">
        <CategoryGrid categories={tree} />
        {collections.map((collection, position) => (
          <Fragment key={collection.id}>
            {collection !== banner && (
              <ProductCarousel
                title={collection.title}
                text={collection.description}
                products={collection.products}
                moreUrl={collection.viewMoreUrl}
                slots={cardSlots}
              />
            )}
            {position === BANNER_AFTER && banner && <CollectionBanner collection={banner} />}
          </Fragment>
        ))}
        <ProductCarousel
          title={promoted.title}
          products={promoted.items}
          moreUrl={promoted.viewMoreUrl}
          slots={cardSlots}
        />
        <PromotedStores stores={promotedStores.items} />
        <LatestPosts posts={posts} />
      </div>
    </div>
  )
}
