import type { OrderMoment } from '../../../contract/operator/orders.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { SubOrderRow } from '../queries.ts'
import type { MomentRow } from './moment-queries.ts'

type Part = Pick<SubOrderRow, 'storeId' | 'subOrderNumber'>

/** What has happened, as operators read it. */
export function presentMoment(row: MomentRow, parts: readonly Part[], language: Language): OrderMoment {
  const { orders, operator } = texts(language)
  const t = operator.deskOrders
  const { statuses, steps, byForOperator } = orders.replies
  const words: Record<string, string> = { ...statuses, ...steps }
  const deeds: Record<string, string> = t.deeds
  const sentences: Record<MomentRow['kind'], string> = {
    STEP: words[row.word] ?? row.word,
    PAYMENT: t.payment(t.paymentStates[row.word as keyof typeof t.paymentStates] ?? row.word),
    MOVE: t.moves[row.word as keyof typeof t.moves] ?? row.word,
    CHARGEBACK: row.word === 'REVERSED' ? steps.REVERSE_CHARGEBACK : steps.CHARGE_BACK,
    REFUND: t.refunds[row.word as keyof typeof t.refunds] ?? row.word,
    MAIL: t.mails[row.word as keyof typeof t.mails] ?? row.word,
    DOCUMENT: t.documents[row.word as keyof typeof t.documents] ?? row.word,
    DEED: deeds[row.word] ?? row.word,
  }
  return {
    at: row.at,
    kind: row.kind,
    text: [sentences[row.kind], row.note].filter(Boolean).join(': '),
    subOrderNumber: parts.find(({ storeId }) => storeId === row.storeId)?.subOrderNumber ?? null,
    by: row.kind === 'STEP' ? byForOperator[row.by as keyof typeof byForOperator] : row.by,
    amountText: row.amountCents === null ? null : moneyText(row.amountCents, language),
    providerId: row.providerId,
    isProblem: /(REFUSED|FAILED)$/.test(row.word) || row.word === 'STANDS' || row.word === 'BOUNCED',
  }
}
