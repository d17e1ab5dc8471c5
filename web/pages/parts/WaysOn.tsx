import { Again } from '../../buyer-home/Again.tsx'
import { buyerHomeQuery } from '../../buyer-home/queries.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { ownRead } from '../../platform/reads/use-page-query.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useIsBuyer } from '../../platform/viewer/use-session.ts'
import { useViewer } from '../../platform/viewer/viewer.ts'
import { ProductCarousel } from '../../products/ProductCarousel.tsx'
import { promotedProductsQuery } from '../../promotions/queries.ts'
import { cardSlots } from './card-slots.tsx'
import { RecentRow } from './RecentRow.tsx'

/** Where a page has nothing to show: what the buyer ordered before, what was seen on this device, and the range. */
export function WaysOn() {
  const language = useLanguage()
  const viewer = useViewer()
  const home = dataOrNothing(useRead({ ...buyerHomeQuery(language), enabled: useIsBuyer() }))
  const promoted = dataOrNothing(useRead(promotedProductsQuery(call, { viewer, language }, 'all')))
  return (
    <div className="grid gap-12 *:min-w-0">
      {home?.source === 'ORDERED' && <Again home={home} />}
      <RecentRow />
      {promoted && (
        <ProductCarousel
          title={promoted.title}
          products={promoted.items}
          prices={ownRead}
          moreUrl={promoted.viewMoreUrl}
          slots={cardSlots}
        />
      )}
    </div>
  )
}
