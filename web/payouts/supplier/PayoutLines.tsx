import * as payoutsApi from '../../../contract/payouts/payouts.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { dateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { payoutQuery } from './queries.ts'
import { usePayoutTexts } from './texts.ts'

/** What one payout is made of, and that it adds up. */
export function PayoutLines({ number }: { number: string }) {
  const t = usePayoutTexts()
  const language = useLanguage()
  const read = useRead(payoutQuery(number, language))
  return (
    <QueryView read={read} failed={{ title: t.linesFailed }} coming={<Skeleton className="m-4 h-24" />}>
      {({ lines, amountText }) => (
        <div>
          <table className="w-full text-left [&_td]:py-1.5 [&_td]:pr-4 [&_th]:py-1.5 [&_th]:pr-4">
            <thead>
              <tr>
                <th scope="col">{t.what}</th>
                <th scope="col" className="max-sm:hidden">
                  {t.order}
                </th>
                <th scope="col">{t.date}</th>
                <th scope="col" className="text-right">
                  {t.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.kind} ${line.reference} ${String(line.at)}`} className="border-t border-line">
                  <td>
                    {line.kindText} {line.reference}
                  </td>
                  <td className="max-sm:hidden">{line.subOrderNumber}</td>
                  <td>{dateText(new Date(line.at), language)}</td>
                  <td className="text-right tabular-nums">{line.amountText}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-line font-bold">
                <td colSpan={3}>{t.sum}</td>
                <td className="text-right tabular-nums">{amountText}</td>
              </tr>
            </tfoot>
          </table>
          <SaveStatement number={number} />
        </div>
      )}
    </QueryView>
  )
}

const files = { pdf: payoutsApi.readStatement, csv: payoutsApi.readStatementCsv }

function SaveStatement({ number }: { number: string }) {
  const t = usePayoutTexts()
  const save = useWrite({
    mutationFn: async (kind: keyof typeof files) =>
      saveFile(await call(files[kind], { number }), `TRESEN-${number}.${kind}`),
  })
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {(['pdf', 'csv'] as const).map((kind) => (
        <Button key={kind} size="sm" variant="secondary" isLoading={save.isPending} onClick={() => save.mutate(kind)}>
          {t.statement[kind]}
        </Button>
      ))}
    </div>
  )
}
