import { beginAudit } from '../platform/audit/record-audit.ts'
import type { Deps } from '../platform/deps.ts'
import type { Api } from './serve.ts'

/** Notes the writes of operators and of impersonated sessions, each by its call and why it was made. */
export const auditCalls =
  (deps: Pick<Deps, 'db' | 'clock'>): Api['beginAudit'] =>
  ({ account: { personId, impersonatedBy, impersonationReason }, requestId }, { method, path }, input) =>
    beginAudit(deps, {
      actorId: impersonatedBy ?? personId,
      accountId: impersonatedBy ? personId : null,
      action: `${method} ${path}`,
      detail: { requestId },
      reason: impersonatedBy ? impersonationReason : reasonIn(input),
    })

const reasonIn = (input: object) => ('reason' in input && typeof input.reason === 'string' ? input.reason.trim() : null)
