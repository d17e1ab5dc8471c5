import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Tx } from '../platform/db.ts'

/** Who does something about a run and why; `auditId` is of the row that was noted before the work. */
export type Deed = { by: string; reason: string | null; auditId?: string | undefined; requestId?: string }

type RunChange = {
  deed: Deed
  number: number
  at: Date
  action: 'payout.start' | 'payout.confirm' | 'payout.discard' | 'payout.paid' | 'payout.returned'
  before: object | null
  after: object | null
}

/** Notes what was done about a run, in its transaction. */
export const noteRun = (tx: Tx, { deed, number, ...change }: RunChange): Promise<void> =>
  recordAudit(
    tx,
    { account: { personId: deed.by }, auditId: deed.auditId, ...(deed.requestId && { requestId: deed.requestId }) },
    { ...change, reason: deed.reason, target: { kind: 'payout-run', id: String(number) } },
  )
