import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Product } from '../../../contract/products.ts'
import { ProductCarousel } from '../../catalogue/ProductCarousel.tsx'
import { featuredQuery, moreLikeQuery } from '../../catalogue/queries.ts'
import { paths } from '../../paths.ts'
import { call } from '../../platform/call.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { usePageQuery } from '../../platform/use-page-query.ts'
import { useHydrated, useViewer } from '../../platform/viewer.ts'
import { cardSlots } from './card-slots.tsx'

/** What is like the product and, read after the page is there, what its store puts forward. */
export function RelatedProducts({ product: { skuId, store } }: { product: Product }) {
  const t = useTexts().catalogue.product
  const language = useLanguage()
  const viewer = useViewer()
  const moreLike = usePageQuery((who) => moreLikeQuery(call, skuId, { viewer: who, language })).data
  const isHydrated = useHydrated()
  const featured = useQuery({ ...featuredQuery(call, skuId, { viewer, language }), enabled: isHydrated }).data
  // Whoever comes from another page first gets the product itself.
  const isTime = useDeferredValue(true, !isHydrated)
  if (!isTime) return null
  return (
    <div className="grid gap-12 pt-12 *:min-w-0 lg:gap-[76px] lg:pt-[76px]">
      <ProductCarousel title={t.moreLike} products={moreLike} slots={cardSlots} />
      {featured && (
        <ProductCarousel
          title={t.featured(store.storeName)}
          products={featured}
          moreUrl={paths.store(store.slug)}
          slots={cardSlots}
        />
      )}
    </div>
  )
}
