import { inTransaction, type Db } from '../../api/platform/db.ts'

/** What only a test may: the audit itself refuses to lose a row. */
export const emptyAudit = (db: Db) =>
  inTransaction(db, async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`truncate audit_entry, audit_seal, audit_state, audit_unsealed`
  })
