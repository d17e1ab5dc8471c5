import { useParams } from 'react-router'
import type { Import } from '../../../contract/import/imports.ts'
import { Card } from '../../desk/Card.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ListFoot } from '../../desk/list/ListFoot.tsx'
import { ViewTabs } from '../../desk/list/ViewTabs.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { Link } from '../../frame/Link.tsx'
import { lineKinds, type ImportLine } from '../../../contract/import/imports.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Applying } from './Applying.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { importQuery, linesQuery } from './queries.ts'
import { useImportTexts } from './texts.ts'

/** One import, from its columns to what was applied of it. */
export function Component() {
  const t = useImportTexts()
  const { id = '' } = useParams()
  const read = useRead(importQuery(id, useLanguage()))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-40" />}>
      {(run) => (
        <div className="desk-page">
          <PageHead title={run.fileName} lead={t.states[run.state]}>
            <Link to="/supplier/imports" className="desk-button">
              {t.back}
            </Link>
          </PageHead>
          <Stage run={run} />
        </div>
      )}
    </QueryView>
  )
}

function Stage({ run }: { run: Import }) {
  const t = useImportTexts()
  if (run.state === 'UNUSABLE')
    return (
      <Card title={t.unusable}>
        <p className="px-[18px] pb-4">{run.problem}</p>
      </Card>
    )
  if (run.state === 'COLUMNS') return <ColumnsForm run={run} />
  if (run.state === 'READING')
    return (
      <Card title={t.reading}>
        <p className="px-[18px] pb-4" role="status">
          {t.readingText(run.readTo)}
        </p>
      </Card>
    )
  return (
    <>
      <Applying run={run} />
      <Lines run={run} />
    </>
  )
}

function Lines({ run }: { run: Import }) {
  const t = useImportTexts()
  const address = useListAddress()
  const read = useRead(linesQuery(run.id, address.search, useLanguage()))
  const views = lineKinds.map((kind) => ({
    name: kind,
    label: t.kinds[kind],
    count: { value: run.counts[kind], isExact: true },
  }))
  const columns = [
    { name: t.columns.line },
    { name: t.columns.article },
    { name: t.columns.old, isNumber: true },
    { name: t.columns.new, isNumber: true },
    { name: '%', isNumber: true },
  ]
  return (
    <>
      <ViewTabs views={views} address={address} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {(page) => (
          <section className="desk-card">
            {page.items.length === 0 ? (
              <p className="px-[18px] py-6 text-ink-2">{t.noLines}</p>
            ) : (
              <>
                <PlainTable label={t.lines} columns={columns}>
                  {page.items.map((line) => (
                    <Line key={`${line.line ?? ''} ${line.supplierSku}`} line={line} />
                  ))}
                </PlainTable>
                <ListFoot page={page} address={address} />
              </>
            )}
          </section>
        )}
      </QueryView>
    </>
  )
}

function Line({
  line: { line, supplierSku, name, oldPrice, newPrice, percent, isByCase, reasons },
}: {
  line: ImportLine
}) {
  const t = useImportTexts()
  const language = useLanguage()
  const meanings: Partial<Record<string, string>> = t.meanings
  // A reason begins with the column it is about, as our own format calls it.
  const named = (reason: string) => reason.replace(/^(\w+)(?=: )/, (column) => meanings[column] ?? column)
  const price = (euros: number | null) => (euros === null ? '' : moneyText(Math.round(euros * 100), language))
  return (
    <tr>
      <td>{line ?? '–'}</td>
      <td className="py-2">
        {[supplierSku, name].filter(Boolean).join(' · ')}
        {isByCase && <span className="block text-small text-ink-2">{t.byCase}</span>}
        {reasons.length > 0 && <span className="block text-small text-danger">{reasons.map(named).join('; ')}</span>}
      </td>
      <td className="text-right">{price(oldPrice)}</td>
      <td className="text-right">{price(newPrice)}</td>
      <td className="text-right">{percent ? percent.toLocaleString(language, { signDisplay: 'always' }) : ''}</td>
    </tr>
  )
}
