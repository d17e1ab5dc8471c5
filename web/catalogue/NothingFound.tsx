import SearchX from 'lucide-react/icons/search-x'
import type { ShownListing as Listing } from './shown-product.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { isFiltered, withoutFilters } from './listing-search.ts'
import type { GoTo } from './use-listing-address.ts'

type NothingFoundProps = { listing: Listing; search: URLSearchParams; go: GoTo; words?: string }

/** A listing without articles: why, and the ways on. */
export function NothingFound({ listing: { didYouMean }, search, go, words = '' }: NothingFoundProps) {
  const t = useTexts().catalogue.listing
  const hasFilters = isFiltered(search)
  const title = words === '' ? t.nothingTitle : t.nothingFound(words)
  const text = hasFilters ? t.nothingFiltered : words === '' ? undefined : t.nothingHint
  return (
    <EmptyState icon={<SearchX />} title={title} text={text}>
      {didYouMean && (
        <p className="w-full text-lg">
          {t.didYouMean}{' '}
          <Link to={paths.search(didYouMean)} className="font-semibold text-brand underline">
            „{didYouMean}“
          </Link>
          ?
        </p>
      )}
      {hasFilters && <Button onClick={() => go(withoutFilters(search))}>{t.clearAll}</Button>}
      <Link to={paths.search()} className={buttonClass({ variant: hasFilters ? 'secondary' : 'primary' })}>
        {t.allProducts}
      </Link>
    </EmptyState>
  )
}
