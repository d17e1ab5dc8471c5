import type { Deps } from '../deps.ts'
import type { Queryable, Tx } from '../db.ts'
import { newId } from '../ids.ts'

export type AuditState = 'ATTEMPTED' | 'DONE' | 'REFUSED'

/** What every row says. Reason, detail, before and after go when the person of `accountId` is erased; the rest stays. */
type Deed = {
  /** Whose account it concerns; null or absent where it concerns nobody's, or is not known before the work. */
  accountId?: string | null
  /** 'POST /api/v1/cart' for a call, 'operator impersonate code' for a command, 'approval.decide' for what work itself notes. */
  action: string
  /** Without secrets: it is read by all operators, and for years. */
  detail?: object
  /** Required for money, rights, impersonation and erasure. */
  reason?: string | null
}

/** What was changed in a deed, named by the thing. */
type Change = Deed & {
  at: Date
  /** Such as { kind: 'sub-order', id: '…' }; the id is what one finds the thing by. */
  target: { kind: string; id: string }
  /** The fields that changed, before and after: without secrets. */
  before?: object | null
  after?: object | null
}

/** Who is at work: the caller of a call, or the operator of a command. */
type Actor = {
  account: { personId: string; impersonatedBy?: string | null }
  requestId?: string
  /** The row that was written before the work, see `beginAudit`; this one becomes part of it. */
  auditId?: string | undefined
}

/**
 * Notes in the transaction of the work what it changed: done together or not at all. Takes a caller as it is. One call or command
 * may note several changes (a bulk: one for each thing); `audit_log` shows them in place of the call's own row.
 *
 *     await recordAudit(tx, caller, { at: clock.now(), action: 'approval.decide', target: { kind: 'review', id }, reason, before, after })
 */
export async function recordAudit(tx: Tx, { account, requestId, auditId }: Actor, change: Change): Promise<void> {
  const { at, accountId, action, target, before, after, reason } = change
  const detail = { ...change.detail, ...(requestId && { requestId }) }
  await insertAuditEntry(tx, {
    id: newId(),
    at,
    actorId: account.impersonatedBy ?? account.personId,
    accountId: accountId ?? null,
    action,
    state: 'DONE',
    detail,
    reason: reason ?? null,
    targetKind: target.kind,
    targetId: target.id,
    before: before ?? null,
    after: after ?? null,
    partOf: auditId ?? null,
  })
}

/**
 * Notes a deed before it is done, in a transaction of its own, so that it has its row also when the process dies in the
 * middle (promises.md I10). Answers how to note its end, which is a second row: the audit only grows.
 */
export async function beginAudit({ db, clock }: Pick<Deps, 'db' | 'clock'>, deed: Deed & { actorId: string }) {
  const auditId = newId()
  const { actorId, action, accountId = null, detail = {}, reason = null } = deed
  const begun = { id: auditId, at: clock.now(), actorId, accountId, action, detail, reason }
  await insertAuditEntry(db, { ...begun, state: 'ATTEMPTED' })
  const end = async (state: AuditState, endsAccountId?: string) => {
    const ended = { id: newId(), at: clock.now(), actorId, accountId: endsAccountId ?? accountId, action, detail: {} }
    await insertAuditEntry(db, { ...ended, state, endsId: auditId })
  }
  return {
    auditId,
    /** With whose account it concerned, where that was not known before. */
    done: (endsAccountId?: string) => end('DONE', endsAccountId),
    /** Only for what is known to have changed nothing: after any other failure the deed stays ATTEMPTED. */
    refused: () => end('REFUSED'),
  }
}

/**
 * The words about an erased person go; that something was done stays, and so does the chain. With the detail the database takes
 * reason, before and after; what began as nobody's and ended as theirs goes, too.
 */
export const eraseAuditWords = (tx: Queryable, accountId: string) => tx`
  update audit_entry set detail = '{}' where account_id = ${accountId} or id in (
    select unnest(array[ends_id, part_of]) from audit_entry where account_id = ${accountId})`

type AuditEntry = {
  id: string
  at: Date
  actorId: string
  accountId: string | null
  action: string
  state: AuditState
  detail: object
  reason?: string | null
  targetKind?: string
  targetId?: string
  before?: object | null
  after?: object | null
  partOf?: string | null
  endsId?: string
}

async function insertAuditEntry(sql: Queryable, entry: AuditEntry) {
  const {
    detail,
    before,
    after,
    reason = null,
    targetKind = null,
    targetId = null,
    partOf = null,
    endsId = null,
  } = entry
  const json = (value: object | null | undefined) => (value ? sql.json(value as never) : null)
  await sql`
    insert into audit_entry (id, at, actor_id, account_id, action, state, detail, reason, target_kind, target_id,
      before, after, part_of, ends_id)
    values (${entry.id}, ${entry.at}, ${entry.actorId}, ${entry.accountId}, ${entry.action}, ${entry.state},
      ${json(detail)}, ${reason}, ${targetKind}, ${targetId}, ${json(before)}, ${json(after)}, ${partOf}, ${endsId})
    on conflict (ends_id) where ends_id is not null do nothing`
}
