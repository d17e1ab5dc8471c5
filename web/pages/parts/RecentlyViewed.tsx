import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../contract/platform/values.ts'
import type { recent } from '../../../texts/en/catalogue/recent.ts'
import { call } from '../../platform/calls/call.ts'
import { clearViewed, useViewed, type ViewedProduct } from '../../platform/recently-viewed.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { ownRead } from '../../platform/reads/use-page-query.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { ProductCarousel } from '../../products/ProductCarousel.tsx'
import { shownProduct, type ShownProduct } from '../../products/shown-product.ts'
import { cardSlots } from './card-slots.tsx'

const useRecentTexts = sliceTexts<typeof recent>('catalogue/recent', {
  de: async () => (await import('../../../texts/de/catalogue/recent.ts')).recent,
  en: async () => (await import('../../../texts/en/catalogue/recent.ts')).recent,
})

const cardsQuery = (skuIds: string[], language: Language) =>
  queryOptions({
    queryKey: ['product-cards', skuIds, language],
    queryFn: async ({ signal }) =>
      (await call((await import('../../../contract/buyer-home/cards.ts')).list, { skuIds }, { signal })).items,
    placeholderData: keepPreviousData,
  })

/**
 * What was open on this device before. A visitor's row is made of what the device holds, and nothing of it is sent; a buyer's
 * is read with prices and stock of now.
 */
export function RecentlyViewed({ without = '' }: { without?: string }) {
  const t = useRecentTexts()
  const isBuyer = useIsBuyer()
  const viewed = useViewed().filter(({ skuId }) => skuId !== without)
  const skuIds = viewed.map(({ skuId }) => skuId)
  const cards = dataOrNothing(useRead({ ...cardsQuery(skuIds, useLanguage()), enabled: isBuyer && skuIds.length > 0 }))
  const products = isBuyer ? cards?.map(shownProduct) : viewed.map(asVisitorsCard)
  if (!products || products.length === 0) return null
  return (
    <div>
      <ProductCarousel title={t.title} products={products} prices={ownRead} slots={cardSlots} />
      <p className="mt-3 text-small text-ink-2">
        {t.note}{' '}
        <button
          type="button"
          onClick={clearViewed}
          className="-my-2 py-2 font-semibold text-brand underline underline-offset-2"
        >
          {t.clear}
        </button>
      </p>
    </div>
  )
}

/** Says nothing of stock, which may have changed. */
const asVisitorsCard = (viewed: ViewedProduct): ShownProduct => ({
  ...viewed,
  availability: 'IN_STOCK',
  badges: [],
  rating: null,
  offersText: null,
  price: null,
})
