import * as booksApi from '../../../contract/books/books.ts'
import type { BooksMonth } from '../../../contract/books/books.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { monthText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { useBookTexts } from './texts.ts'

/** What each month holds, and its files. */
export function Months({ months, hasSettings }: { months: BooksMonth[]; hasSettings: boolean }) {
  const t = useBookTexts()
  const language = useLanguage()
  if (months.length === 0) return <p className="p-[18px] text-ink-2">{t.empty}</p>
  const columns = [
    { name: t.month },
    { name: t.documents, isNumber: true },
    { name: t.sum, isNumber: true },
    { name: t.paidOut, isNumber: true },
    { name: t.files },
  ]
  return (
    <PlainTable label={t.byMonth} columns={columns}>
      {months.map((month) => (
        <tr key={month.month}>
          <th scope="row" className="font-semibold whitespace-nowrap">
            {monthText(month.month, language)}
          </th>
          <td className="text-right tabular-nums">{month.documents}</td>
          <td className="text-right tabular-nums">{month.grossTotalText}</td>
          <td className="text-right tabular-nums">{month.paidTotalText}</td>
          <td>
            <Files month={month} hasSettings={hasSettings} />
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

function Files({
  month: { month, documents, payouts, commissionInvoices },
  hasSettings,
}: {
  month: BooksMonth
  hasSettings: boolean
}) {
  const t = useBookTexts()
  const stack = `EXTF_Buchungsstapel_${month}`
  return (
    <div className="flex gap-2 py-1.5">
      {hasSettings && documents > 0 && (
        <FileButton
          {...{ month, label: t.datev, fileName: `${stack}.csv` }}
          load={() => call(booksApi.writeDatev, { month })}
        />
      )}
      {hasSettings && payouts + commissionInvoices > 0 && (
        <FileButton
          {...{ month, label: t.datevPayouts, fileName: `${stack}_Auszahlungen.csv` }}
          load={() => call(booksApi.writeDatev, { month, kind: 'PAYOUTS' })}
        />
      )}
      {documents > 0 && (
        <>
          <FileButton
            {...{ month, label: t.csv, fileName: t.csvName(month) }}
            load={() => call(booksApi.readCsv, { month })}
          />
          <FileButton
            {...{ month, label: t.excel, fileName: t.xlsxName(month) }}
            load={() => call(booksApi.readSheet, { month })}
          />
        </>
      )}
    </div>
  )
}

type FileButtonProps = { month: string; label: string; fileName: string; load: () => Promise<Blob> }

function FileButton({ month, label, fileName, load }: FileButtonProps) {
  const t = useBookTexts()
  const name = monthText(month, useLanguage())
  const save = useWrite({ mutationFn: async () => saveFile(await load(), fileName) })
  return (
    <Button
      size="sm"
      variant="secondary"
      isLoading={save.isPending}
      aria-label={t.fileOf(label, name)}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  )
}
