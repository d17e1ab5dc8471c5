import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MoneyButton } from './MoneyButton.tsx'
import { OrderLink } from './OrderLink.tsx'
import { movesQuery } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'

/** Captures, refunds and releases without a last word or with a refusal. */
export function Moves() {
  const t = useOperatorPaymentTexts()
  const language = useLanguage()
  const read = useRead(movesQuery)
  const { when, order, buyer, kind, state, provider, sum, next } = t.columns
  const columns = [when, order, buyer, kind, state, provider].map((name) => ({ name }))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
      {({ items }) => (
        <>
          {items.length === 0 && <p className="p-[18px] text-ink-2">{t.noMoves}</p>}
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
                      <span className="flex flex-wrap gap-2">
                        <MoneyButton id={move.id} step="retry" about={move.orderNumber} />
                        <MoneyButton id={move.id} step="byTransfer" about={move.orderNumber} />
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </PlainTable>
          )}
        </>
      )}
    </QueryView>
  )
}
