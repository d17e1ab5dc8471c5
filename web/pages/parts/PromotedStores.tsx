import { MoreLink, SectionHead } from '../../catalogue/ProductCarousel.tsx'
import type { ShownStore as Store } from '../../promotions/queries.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { StoreCard } from '../../stores/StoreCard.tsx'
import { Carousel } from '../../ui/Carousel.tsx'

/** Stores put forward. */
export function PromotedStores({ stores }: { stores: Store[] }) {
  const t = useTexts().home
  if (stores.length === 0) return null
  return (
    <Carousel
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
