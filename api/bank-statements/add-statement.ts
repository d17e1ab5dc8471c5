import { createHash } from 'node:crypto'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { StatementFault } from './fault.ts'
import { insertEntries, insertStatement } from './queries.ts'
import type { ReadEntry } from './read-entry.ts'
import { readStatement } from './read-statement.ts'

type Added = { bytes: Uint8Array; fileName: string; by: string; auditId?: string | undefined; requestId?: string }

/**
 * Reads a bank statement and notes what it says; nothing is recorded of it yet. The same file is the same statement. Throws
 * BANK_STATEMENT_UNUSABLE; nothing is noted then.
 */
export async function addStatement(
  { db, clock, bankAccount }: Pick<Deps, 'db' | 'clock' | 'bankAccount'>,
  { bytes, fileName, by, auditId, requestId }: Added,
): Promise<string> {
  const entries = await readStatement(bytes, bankAccount.iban).catch((error: unknown) => {
    if (!(error instanceof StatementFault)) throw error
    throw Problem.of('BANK_STATEMENT_UNUSABLE', { fault: error.code, line: error.line, found: error.found })
  })
  const statement = {
    id: newId(),
    fileHash: createHash('sha256').update(bytes).digest('hex'),
    fileName: shownName(fileName),
    readBy: by,
    readAt: clock.now(),
  }
  const actor = { account: { personId: by }, auditId, ...(requestId && { requestId }) }
  return inTransaction(db, async (tx) => {
    const { id, isNew } = await insertStatement(tx, statement)
    if (!isNew) return id
    await inOrder([
      () => insertEntries(tx, id, entries.map(withoutForeignWords)),
      () =>
        recordAudit(tx, actor, {
          at: statement.readAt,
          action: 'bank-statement.add',
          target: { kind: 'bank-statement', id },
          after: { fileName: statement.fileName, entryCount: entries.length },
        }),
    ])
    return id
  })
}

/** What the marketplace pays to others is nobody's business here; a payout is known by its number. */
const withoutForeignWords = (entry: ReadEntry): ReadEntry =>
  entry.isCredit ? entry : { ...entry, party: null, purpose: null }

const shownName = (name: string) =>
  [...name.toWellFormed().replaceAll(/\p{C}/gu, '')].slice(-120).join('').split(/[\\/]/).at(-1)!.trim() ||
  'camt.053.xml'
