import { keepPreviousData } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { Head } from '../../frame/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ApplyForm } from '../../wishlist/ApplyForm.tsx'
import { applicationsQuery, exclusiveProductsQuery, useExclusiveTexts } from '../../wishlist/exclusive.ts'
import { ExclusiveRow } from '../../wishlist/ExclusiveRow.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'

/** Exclusive products the buyer may see or has applied for, beside the form to apply for another one. */
export function Component() {
  const t = useExclusiveTexts()
  const search = useSearch()
  const sku = search.get('sku') ?? ''
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={paths.exclusive()} isNoindex />
      <h1 className="text-[32px] sm:text-[46px]">{t.title}</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2 text-pretty">{t.lead}</p>
      <div className="mt-8 grid items-start gap-8 *:min-w-0 lg:grid-cols-[1fr_400px] lg:gap-[52px]">
        <Entries page={pageOf(search.get('page'))} />
        <aside className={`rounded-lg bg-surface p-5 hairline sm:p-7 ${sku ? 'max-lg:order-first' : ''}`}>
          <h2 className="text-xl">{t.applyTitle}</h2>
          <p className="mt-2 mb-5 text-ink-2 text-pretty">{t.applyText}</p>
          <ApplyForm key={sku} suggested={sku} />
        </aside>
      </div>
    </div>
  )
}

function Entries({ page }: { page: number }) {
  const t = useExclusiveTexts()
  const read = useRead({
    ...exclusiveProductsQuery(page, useLanguage()),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const applications = useRead({ ...applicationsQuery, refetchOnMount: 'always' })
  if (read.state === 'failed') return <FailedRead failure={read.failure} icon={<Lock />} title={t.failedTitle} />
  if (read.state === 'coming')
    return (
      <div aria-busy="true" className="grid gap-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-36 rounded-lg" />
        ))}
      </div>
    )
  const { data, isPrevious } = read
  if (data.totalItems === 0) return <EmptyState icon={<Lock />} title={t.emptyTitle} text={t.emptyText} />
  return (
    <div className={isPrevious ? 'opacity-60' : ''}>
      <p className="mb-3 text-ink-2 tabular-nums">{t.count(data.totalItems)}</p>
      {data.items.length === 0 && (
        <EmptyState title={t.pageEmpty}>
          <Link to={paths.exclusive()} className={buttonClass({ variant: 'secondary' })}>
            {t.firstPage}
          </Link>
        </EmptyState>
      )}
      {applications.state === 'failed' && (
        <FailedLine text={t.applicationsFailed} failure={applications.failure} className="mb-3" />
      )}
      <ul className="grid gap-3">
        {data.items.map((product) => (
          <ExclusiveRow
            key={product.skuId}
            product={product}
            application={dataOrNothing(applications)?.items.find(({ productSkuId }) => productSkuId === product.skuId)}
          />
        ))}
      </ul>
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        pathOf={(number) => `${paths.exclusive()}${number > 1 ? `?page=${number}` : ''}`}
      />
    </div>
  )
}

function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
