import { MoreLink, SectionHead } from '../../products/ProductCarousel.tsx'
import { promotedStoresQuery } from '../../promotions/queries.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useHomeTexts } from '../../platform/home-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useNear } from '../../platform/use-near.ts'
import { usePageQuery } from '../../platform/reads/use-page-query.ts'
import { StoreCard } from '../../stores/StoreCard.tsx'
import { Carousel } from '../../ui/Carousel.tsx'

/** Stores put forward. */
export function PromotedStores() {
  const t = useHomeTexts()
  const language = useLanguage()
  const { ref, isNear } = useNear()
  const { data: seen } = usePageQuery(() => promotedStoresQuery(call, language))
  const stores = dataOrNothing(useRead({ ...promotedStoresQuery(call, language, 'all'), enabled: isNear })) ?? seen
  if (stores.length === 0) return null
  return (
    <Carousel
      ref={ref}
      isGrowing
      label={t.stores}
      slides="store"
      header={<SectionHead title={t.stores} text={t.storesText} />}
      more={<MoreLink to={paths.stores()} label={t.stores} text={t.allStores} />}
    >
      {stores.map((store) => (
        <StoreCard key={store.slug} store={store} />
      ))}
    </Carousel>
  )
}
