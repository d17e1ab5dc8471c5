import type { OrderRequestEntry } from '../../contract/order-requests.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { may, type Caller } from '../http/caller.ts'
import type { RequestRow } from './queries.ts'

/** Nobody decides what they ask for themselves. */
const mayDecide = ({ account }: Caller<'buyer'>, { requestedBy }: RequestRow) =>
  may(account, 'buyer', 'approve') && requestedBy !== account.personId

export function presentRequest(row: RequestRow, caller: Caller<'buyer'>): OrderRequestEntry {
  const { id, createdAt, status, grossCents, lines, message, reply, decidedAt, orderId, orderNumber } = row
  const isWaiting = status === 'WAITING'
  return {
    id,
    requestedBy: row.requestedByName ?? '',
    createdAt,
    status,
    gross: eurosOf(grossCents),
    grossText: moneyText(grossCents, caller.language),
    lineCount: lines.length,
    message,
    reply,
    // While it waits, somebody may have begun to pay: that is no decision yet.
    decidedBy: isWaiting ? null : row.decidedByName,
    decidedAt: isWaiting ? null : decidedAt,
    orderId,
    orderNumber,
    canDecide: isWaiting && mayDecide(caller, row),
    canWithdraw: isWaiting && row.requestedBy === caller.account.personId,
  }
}
