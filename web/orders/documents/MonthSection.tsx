import ChevronRight from 'lucide-react/icons/chevron-right'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileArchive from 'lucide-react/icons/file-archive'
import * as documentsApi from '../../../contract/orders/documents.ts'
import type { DocumentMonth } from '../../../contract/orders/documents.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { useIsOnline } from '../../platform/connection/connection.ts'
import { monthText } from '../../platform/dates.ts'
import { pagePath } from '../../platform/navigation/page-param.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { documentSearch, type DocumentListing } from './document-filters.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { monthDocumentsQuery, useDocumentListTexts } from './queries.ts'
import { saveFile } from '../../platform/calls/save-file.ts'

type MonthSectionProps = { month: DocumentMonth; listing: DocumentListing; isOpen: boolean; page: number }

/** A month with count, sum and its ZIP; its documents where it is the one of the address. */
export function MonthSection({ month: { month, count, grossTotalText }, listing, isOpen, page }: MonthSectionProps) {
  const t = useDocumentListTexts()
  const name = monthText(month, useLanguage())
  return (
    <li className="overflow-hidden rounded-lg bg-surface hairline">
      <div className="relative flex items-center gap-3 px-4 py-3 sm:px-5">
        <ChevronRight aria-hidden="true" className={`size-5 shrink-0 transition ${isOpen ? 'rotate-90' : ''}`} />
        <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
          <h2 className="font-sans text-lead font-bold tracking-normal">
            <Link
              to={pagePath(paths.documents(), 1, { ...documentSearch(listing), month })}
              aria-current={isOpen ? 'true' : undefined}
              className="after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h2>
          <p className="text-sm text-ink-2 tabular-nums">
            {t.count(count)} · {grossTotalText}
          </p>
        </div>
        <ZipButton month={month} name={name} />
      </div>
      {isOpen && (
        <>
          <MonthFiles month={month} name={name} />
          <MonthDocuments month={month} listing={listing} page={page} />
        </>
      )}
    </li>
  )
}

function ZipButton({ month, name }: { month: string; name: string }) {
  const t = useDocumentListTexts()
  const isOnline = useIsOnline()
  const load = useWrite({
    mutationFn: async () => saveFile(await call(documentsApi.readZip, { month }), t.zipFile(month)),
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<FileArchive aria-hidden="true" />}
      isLoading={load.isPending}
      disabled={!isOnline}
      title={isOnline ? undefined : t.offline}
      aria-label={t.zipNamed(name)}
      onClick={() => load.mutate()}
      className="relative z-10 shrink-0"
    >
      <span className="sm:hidden">{t.zipShort}</span>
      <span className="max-sm:hidden">{t.zip}</span>
    </Button>
  )
}

/** For bookkeeping: a row for each invoice or credit note and rate, whatever the list is narrowed by. */
function MonthFiles({ month, name }: { month: string; name: string }) {
  const t = useDocumentListTexts()
  const isOnline = useIsOnline()
  const load = useWrite({
    mutationFn: async (kind: 'csv' | 'xlsx') =>
      saveFile(
        await (kind === 'csv' ? call(documentsApi.readCsv, { month }) : call(documentsApi.readSheet, { month })),
        t.tableFile(month, kind),
      ),
  })
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5 sm:px-5">
      <p className="min-w-0 grow basis-full text-small sm:basis-48 text-ink-2">{t.tables}</p>
      {(['csv', 'xlsx'] as const).map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant="secondary"
          icon={<FileSpreadsheet aria-hidden="true" />}
          isLoading={load.isPending && load.variables === kind}
          disabled={!isOnline}
          title={isOnline ? undefined : t.offline}
          aria-label={t.tableNamed(t.tableKinds[kind], name)}
          onClick={() => load.mutate(kind)}
        >
          {t.tableKinds[kind]}
        </Button>
      ))}
    </div>
  )
}

type MonthDocumentsProps = { month: string; listing: DocumentListing; page: number }

function MonthDocuments({ month, listing, page }: MonthDocumentsProps) {
  const t = useDocumentListTexts()
  const { year: _, ...search } = listing
  const read = useRead(monthDocumentsQuery({ ...search, month, page }, useLanguage()))
  if (read.state === 'failed')
    return <FailedLine text={t.failedMonth} failure={read.failure} className="border-t border-line p-4 sm:px-5" />
  if (read.state === 'coming')
    return (
      <div aria-busy="true" className="grid gap-2 border-t border-line p-4 sm:px-5">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-12 rounded-md" />
        ))}
      </div>
    )
  return (
    <div className="border-t border-line">
      <PagedList
        data={read.data}
        isPrevious={read.isPrevious}
        pathOf={(number) => pagePath(paths.documents(), number, { ...documentSearch(listing), month })}
      >
        {read.data.items.length === 0 && <p className="p-4 text-ink-2 sm:px-5">{t.pageEmpty}</p>}
        <ul className="divide-y divide-line">
          {read.data.items.map((entry) => (
            <DocumentRow key={entry.number} entry={entry} />
          ))}
        </ul>
      </PagedList>
    </div>
  )
}
