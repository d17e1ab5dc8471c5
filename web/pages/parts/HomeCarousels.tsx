import { ProductCarousel } from '../../products/ProductCarousel.tsx'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useNear } from '../../platform/use-near.ts'
import { ownRead, usePageQuery, type OwnRead } from '../../platform/reads/use-page-query.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { homeCollectionsQuery, promotedProductsQuery, type ShownCollection } from '../../promotions/queries.ts'
import { cardSlots } from './card-slots.tsx'

// A buyer's answer is whole from the start: where it has failed, being near does not ask again.
/** A collection of the home page; what is not seen at once is read when it is near. */
export function CollectionCarousel({ collection, prices }: { collection: ShownCollection; prices: OwnRead }) {
  const { ref, isNear } = useNear()
  const reader = { viewer: useViewer(), language: useLanguage() }
  const all = dataOrNothing(
    useRead({ ...homeCollectionsQuery(call, reader, 'all'), enabled: isNear && prices.state !== 'failed' }),
  )
  const { title, description, viewMoreUrl } = collection
  const whole = prices.state === 'own' && all?.find((other) => other.viewMoreUrl === viewMoreUrl)
  return (
    <ProductCarousel
      ref={ref}
      isGrowing
      title={title}
      text={description}
      products={(whole || collection).products}
      prices={whole ? ownRead : prices}
      moreUrl={viewMoreUrl}
      slots={cardSlots}
    />
  )
}

/** The products the shop puts forward; what is not seen at once is read when they are near. */
export function PromotedProducts() {
  const { ref, isNear } = useNear()
  const language = useLanguage()
  const viewer = useViewer()
  const { data: seen, ...prices } = usePageQuery((who) => promotedProductsQuery(call, { viewer: who, language }))
  const all = dataOrNothing(
    useRead({
      ...promotedProductsQuery(call, { viewer, language }, 'all'),
      enabled: isNear && prices.state !== 'failed',
    }),
  )
  const whole = prices.state === 'own' && all
  const { title, items, viewMoreUrl } = whole || seen
  return (
    <ProductCarousel
      ref={ref}
      isGrowing
      title={title}
      products={items}
      prices={whole ? ownRead : prices}
      moreUrl={viewMoreUrl}
      slots={cardSlots}
    />
  )
}
