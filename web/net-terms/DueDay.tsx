import type { Receivable } from '../../contract/net-terms/receivables.ts'
import { dayText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useReceivableTexts } from './texts.ts'

/** When an invoice is to be paid, or was. */
export function DueDay({ receivable: { state, dueOn, daysOverdue, paidAt } }: { receivable: Receivable }) {
  const t = useReceivableTexts()
  const language = useLanguage()
  if (state === 'SETTLED') return <>{paidAt ? t.paid(dayText(paidAt, language)) : t.settled}</>
  return (
    <span className={state === 'OVERDUE' ? 'font-medium text-danger' : undefined}>
      {t.due(dayText(new Date(dueOn), language))}
      {daysOverdue > 0 && <small className="block">{t.late(daysOverdue)}</small>}
    </span>
  )
}
