import Palette from 'lucide-react/icons/palette'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { DesignStatus } from '../../../contract/designs/designs.ts'
import { DesignCard } from '../../designs/DesignCard.tsx'
import { designsQuery } from '../../designs/queries.ts'
import { useDesignTexts } from '../../designs/texts.ts'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { chipClass } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { pageParam, pagePath } from '../../platform/navigation/page-param.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

export function Component() {
  return (
    <div className="shell pb-4">
      <Suspense fallback={<Skeleton className="mt-8 h-11 w-72 max-w-full" />}>
        <Designs />
      </Suspense>
    </div>
  )
}

function Designs() {
  const t = useDesignTexts()
  const { page, status, pathOf } = useListSearch()
  const read = useRead({
    ...designsQuery({ page, ...(status && { status }) }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const data = dataOrNothing(read)
  const isPrevious = read.state === 'ready' && read.isPrevious
  const head = <Head title={t.title} path={paths.productDesigns()} isNoindex />
  if (data?.totalItems === 0 && !status && !isPrevious)
    return (
      <EmptyState isPage icon={<Palette />} title={t.emptyTitle} text={t.emptyText}>
        {head}
        <Link to={paths.search()} className={buttonClass()}>
          {t.emptyAction}
        </Link>
      </EmptyState>
    )
  if (read.state === 'failed')
    return (
      <FailedRead isPage failure={read.failure} icon={<Palette />} title={t.failedTitle}>
        {head}
      </FailedRead>
    )
  return (
    <>
      {head}
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-3 max-w-[62ch] text-ink-2 text-pretty">{t.lead}</p>
      <StatusFilter status={status} pathOf={pathOf} />
      <p aria-live="polite" className="mt-4 min-h-6 text-medium text-ink-2 tabular-nums">
        {data && t.count(data.totalItems)}
      </p>
      {data?.items.length === 0 && !isPrevious && (
        <EmptyState title={data.totalItems === 0 ? t.noneTitle : t.pageEmpty}>
          <Link to={paths.productDesigns()} className={buttonClass({ variant: 'secondary' })}>
            {data.totalItems === 0 ? t.noneAction : t.firstPage}
          </Link>
        </EmptyState>
      )}
      <ul
        aria-busy={isPrevious || !data}
        className={`mt-3 grid gap-3 transition-opacity sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-[18px] xl:grid-cols-4 ${isPrevious ? 'opacity-60' : ''}`}
      >
        {data?.items.map((design) => <DesignCard key={design.id} design={design} />) ??
          [1, 2, 3, 4].map((key) => (
            <li key={key}>
              <Skeleton className="h-[136px] rounded-lg sm:h-[440px]" />
            </li>
          ))}
      </ul>
      {data && <Pagination page={page} totalPages={data.totalPages} pathOf={(number) => pathOf(status, number)} />}
    </>
  )
}

type FilterProps = { status: DesignStatus | undefined; pathOf: (status: DesignStatus | undefined) => string }

function StatusFilter({ status, pathOf }: FilterProps) {
  const t = useDesignTexts()
  const choices = [undefined, ...(Object.keys(t.statuses) as DesignStatus[])]
  return (
    <nav
      aria-label={t.filter}
      className="no-scrollbar -mx-4 mt-6 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          to={pathOf(choice)}
          aria-current={choice === status ? 'page' : undefined}
          className={chipClass({ variant: choice === status ? 'on' : 'neutral' })}
        >
          {choice ? t.statuses[choice] : t.all}
        </Link>
      ))}
    </nav>
  )
}

function useListSearch() {
  const search = useSearch()
  const t = useDesignTexts()
  const status = search.get('status') ?? ''
  return {
    page: pageParam(search),
    status: Object.hasOwn(t.statuses, status) ? (status as DesignStatus) : undefined,
    pathOf: (chosen: DesignStatus | undefined, page = 1) => pagePath(paths.productDesigns(), page, { status: chosen }),
  }
}
