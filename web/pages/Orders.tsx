import Package from 'lucide-react/icons/package'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AccountNav } from '../account/AccountNav.tsx'
import { Head } from '../frame/Head.tsx'
import { Link } from '../frame/Link.tsx'
import { OrderRow } from '../orders/OrderRow.tsx'
import { ordersQuery } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export function Component() {
  const t = useTexts().orders
  const page = pageOf(useSearchParams()[0].get('page'))
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...ordersQuery(page),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AccountNav />
      <div className="shell pb-4">
        <Head title={t.title} path={paths.orders()} isNoindex />
        {data && data.totalItems === 0 ? (
          <EmptyState isPage icon={<Package />} title={t.emptyTitle} text={t.emptyText}>
            <Link to={paths.search()} className={buttonClass()}>
              {t.emptyAction}
            </Link>
          </EmptyState>
        ) : isError && !data ? (
          <EmptyState isPage icon={<Package />} title={t.failedTitle} text={t.failedText}>
            <Button onClick={() => void refetch()}>{t.tryAgain}</Button>
          </EmptyState>
        ) : (
          <>
            <h1 className="pt-6 text-[32px] sm:pt-8 sm:text-[46px]">{t.title}</h1>
            <p className="mt-2 min-h-6 text-ink-2 tabular-nums">{data && t.count(data.totalItems)}</p>
            {data?.items.length === 0 && (
              <EmptyState title={t.pageEmpty}>
                <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
                  {t.firstPage}
                </Link>
              </EmptyState>
            )}
            <ul className={`mt-6 grid gap-3 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
              {data?.items.map((entry) => <OrderRow key={entry.id} entry={entry} />) ??
                [1, 2, 3, 4].map((key) => (
                  <li key={key}>
                    <Skeleton className="h-[118px] rounded-lg" />
                  </li>
                ))}
            </ul>
            {data && (
              <Pagination
                page={page}
                totalPages={data.totalPages}
                pathOf={(number) => `${paths.orders()}${number > 1 ? `?page=${number}` : ''}`}
              />
            )}
          </>
        )}
      </div>
    </>
  )
}

function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
