import { useState } from 'react'
import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrderLink } from './OrderLink.tsx'
import { differencesQuery, useMoneyAgain } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'

/** What does not agree between provider, books and documents. */
export function Differences() {
  const t = useOperatorPaymentTexts()
  const language = useLanguage()
  const read = useRead(differencesQuery)
  const again = useMoneyAgain()
  const [closing, setClosing] = useState<string | null>(null)
  const close = useWrite({
    mutationFn: (note: string) => call(operatorPaymentsApi.closeDifference, { id: closing!, note }),
    onSuccess: again,
  })
  const { when, order, kind, expected, found, next } = t.columns
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
      {(differences) =>
        differences.length === 0 ? (
          <p className="p-[18px] text-ink-2">{t.noDifferences}</p>
        ) : (
          <>
            <PlainTable
              label={t.views.DIFFERENCES}
              columns={[
                ...[when, order, kind].map((name) => ({ name })),
                ...[expected, found].map((name) => ({ name, isNumber: true })),
                { name: next },
              ]}
            >
              {differences.map((one) => (
                <tr key={one.id}>
                  <td className="whitespace-nowrap text-ink-2">{momentText(one.foundAt, language)}</td>
                  <td>
                    <OrderLink orderNumber={one.orderNumber} />
                  </td>
                  <td>{one.kindText}</td>
                  <td className="text-right tabular-nums">{one.expectedText}</td>
                  <td className="text-right tabular-nums">{one.foundText}</td>
                  <td>
                    <Button size="sm" variant="secondary" onClick={() => setClosing(one.id)}>
                      {t.close}
                    </Button>
                  </td>
                </tr>
              ))}
            </PlainTable>
            {closing && (
              <ReasonDialog
                title={t.close}
                hint={t.closeHint}
                action={t.close}
                onDone={close.mutateAsync}
                onClose={() => setClosing(null)}
              />
            )}
          </>
        )
      }
    </QueryView>
  )
}
