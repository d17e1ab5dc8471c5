import { useParams } from 'react-router'
import { shareImageUrl } from '../../../contract/platform/images.ts'
import type { ShownListing as Listing } from '../../products/shown-product.ts'
import { ListingHead } from '../../listings/ListingHead.tsx'
import { isFiltered, listingSearch } from '../../listings/listing-search.ts'
import { ListingView } from '../../listings/ListingView.tsx'
import { listingQuery, type ListingOf } from '../../listings/queries.ts'
import { Head } from '../../ui/Head.tsx'
import { call } from '../../platform/calls/call.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { usePageQuery } from '../../platform/reads/use-page-query.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { SaveSlot } from './SaveSlot.tsx'
import { listingSlots } from './listing-slots.tsx'

type ListingPageProps = { kind: 'category' | 'collection'; pathOf: (slug: string) => string }

const sharedKind = { category: 'categories', collection: 'collections' } as const

/** A category or a collection. */
export function ListingPage({ kind, pathOf }: ListingPageProps) {
  const slug = useParams().slug!
  const language = useLanguage()
  const { data: listing, ...own } = useListing({ kind, slug })
  return (
    <div className="shell">
      <ListingMeta
        listing={listing}
        title={listing.title}
        path={pathOf(slug)}
        image={shareImageUrl(language, sharedKind[kind], slug)}
      />
      <ListingHead listing={listing} title={listing.title} />
      <ListingView
        of={{ kind, slug }}
        listing={listing}
        own={own}
        slots={listingSlots}
        saving={<SaveSlot of={{ kind, slug }} title={listing.title} />}
      />
    </div>
  )
}

/** The listing of the page's address. */
export function useListing(of: ListingOf) {
  const language = useLanguage()
  const search = useSearch()
  return usePageQuery((viewer) => listingQuery(call, of, { viewer, language, search }))
}

type ListingMetaProps = {
  listing: Listing
  title: string
  path: string
  /** Address of the picture for sharing. */
  image?: string
  isNoindex?: boolean
}

/** Title, description and picture; each page of a listing is its own, a filtered one is not for search engines. */
export function ListingMeta({ listing, title, path, image, isNoindex = false }: ListingMetaProps) {
  const t = useTexts().catalogue.listing
  const search = useSearch()
  const { page, seo } = listing
  return (
    <Head
      title={page > 1 ? `${seo.title || title}, ${t.page(page)}` : seo.title || title}
      description={seo.description}
      path={page > 1 ? `${path}?page=${page}` : path}
      image={image}
      isNoindex={isNoindex || seo.noindex || isFiltered(listingSearch(search))}
    />
  )
}
