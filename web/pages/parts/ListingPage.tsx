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
import { pagePath } from '../../platform/navigation/page-param.ts'
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
  /** Without search parameters. */
  path: string
  /** Address of the picture for sharing. */
  image?: string
}

/**
 * Title, description and picture; each page of a listing is its own, a filtered one is not for search engines: it names
 * its own address, as hiding it must not speak of the listing that others find.
 */
export function ListingMeta({ listing, title, path, image }: ListingMetaProps) {
  const t = useTexts().catalogue.listing
  const search = listingSearch(useSearch())
  // As the server makes it, whichever way round it was typed.
  search.sort()
  const { page, seo } = listing
  const isHidden = seo.noindex || isFiltered(search)
  return (
    <Head
      title={page > 1 ? `${seo.title || title}, ${t.page(page)}` : seo.title || title}
      description={seo.description}
      path={isHidden && search.size > 0 ? `${path}?${search}` : pagePath(path, page)}
      image={image}
      isNoindex={isHidden}
    />
  )
}
