import SearchX from 'lucide-react/icons/search-x'
import { moneyText } from '../../contract/platform/money.ts'
import { nothingFound as de } from '../../texts/de/catalogue/nothing-found.ts'
import { nothingFound as en } from '../../texts/en/catalogue/nothing-found.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { centsOf } from '../products/discount.ts'
import type { ShownListing } from '../products/shown-product.ts'
import { useViewer } from '../platform/viewer/viewer.ts'
import { call } from '../platform/calls/call.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { chipClass } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { facetChips, type FacetChip } from './facet-chips.ts'
import { isFiltered, withoutFilters } from './listing-search.ts'
import { listingQuery, topCategoriesQuery, type ListingOf } from './queries.ts'
import type { GoTo } from '../platform/navigation/use-address.ts'

type NothingFoundProps = { listing: ShownListing; of: ListingOf; search: URLSearchParams; go: GoTo; words?: string }

/** A listing without articles: why, which filter alone stands in the way, and the other ways on. */
export function NothingFound({ listing, of, search, go, words = '' }: NothingFoundProps) {
  const t = useTexts().catalogue.listing
  const language = useLanguage()
  const money = (euros: number) => moneyText(centsOf(euros), language)
  const hasFilters = isFiltered(search)
  const text = [words && t.nothingFound(words), hasFilters ? t.nothingFiltered : words && t.nothingHint]
  return (
    <EmptyState icon={<SearchX />} title={t.nothingTitle} text={text.filter(Boolean).join(' ')}>
      {facetChips(listing.facets, search, { t, money })
        .slice(0, MOST_CHIPS)
        .map((chip) => (
          <WithoutChip key={chip.key} of={of} chip={chip} go={go} />
        ))}
      {hasFilters && <Button onClick={() => go(withoutFilters(search))}>{t.clearAll}</Button>}
      <Link to={paths.search()} className={buttonClass({ variant: hasFilters ? 'secondary' : 'primary' })}>
        {t.allProducts}
      </Link>
      <BrowseCategories />
    </EmptyState>
  )
}

const MOST_CHIPS = 6

/** What the listing has without this one filter; nothing where that is nothing. */
function WithoutChip({ of, chip, go }: { of: ListingOf; chip: FacetChip; go: GoTo }) {
  const { articles } = useTexts().catalogue
  const language = useLanguage()
  const t = { de, en }[language]
  const viewer = useViewer()
  const found = dataOrNothing(useRead(listingQuery(call, of, { viewer, language, search: chip.without })))
  if (!found || found.totalItems === 0) return null
  return (
    <button type="button" onClick={() => go(chip.without)} className={chipClass({ variant: 'soft' })}>
      {t.without(chip.label, articles(found.totalItems))}
    </button>
  )
}

const MOST_CATEGORIES = 6

function BrowseCategories() {
  const t = useTexts().catalogue.listing
  // Every page has them for its menu.
  const categories = dataOrNothing(useRead(topCategoriesQuery(call, useLanguage()))) ?? []
  if (categories.length === 0) return null
  return (
    <nav aria-label={t.browse} className="mt-4 w-full">
      <p className="text-ink-2">{t.browse}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {categories.slice(0, MOST_CATEGORIES).map(({ name, slug }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className={chipClass()}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
