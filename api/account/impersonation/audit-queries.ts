import type { Queryable } from '../../platform/db.ts'

export type AuditEntry = {
  id: string
  at: Date
  /** The operator. */
  actorId: string
  /** Whose account it concerns; null where it concerns nobody's, or is not known before the work. */
  accountId: string | null
  /** 'POST /api/v1/cart', or 'operator impersonate code' for a command. */
  action: string
  detail: Record<string, unknown>
}

export type AuditState = 'ATTEMPTED' | 'DONE' | 'REFUSED'

export async function insertAuditEntry(sql: Queryable, entry: AuditEntry & { state: AuditState }) {
  await sql`
    insert into audit_entry (id, at, actor_id, account_id, action, detail, state)
    values (${entry.id}, ${entry.at}, ${entry.actorId}, ${entry.accountId}, ${entry.action},
      ${sql.json(entry.detail as never)}, ${entry.state})`
}

/** An account given here is noted where none was. */
export async function updateAuditEntry(
  sql: Queryable,
  id: string,
  { state, accountId = null }: { state: AuditState; accountId?: string | null },
) {
  await sql`
    update audit_entry set state = ${state}, account_id = coalesce(account_id, ${accountId}::uuid) where id = ${id}`
}
