import type { ReactNode } from 'react'
import { Pagination } from './Pagination.tsx'

type PagedListProps = {
  data: { page: number; totalPages: number }
  /** The page before is still shown. */
  isPrevious: boolean
  pathOf: (page: number) => string
  children: ReactNode
}

/** A page of a list and the way to the others; paler until the next one is there. */
export const PagedList = ({ data, isPrevious, pathOf, children }: PagedListProps) => (
  <div aria-busy={isPrevious} className={isPrevious ? 'opacity-60' : ''}>
    {children}
    <Pagination page={data.page} totalPages={data.totalPages} pathOf={pathOf} />
  </div>
)
