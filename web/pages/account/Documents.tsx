import FileText from 'lucide-react/icons/file-text'
import { Link } from '../../frame/Link.tsx'
import { MonthSection } from '../../orders/documents/MonthSection.tsx'
import { documentMonthsQuery, useDocumentListTexts } from '../../orders/documents/queries.ts'
import { paths } from '../../paths.ts'
import { pageParam } from '../../platform/navigation/page-param.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Every document of a buyer, by month; the newest is open until another one is chosen. */
export function Component() {
  const t = useDocumentListTexts()
  const search = useSearch()
  const read = useRead({ ...documentMonthsQuery(useLanguage()), refetchOnMount: 'always' })
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={paths.documents()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <FileText /> }}
        coming={
          <div className="grid gap-3">
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} className="h-[68px] rounded-lg" />
            ))}
          </div>
        }
      >
        {(months) =>
          months.length === 0 ? (
            <EmptyState icon={<FileText />} title={t.emptyTitle} text={t.emptyText}>
              <Link to={paths.orders()} className={buttonClass()}>
                {t.emptyAction}
              </Link>
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {months.map((month) => (
                <MonthSection
                  key={month.month}
                  month={month}
                  isOpen={month.month === (search.get('month') ?? months[0]!.month)}
                  page={pageParam(search)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}
