import SearchX from 'lucide-react/icons/search-x'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { chipClass } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { isFiltered, withoutFilters } from './listing-search.ts'
import { topCategoriesQuery } from './queries.ts'
import type { GoTo } from '../platform/navigation/use-address.ts'

type NothingFoundProps = { search: URLSearchParams; go: GoTo; words?: string }

/** A listing without articles: why, and the ways on. */
export function NothingFound({ search, go, words = '' }: NothingFoundProps) {
  const t = useTexts().catalogue.listing
  const hasFilters = isFiltered(search)
  const text = [words && t.nothingFound(words), hasFilters ? t.nothingFiltered : words && t.nothingHint]
  return (
    <EmptyState icon={<SearchX />} title={t.nothingTitle} text={text.filter(Boolean).join(' ')}>
      {hasFilters && <Button onClick={() => go(withoutFilters(search))}>{t.clearAll}</Button>}
      <Link to={paths.search()} className={buttonClass({ variant: hasFilters ? 'secondary' : 'primary' })}>
        {t.allProducts}
      </Link>
      <BrowseCategories />
    </EmptyState>
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
