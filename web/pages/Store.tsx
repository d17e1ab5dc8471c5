import { useParams } from 'react-router'
import { shareImageUrl } from '../../contract/platform/images.ts'
import { ListingView } from '../listings/ListingView.tsx'
import { paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { usePageQuery } from '../platform/reads/use-page-query.ts'
import { storeQuery } from '../stores/queries.ts'
import { StoreCategories } from '../stores/StoreCategories.tsx'
import { StoreHead } from '../stores/StoreHead.tsx'
import { StoreLegal } from '../stores/StoreLegal.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ForBuyers } from './parts/ForBuyers.tsx'
import { SaveSlot } from './parts/SaveSlot.tsx'
import { listingSlots } from './parts/listing-slots.tsx'
import { ListingMeta, useListing } from './parts/ListingPage.tsx'

const StoreMinimum = lazyPart(async () => (await import('../cart/minimum/StoreMinimum.tsx')).StoreMinimum)

/** A supplier with its whole range. */
export function Component() {
  const t = useTexts()
  const language = useLanguage()
  const slug = useParams().slug!
  const { data: store } = usePageQuery(() => storeQuery(call, slug, language))
  const { data: listing, ...own } = useListing({ kind: 'store', slug })
  const path = paths.store(slug)
  const crumbs = [
    { label: t.catalogue.home, to: paths.home() },
    { label: t.stores.title, to: paths.stores() },
    { label: store.storeName, to: path },
  ]
  return (
    <div className="shell">
      <ListingMeta
        listing={listing}
        title={store.storeName}
        path={path}
        image={shareImageUrl(language, 'stores', slug)}
      />
      <Breadcrumbs crumbs={crumbs} />
      <StoreHead store={store} />
      <section className="pt-3">
        <h2 className="sr-only">{t.stores.range}</h2>
        <StoreCategories store={store} />
        <ListingView
          of={{ kind: 'store', slug }}
          listing={listing}
          own={own}
          slots={listingSlots}
          saving={<SaveSlot of={{ kind: 'store', slug }} title={store.storeName} />}
        />
        <ForBuyers>
          <StoreMinimum storeId={store.storeId} />
        </ForBuyers>
      </section>
      <StoreLegal store={store} />
    </div>
  )
}
