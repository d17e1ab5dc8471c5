import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import * as commissionInvoicesApi from '../../../contract/commission-invoices/commission-invoices.ts'
import type {
  CommissionInvoice,
  CommissionInvoices as Page,
} from '../../../contract/commission-invoices/commission-invoices.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { monthText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useCommissionTexts } from './texts.ts'

type Cursor = { after?: string; before?: string }
/** `slug` of the store that operators look at; without it a store sees its own. */
type Shown = { slug?: string }

const invoicesQuery = (slug: string | undefined, cursor: Cursor, language: Language) =>
  queryOptions({
    queryKey: ['commission-invoices', slug, cursor, language],
    queryFn: ({ signal }) =>
      slug === undefined
        ? call(commissionInvoicesApi.list, cursor, { signal })
        : call(commissionInvoicesApi.listOfStore, { slug, ...cursor }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What a store was invoiced for commission, the latest month first, each as PDF. */
export const CommissionInvoices = ({ slug }: Shown) => (
  <Suspense fallback={<Skeleton className="h-40" />}>
    <Invoices slug={slug} />
  </Suspense>
)

function Invoices({ slug }: { slug: string | undefined }) {
  const t = useCommissionTexts()
  const [cursor, setCursor] = useState<Cursor>({})
  const read = useRead(invoicesQuery(slug, cursor, useLanguage()))
  return (
    <Card title={t.title}>
      <p className="px-[18px] pb-3 text-ink-2">{t.lead}</p>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-24" />}>
        {(page) => (
          <>
            <Missing missing={page.missing} />
            {page.items.length === 0 ? (
              <p className="px-[18px] pb-4 text-ink-3">{t.empty}</p>
            ) : (
              <Table items={page.items} slug={slug} />
            )}
            <Steps page={page} onStep={setCursor} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

function Missing({ missing }: Pick<Page, 'missing'>) {
  const t = useCommissionTexts()
  const language = useLanguage()
  if (!missing) return null
  return <p className="bg-warn-soft px-[18px] py-3">{t.gaps[missing.gap](monthText(missing.month, language))}</p>
}

function Table({ items, slug }: { items: CommissionInvoice[]; slug: string | undefined }) {
  const t = useCommissionTexts()
  const language = useLanguage()
  const columns = [
    { name: t.month },
    { name: t.number },
    { name: t.net, isNumber: true },
    { name: t.tax, isNumber: true },
    { name: t.gross, isNumber: true },
    { name: t.file },
  ]
  return (
    <PlainTable label={t.table} columns={columns}>
      {items.map(({ number, month, type, netText, taxText, amountText }) => (
        <tr key={number}>
          <th scope="row" className="font-semibold whitespace-nowrap">
            {monthText(month, language)}
          </th>
          <td className="whitespace-nowrap">
            {number} {type === 'CREDIT_NOTE' && <Tag>{t.correction}</Tag>}
          </td>
          <td className="text-right whitespace-nowrap tabular-nums">{netText}</td>
          <td className="text-right whitespace-nowrap tabular-nums">{taxText}</td>
          <td className="text-right whitespace-nowrap tabular-nums">{amountText}</td>
          <td>
            <FileButton number={number} slug={slug} />
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

function FileButton({ number, slug }: { number: string; slug: string | undefined }) {
  const t = useCommissionTexts()
  const save = useWrite({
    mutationFn: async () => {
      const file = await (slug === undefined
        ? call(commissionInvoicesApi.read, { number })
        : call(commissionInvoicesApi.readOfStore, { slug, number }))
      saveFile(file, `${number}.pdf`)
    },
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      isLoading={save.isPending}
      aria-label={t.downloadOf(number)}
      onClick={() => save.mutate()}
    >
      {t.download}
    </Button>
  )
}

function Steps({ page: { next, previous }, onStep }: { page: Page; onStep: (cursor: Cursor) => void }) {
  const t = useCommissionTexts()
  if (next === null && previous === null) return null
  return (
    <div className="flex gap-2 px-[18px] py-3">
      <Button
        size="sm"
        variant="secondary"
        disabled={previous === null}
        onClick={() => previous !== null && onStep({ before: previous })}
      >
        {t.newer}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={next === null}
        onClick={() => next !== null && onStep({ after: next })}
      >
        {t.older}
      </Button>
    </div>
  )
}
