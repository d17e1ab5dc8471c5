import { imageUrl } from '../../contract/platform/images.ts'
import type { ShownListing as Listing } from '../products/shown-product.ts'
import { listingQuery, type ListingOf } from '../listings/queries.ts'
import { moved, type Loading } from '../frame/loading.ts'
import { paths } from '../paths.ts'
import { storeQuery, storesQuery } from '../stores/queries.ts'

/** The listing of a category, collection or store; each part of the address that is unknown is a 404. */
export async function loadCategory(loading: Loading) {
  const { language, search, tag } = loading
  const path = paths.category(loading.params.slug!)
  const { listing, ...loaded } = await readListing(loading, { kind: 'category', slug: loading.params.slug! })
  const { slug, url } = listing.breadCrumb.crumbs.at(-1)!
  if (url !== path) throw moved(language, search.size > 0 ? `${url}?${search}` : url)
  tag(`category:${slug}`)
  return loaded
}

export const loadCollection = (loading: Loading) =>
  loadListing(loading, { kind: 'collection', slug: loading.params.slug! }, `collection:${loading.params.slug}`)

export const loadSearch = (loading: Loading) =>
  loadListing(loading, { kind: 'search', q: wordsOf(loading.search) }, 'products')

export async function loadStore(loading: Loading) {
  const { call, language, params, read, tag } = loading
  const slug = params.slug!
  const [store, loaded] = await Promise.all([
    read(storeQuery(call, slug, language)),
    loadListing(loading, { kind: 'store', slug }, 'products'),
  ])
  if (store.slug !== slug) throw moved(language, paths.store(store.slug))
  tag(`store:${store.storeId}`)
  return loaded
}

export async function loadStores({ call, language, search, read, tag }: Loading) {
  await read(storesQuery(call, search, language))
  tag('stores')
}

/** The words of a search as they are looked for. */
export const wordsOf = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, 200)

async function loadListing(loading: Loading, of: ListingOf, name: string) {
  const { image } = await readListing(loading, of)
  loading.tag(name)
  return { image }
}

async function readListing({ call, language, viewer, search, read, tag }: Loading, of: ListingOf) {
  const listing = await read(listingQuery(call, of, { viewer, language, search }))
  tag('listings')
  return { listing, image: firstImage(listing) }
}

function firstImage({ items }: Listing): string | undefined {
  const url = items[0]?.imageUrls[0]
  return url === undefined ? undefined : imageUrl(url, 'small')
}
