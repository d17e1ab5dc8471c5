import { keepPreviousData } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { Head } from '../../ui/Head.tsx'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ApplyForm } from '../../exclusive/ApplyForm.tsx'
import { applicationsQuery, exclusiveProductsQuery, useExclusiveTexts } from '../../exclusive/queries.ts'
import { ExclusiveRow } from '../../exclusive/ExclusiveRow.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { pageParam, pagePath } from '../../platform/navigation/page-param.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

/** Exclusive products the buyer may see or has applied for, beside the form to apply for another one. */
export function Component() {
  const t = useExclusiveTexts()
  const search = useSearch()
  const sku = search.get('sku') ?? ''
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={paths.exclusive()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 max-w-[62ch] text-ink-2 text-pretty">{t.lead}</p>
      <div className="mt-8 grid items-start gap-8 *:min-w-0 lg:grid-cols-[1fr_400px] lg:gap-[52px]">
        <Entries page={pageParam(search)} />
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
  const known = dataOrNothing(applications)
  return (
    <QueryView read={read} failed={{ title: t.failedTitle, icon: <Lock /> }} coming={skeleton}>
      {(data, isPrevious) =>
        data.totalItems === 0 ? (
          <EmptyState icon={<Lock />} title={t.emptyTitle} text={t.emptyText} />
        ) : (
          <PagedList data={data} isPrevious={isPrevious} pathOf={(number) => pagePath(paths.exclusive(), number)}>
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
                  application={known?.items.find(({ productSkuId }) => productSkuId === product.skuId)}
                />
              ))}
            </ul>
          </PagedList>
        )
      }
    </QueryView>
  )
}

const skeleton = (
  <div className="grid gap-3">
    {[1, 2, 3].map((key) => (
      <Skeleton key={key} className="h-36 rounded-lg" />
    ))}
  </div>
)
