import FileText from 'lucide-react/icons/file-text'
import type { DocumentMonth } from '../../../contract/orders/documents.ts'
import { Link } from '../../frame/Link.tsx'
import { DocumentFilters } from '../../orders/documents/DocumentFilters.tsx'
import { documentListingOf, documentSearch } from '../../orders/documents/document-filters.ts'
import { MonthSection } from '../../orders/documents/MonthSection.tsx'
import { documentMonthsQuery, useDocumentListTexts } from '../../orders/documents/queries.ts'
import { paths } from '../../paths.ts'
import { pageParam } from '../../platform/navigation/page-param.ts'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
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
  const { search, go } = useAddress()
  const listing = documentListingOf(search)
  const isNarrowed = Object.keys(documentSearch(listing)).length > 0
  const read = useRead({ ...documentMonthsQuery(listing, useLanguage()), refetchOnMount: 'always' })
  const known = dataOrNothing(read)
  const hasAny = isNarrowed || known?.months.length !== 0
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={paths.documents()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      {hasAny && <DocumentFilters {...{ listing, go }} choices={known?.choices} />}
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
        {({ months }) =>
          months.length === 0 && isNarrowed ? (
            <EmptyState icon={<FileText />} title={t.noneFound}>
              <Link to={paths.documents()} className={buttonClass({ variant: 'secondary' })}>
                {t.showAll}
              </Link>
            </EmptyState>
          ) : months.length === 0 ? (
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
                  listing={listing}
                  isOpen={month.month === openOf(months, search.get('month'))}
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

/** The newest, unless another one that is there was chosen. */
const openOf = (months: DocumentMonth[], chosen: string | null) =>
  (months.find(({ month }) => month === chosen) ?? months[0])?.month
