import { Fragment } from 'react'
import { CategoryGrid } from '../listings/CategoryGrid.tsx'
import { categoryTilesQuery } from '../listings/queries.ts'
import { Head } from '../ui/Head.tsx'
import { paths } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { call } from '../platform/calls/call.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { useNear } from '../platform/use-near.ts'
import { ownRead, usePageQuery } from '../platform/reads/use-page-query.ts'
import { useViewer } from '../platform/viewer/viewer.ts'
import { firstCarouselsQuery, homeCarouselsQuery } from '../promotions/carousel-queries.ts'
import { CollectionBanner } from '../promotions/CollectionBanner.tsx'
import { PostCarousel } from '../promotions/PostCarousel.tsx'
import { homeCollectionsQuery, type ShownCollection } from '../promotions/queries.ts'
import { storeCountQuery } from '../stores/queries.ts'
import { Hero } from './parts/Hero.tsx'
import { CollectionCarousel, PromotedProducts } from './parts/HomeCarousels.tsx'
import { PromotedStores } from './parts/PromotedStores.tsx'
import { ShopJsonLd } from './parts/ShopJsonLd.tsx'
import { UspBanner } from './parts/UspBanner.tsx'

// Promotions and further products come when they are near: the page is light without them.
const OperatorCarousels = lazyPart(async () => (await import('./parts/OperatorCarousels.tsx')).OperatorCarousels)

const RecentRow = lazyPart(async () => (await import('./parts/RecentRow.tsx')).RecentRow)

// Most visits are visitors'.
const BuyerHome = lazyPart(async () => (await import('../buyer-home/BuyerHome.tsx')).BuyerHome, { missing: 'sentence' })

// The banner stands after the first carousel, where the eye needs a rest.
const BANNER_AFTER = 0

export function Component() {
  const language = useLanguage()
  const { data: categories } = usePageQuery(() => categoryTilesQuery(call, language))
  const { data: collections, ...prices } = usePageQuery((viewer) => homeCollectionsQuery(call, { viewer, language }))
  const { data: stores } = usePageQuery(() => storeCountQuery(call, language))
  const viewer = useViewer()
  const articles = categories.tiles.reduce((sum, { productCount }) => sum + productCount, 0)
  const banner = collections.at(-1)
  const { ref, posts, others, own } = useCarousels(collections)
  return (
    <div className="shell home">
      <Head path={paths.home()} />
      <ShopJsonLd />
      {viewer === 'visitor' && (
        <>
          <Hero figures={{ articles, stores, categories: categories.total }} />
          <UspBanner />
        </>
      )}
      {/* Its space is there before the viewer is known, so that nothing moves. */}
      <div className="home-own">{viewer !== 'visitor' && <BuyerHome key={viewer} />}</div>
      <div className="home-parts grid gap-12 pt-12 *:min-w-0 lg:gap-[76px] lg:pt-[76px]">
        <CategoryGrid categories={categories.tiles} />
        {collections.map((collection, position) => (
          <Fragment key={collection.viewMoreUrl}>
            {collection !== banner && <CollectionCarousel collection={collection} prices={prices} />}
            {position === BANNER_AFTER && banner && <CollectionBanner collection={banner} />}
          </Fragment>
        ))}
        <div ref={ref} className="grid gap-12 *:min-w-0 lg:gap-[76px]">
          <PromotedProducts />
          {others.length > 0 && <OperatorCarousels carousels={others} prices={own} />}
        </div>
        <RecentRow />
        <PromotedStores />
        {posts.map((carousel) => (
          <PostCarousel key={carousel.id} carousel={carousel} />
        ))}
      </div>
    </div>
  )
}

/** The carousels of operators without those that show or lead to what another part of the page already does. */
function useCarousels(collections: readonly ShownCollection[]) {
  const { ref, isNear } = useNear()
  const language = useLanguage()
  const viewer = useViewer()
  const { data: seen, ...own } = usePageQuery((who) => firstCarouselsQuery(call, { viewer: who, language }))
  const read = dataOrNothing(
    useRead({ ...homeCarouselsQuery(call, { viewer, language }), enabled: isNear && own.state !== 'failed' }),
  )
  const all = own.state === 'own' && read
  const shown = all || seen
  const isElsewhere = ({ title, viewMoreUrl }: { title: string; viewMoreUrl: string }) =>
    viewMoreUrl === paths.stores() ||
    collections.some((other) => other.title === title || other.viewMoreUrl === viewMoreUrl)
  return {
    ref,
    own: all ? ownRead : own,
    posts: shown.filter(({ type }) => type === 'POST'),
    others: shown.filter((carousel) => carousel.type !== 'POST' && !isElsewhere(carousel)),
  }
}
