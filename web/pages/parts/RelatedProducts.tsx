import { useDeferredValue } from 'react'
import type { Product } from '../../../contract/products.ts'
import { ProductCarousel } from '../../products/ProductCarousel.tsx'
import { ALL_SIMILAR, featuredQuery, moreLikeQuery } from '../../products/queries.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useNear } from '../../platform/use-near.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useProductTexts } from '../../products/product-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { ownRead, usePageQuery } from '../../platform/reads/use-page-query.ts'
import { useHydrated, useViewer } from '../../platform/viewer/viewer.ts'
import { cardSlots } from './card-slots.tsx'

/** What is like the product, of which a page comes with what is seen at once; and, read after the page is there, what its store puts forward. */
export function RelatedProducts({ product: { skuId, store } }: { product: Product }) {
  const t = useProductTexts().product
  const language = useLanguage()
  const viewer = useViewer()
  const { data: seen, ...prices } = usePageQuery((who) => moreLikeQuery(call, skuId, { viewer: who, language }))
  const { ref, isNear } = useNear()
  const all = dataOrNothing(
    useRead({
      ...moreLikeQuery(call, skuId, { viewer, language, limit: ALL_SIMILAR }),
      enabled: isNear && prices.state !== 'failed',
    }),
  )
  const whole = prices.state === 'own' && all
  const isHydrated = useHydrated()
  const featured = dataOrNothing(useRead({ ...featuredQuery(call, skuId, { viewer, language }), enabled: isHydrated }))
  // Whoever comes from another page first gets the product itself.
  const isTime = useDeferredValue(true, !isHydrated)
  if (!isTime) return null
  return (
    <div className="grid gap-12 pt-12 *:min-w-0 lg:gap-[76px] lg:pt-[76px]">
      <ProductCarousel
        ref={ref}
        isGrowing
        title={t.moreLike}
        products={whole || seen}
        prices={whole ? ownRead : prices}
        slots={cardSlots}
      />
      {featured && prices.state !== 'coming' && (
        <ProductCarousel
          title={t.featured(store.storeName)}
          products={featured}
          prices={ownRead}
          moreUrl={paths.store(store.slug)}
          slots={cardSlots}
        />
      )}
    </div>
  )
}
