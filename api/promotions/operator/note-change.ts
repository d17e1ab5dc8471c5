import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { NoteChange } from '../carousel-admin.ts'

export type Operator = Caller<'operator'>

type Deed = { action: `${string}.${string}`; reason?: string | undefined }

/** What is changed stands in the audit, in the transaction of the change. */
export const noteOf =
  ({ clock }: Pick<Deps, 'clock'>, caller: Operator, { action, reason }: Deed): NoteChange =>
  (tx: Tx, { id, before, after }) => {
    const [kind = ''] = action.split('.')
    return recordAudit(tx, caller, { at: clock.now(), action, target: { kind, id }, reason, before, after })
  }

/** Refuses a change of what is not there (null), or of what somebody has changed since it was seen (false). */
export function refuseUnseen(isSeen: boolean | null): void {
  if (isSeen === null) throw Problem.of('NOT_FOUND')
  if (!isSeen) throw Problem.of('DRAFT_CHANGED', { name: '' })
}
