import type { CursorInput } from '../../../contract/platform/paging.ts'
import type * as operatorRefundsApi from '../../../contract/operator/money/refunds.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { countOf, newestRows } from '../../http/newest-first.ts'
import type { Db } from '../../platform/db.ts'
import { countRefunds, findRefunds, type RefundRow } from './refund-queries.ts'

/** What goes back to buyers, by transfer or by the provider. Throws VALIDATION for a cursor that is none. */
export async function listRefunds(
  db: Db,
  { after, before, pageSize, ...search }: InputOf<typeof operatorRefundsApi.list> & CursorInput,
  language: Language,
): Promise<OutputOf<typeof operatorRefundsApi.list>> {
  const window = { after, before, pageSize }
  const [found, counted] = await Promise.all([findRefunds(db, search, window), countRefunds(db, search)])
  const { items, ...beside } = newestRows(window, found)
  return { items: items.map((row) => presentRefund(row, language)), ...beside, count: countOf(counted) }
}

function presentRefund({ amountCents, reason, ...row }: RefundRow, language: Language) {
  const { checkout, operator } = texts(language)
  const { refundReasons, refundStates } = operator.deskPayments
  return {
    ...row,
    amount: eurosOf(amountCents),
    amountText: moneyText(amountCents, language),
    reasonText: refundReasons[reason],
    methodName: checkout.replies.methods[row.method].name,
    stateText: refundStates[row.state],
  }
}
