import type * as receivablesApi from '../../contract/net-terms/receivables.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Caller } from '../http/caller.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Deps } from '../platform/deps.ts'
import { recordMoney } from './record-money.ts'

/** Records the money of an invoice as it stands on the account. Throws as recordMoney does. */
export function recordAsOperator(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'operator'>,
  { number, amount, reason }: InputOf<typeof receivablesApi.record>,
): Promise<void> {
  const { account, language } = caller
  const amountCents = Math.round(amount * 100)
  return recordMoney(deps, { number, amountCents, recordedBy: account.personId, language }, (tx, at) =>
    recordAudit(tx, caller, {
      at,
      action: 'receivable.paid',
      target: { kind: 'receivable', id: number },
      reason,
      before: { isPaid: false },
      after: { isPaid: true, amountCents },
    }),
  )
}
