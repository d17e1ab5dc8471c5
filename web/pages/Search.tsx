import { ListingHead } from '../listings/ListingHead.tsx'
import { ListingView } from '../listings/ListingView.tsx'
import { paths } from '../paths.ts'
import { SearchNote } from '../search/SearchNote.tsx'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { wordsOf } from './load-listing.ts'
import { SaveSlot } from './parts/SaveSlot.tsx'
import { listingSlots } from './parts/listing-slots.tsx'
import { ListingMeta, useListing } from './parts/ListingPage.tsx'

const OwnDesigns = lazyPart(async () => (await import('../search/OwnDesigns.tsx')).OwnDesigns)
const WaysOn = lazyPart(async () => (await import('./parts/WaysOn.tsx')).WaysOn)

/** What a search has found; without words all products, or all that is reduced. */
export function Component() {
  const t = useTexts().search
  const search = useSearch()
  const q = wordsOf(search)
  const { data: listing, ...own } = useListing({ kind: 'search', q })
  const language = useLanguage()
  const session = useSession()
  const onPress = ({ target }: { target: EventTarget }) =>
    void import('../search/clicks.ts').then(
      ({ countClick, isResult }) => isResult(target) && countClick({ q, language }, session),
      () => {},
    )
  const title = q === '' ? listing.title : t.title(q)
  return (
    <div className="shell">
      <ListingMeta listing={listing} title={title} path={paths.search()} />
      <ListingHead
        listing={{ ...listing, breadCrumb: { crumbs: [{ label: title, slug: '', url: paths.search(q) }] } }}
        title={title}
      />
      {q !== '' && <OwnDesigns words={q} />}
      <SearchNote listing={listing} words={q} />
      <div onClickCapture={onPress} onAuxClickCapture={onPress}>
        <ListingView
          of={{ kind: 'search', q }}
          listing={listing}
          own={own}
          slots={listingSlots}
          words={q}
          saving={<SaveSlot of={{ kind: 'search', q }} title={title} />}
        />
      </div>
      {listing.totalItems === 0 && <WaysOn />}
    </div>
  )
}
