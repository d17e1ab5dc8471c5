import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../frame/Link.tsx'
import { useTexts } from '../platform/texts.ts'
import { pageNumbers } from './page-numbers.ts'

type PaginationProps = { page: number; totalPages: number; pathOf: (page: number) => string }

/** Pages as links, so that they can be opened, shared and crawled; the gaps stand for what is left out. */
export function Pagination({ page, totalPages, pathOf }: PaginationProps) {
  const t = useTexts().ui
  if (totalPages < 2) return null
  const round = 'page-number'
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-center gap-1.5 pt-[38px]">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" aria-label={t.previousPage} className={`${round} hover:bg-sunken`}>
          <ChevronLeft />
        </Link>
      )}
      {pageNumbers(page, totalPages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-3">
            …
          </span>
        ) : number === page ? (
          <span key={number} aria-current="page" aria-label={t.page(number)} className={`${round} bg-ink text-paper`}>
            {number}
          </span>
        ) : (
          <Link key={number} to={pathOf(number)} aria-label={t.page(number)} className={`${round} hover:bg-sunken`}>
            {number}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link to={pathOf(page + 1)} rel="next" aria-label={t.nextPage} className={`${round} hover:bg-sunken`}>
          <ChevronRight />
        </Link>
      )}
    </nav>
  )
}
