import type { Deps } from '../../platform/deps.ts'
import type { Api } from '../../http/serve.ts'
import { newId } from '../../platform/ids.ts'
import { insertAuditEntry, updateAuditEntry, type AuditEntry } from './audit-queries.ts'

type Deed = Omit<AuditEntry, 'id' | 'at'>

/**
 * Notes a deed before it is done, in a transaction of its own, so that it has its one row also when the process dies in
 * the middle (promises.md I10). Answers how to finish the row.
 */
export async function beginAudit({ db, clock }: Pick<Deps, 'db' | 'clock'>, deed: Deed) {
  const id = newId()
  await insertAuditEntry(db, { ...deed, id, at: clock.now(), state: 'ATTEMPTED' })
  return {
    done: (accountId?: string) => updateAuditEntry(db, id, { state: 'DONE', accountId: accountId ?? null }),
    /** Only for what is known to have changed nothing: after any other failure the row stays ATTEMPTED. */
    refused: () => updateAuditEntry(db, id, { state: 'REFUSED' }),
  }
}

/** Notes the writes of operators and of impersonated sessions, each by its call. */
export const auditCalls =
  (deps: Pick<Deps, 'db' | 'clock'>): Api['beginAudit'] =>
  ({ account: { personId, impersonatedBy, impersonationReason }, requestId }, { method, path }) =>
    beginAudit(deps, {
      actorId: impersonatedBy ?? personId,
      accountId: impersonatedBy ? personId : null,
      action: `${method} ${path}`,
      detail: { requestId, ...(impersonatedBy && { reason: impersonationReason }) },
    })
