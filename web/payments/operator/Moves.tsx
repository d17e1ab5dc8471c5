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
import { movesQuery, useMoneyAgain, useOperatorPaymentTexts } from './queries.ts'

/** Captures, refunds and releases without a last word or with a refusal, and what is to be sent back by hand. */
export function Moves() {
  const t = useOperatorPaymentTexts()
  const language = useLanguage()
  const read = useRead(movesQuery)
  const { when, order, buyer, kind, state, provider, sum, next } = t.columns
  const columns = [when, order, buyer, kind, state, provider].map((name) => ({ name }))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
      {({ items, transferRefunds }) => (
        <>
          {items.length === 0 && transferRefunds.length === 0 && <p className="p-[18px] text-ink-2">{t.noMoves}</p>}
          {items.length > 0 && (
            <PlainTable label={t.views.MOVES} columns={[...columns, { name: sum, isNumber: true }, { name: next }]}>
              {items.map((move) => (
                <tr key={move.id}>
                  <td className="whitespace-nowrap text-ink-2">{momentText(move.createdAt, language)}</td>
                  <td>
                    <OrderLink orderNumber={move.orderNumber} />
                  </td>
                  <td>{move.companyName}</td>
                  <td>{move.kindText}</td>
                  <td className={move.state === 'REFUSED' ? 'font-medium text-danger' : ''}>
                    {[move.stateText, t.attempts(move.attempts), move.refusal].filter(Boolean).join(' · ')}
                  </td>
                  <td className="font-mono text-xs">{move.providerId}</td>
                  <td className="text-right tabular-nums">{move.amountText}</td>
                  <td>
                    {move.state === 'REFUSED' && (
                      <span className="flex gap-2">
                        <MoneyButton id={move.id} step="retry" />
                        <MoneyButton id={move.id} step="byTransfer" />
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </PlainTable>
          )}
          {transferRefunds.length > 0 && (
            <>
              <h2 className="px-[18px] pt-4 text-lg">{t.transferRefunds}</h2>
              <PlainTable
                label={t.transferRefunds}
                columns={[
                  ...[when, order, buyer].map((name) => ({ name })),
                  { name: sum, isNumber: true },
                  { name: next },
                ]}
              >
                {transferRefunds.map((refund) => (
                  <tr key={refund.id}>
                    <td className="whitespace-nowrap text-ink-2">{momentText(refund.createdAt, language)}</td>
                    <td>
                      <OrderLink orderNumber={refund.orderNumber} />
                    </td>
                    <td>{refund.companyName}</td>
                    <td className="text-right tabular-nums">{refund.amountText}</td>
                    <td>
                      <MoneyButton id={refund.id} step="sent" />
                    </td>
                  </tr>
                ))}
              </PlainTable>
            </>
          )}
        </>
      )}
    </QueryView>
  )
}

const steps = {
  retry: operatorPaymentsApi.retryMove,
  byTransfer: operatorPaymentsApi.payMoveByTransfer,
  sent: operatorPaymentsApi.markRefundSent,
}

/** A step with money, which asks why. */
function MoneyButton({ id, step }: { id: string; step: keyof typeof steps }) {
  const t = useOperatorPaymentTexts()
  const again = useMoneyAgain()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({ mutationFn: (reason: string) => call(steps[step], { id, reason }), onSuccess: again })
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t[step]}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t[step]}
          hint={t[`${step}Hint`]}
          action={t[step]}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
