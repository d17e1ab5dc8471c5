import { useParams } from 'react-router'
import type { Import, ImportLine } from '../../../contract/import/imports.ts'
import { Card } from '../../desk/Card.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ListFoot } from '../../desk/list/ListFoot.tsx'
import { ViewTabs } from '../../desk/list/ViewTabs.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { Link } from '../../frame/Link.tsx'
import { moneyText } from '../../../contract/platform/money.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Applying } from './Applying.tsx'
import { Cancel } from './Cancel.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { GroupsForm } from './GroupsForm.tsx'
import { Pictures } from './Pictures.tsx'
import { countOf, importQuery, linesQuery, lineViews, type LineView } from './queries.ts'
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
            <Cancel run={run} />
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
  if (run.state === 'CANCELLED')
    return (
      <Card title={t.cancelled}>
        <p className="px-[18px] pb-4">{t.cancelledText}</p>
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
      {run.state === 'COMPARED' && <GroupsForm run={run} />}
      {run.warning && (
        <Card title={t.warning}>
          <p role="status" className="px-[18px] pb-4">
            {run.warning}
          </p>
        </Card>
      )}
      <Applying run={run} />
      <Pictures run={run} />
      <Lines run={run} />
    </>
  )
}

/** Of their lines no price and no stock changes. */
const withoutNumbers: readonly LineView[] = ['OTHERS', 'REFUSED', 'MISSING']

function Lines({ run }: { run: Import }) {
  const t = useImportTexts()
  const address = useListAddress()
  const named = address.search.get('view')
  // A tab without lines is left out, so that the first one has some.
  const views = lineViews.filter((name) => countOf(run, name) > 0 || name === named)
  const view = views.find((name) => name === named) ?? views[0] ?? 'SAME'
  const read = useRead(linesQuery(run.id, { view, search: address.search }, useLanguage()))
  const tabs = views.map((name) => ({
    name,
    label: t.views[name],
    count: { value: countOf(run, name), isExact: true },
  }))
  const isPriced = !withoutNumbers.includes(view) && view !== 'STOCK'
  const columns = [
    { name: t.columns.line },
    { name: t.columns.article },
    ...(isPriced || view === 'STOCK'
      ? [
          { name: t.columns.old, isNumber: true },
          { name: t.columns.new, isNumber: true },
        ]
      : []),
    ...(isPriced ? [{ name: '%', isNumber: true }] : []),
  ]
  return (
    <>
      <ViewTabs views={tabs} address={address} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {(page) => (
          <section className="desk-card">
            {page.items.length === 0 ? (
              <p className="px-[18px] py-6 text-ink-2">{t.noLines}</p>
            ) : (
              <>
                <PlainTable label={t.lines} columns={columns}>
                  {page.items.map((line) => (
                    <Line key={`${line.line ?? ''} ${line.supplierSku}`} line={line} view={view} />
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

function Line({ line, view }: { line: ImportLine; view: LineView }) {
  const { supplierSku, name, isByCase, reasons, fields } = line
  const t = useImportTexts()
  const meanings: Partial<Record<string, string>> = t.meanings
  const otherFields: Partial<Record<string, string>> = t.otherFields
  // A reason begins with the column it is about, as our own format calls it.
  const named = (reason: string) => reason.replace(/^(\w+)(?=: )/, (column) => meanings[column] ?? column)
  const others = view === 'OTHERS' ? fields.flatMap((field) => otherFields[field] ?? []) : []
  return (
    <tr>
      <td>{line.line ?? '–'}</td>
      <td className="py-2">
        {[supplierSku, name].filter(Boolean).join(' · ')}
        {isByCase && view === 'PRICES' && <span className="block text-small text-ink-2">{t.byCase}</span>}
        {others.length > 0 && <span className="block text-small text-ink-2">{others.join(', ')}</span>}
        {reasons.length > 0 && <span className="block text-small text-danger">{reasons.map(named).join('; ')}</span>}
      </td>
      <Numbers line={line} view={view} />
    </tr>
  )
}

function Numbers({ line, view }: { line: ImportLine; view: LineView }) {
  const language = useLanguage()
  const { oldPrice, newPrice, percent, oldStock, newStock } = line
  const price = (euros: number | null) => (euros === null ? '' : moneyText(Math.round(euros * 100), language))
  if (withoutNumbers.includes(view)) return null
  if (view === 'STOCK')
    return (
      <>
        <td className="text-right">{oldStock?.toLocaleString(language)}</td>
        <td className="text-right">{newStock?.toLocaleString(language)}</td>
      </>
    )
  return (
    <>
      <td className="text-right">{price(oldPrice)}</td>
      <td className="text-right">{price(newPrice)}</td>
      <td className="text-right">{percent ? percent.toLocaleString(language, { signDisplay: 'always' }) : ''}</td>
    </>
  )
}
