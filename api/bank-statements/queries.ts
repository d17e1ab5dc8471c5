import type { ApplicableState } from '../../contract/bank-statements/statements.ts'
import { COUNTED, type CursorInput } from '../../contract/platform/paging.ts'
import { newestFirst } from '../http/newest-first.ts'
import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { BankEntry } from './match-entry.ts'
import type { ReadEntry } from './read-entry.ts'

export type NewStatement = { id: string; fileHash: string; fileName: string; readBy: string; readAt: Date }

/** The statement that was read from this file before; a new one where there is none. */
export async function insertStatement(tx: Tx, statement: NewStatement): Promise<{ id: string; isNew: boolean }> {
  const { id, fileHash, fileName, readBy, readAt } = statement
  const [made] = await tx<{ id: string }[]>`
    insert into bank_statement (id, file_hash, file_name, read_by, read_at, known_before)
    values (${id}, ${fileHash}, ${fileName}, ${readBy}, ${readAt}, 0)
    on conflict (file_hash) do nothing returning id`
  if (made) return { id, isNew: true }
  const [known] = await tx<[{ id: string }]>`select id from bank_statement where file_hash = ${fileHash}`
  return { id: known.id, isNew: false }
}

/** Leaves out what another file has brought already, and notes how many that are. */
export async function insertEntries(tx: Tx, statementId: string, entries: readonly ReadEntry[]): Promise<void> {
  const rows = entries.map((entry, place) => ({ ...entry, statementId, position: place + 1 }))
  await tx`
    with made as (
      insert into bank_entry (statement_id, position, line, account_iban, statement_ref, entry_ref, booked_on, is_credit,
        amount_cents, currency, end_to_end_id, batch_ref, is_return, return_code, is_direct_debit, iban, party, purpose)
      select "statementId", position, line, "accountIban", "statementRef", "entryRef", "bookedOn", "isCredit",
        "amountCents", currency, "endToEndId", "batchRef", "isReturn", "returnCode", "isDirectDebit", iban, party, purpose
      from jsonb_to_recordset(${tx.json(rows as never)}) as e ("statementId" uuid, position int, line int, "accountIban" text,
        "statementRef" text, "entryRef" text, "bookedOn" date, "isCredit" boolean, "amountCents" bigint, currency text,
        "endToEndId" text, "batchRef" text, "isReturn" boolean, "returnCode" text, "isDirectDebit" boolean, iban text,
        party text, purpose text)
      order by position
      on conflict (account_iban, statement_ref, entry_ref, booked_on, is_credit, amount_cents) do nothing returning 1
    )
    update bank_statement set known_before = ${rows.length} - (select count(*) from made) where id = ${statementId}`
}

export type StatementRow = {
  id: string
  fileName: string
  readAt: Date
  readBy: string
  entries: number
  done: number
  knownBefore: number
}

const columns = (sql: Queryable) => sql`
  s.id, s.file_name, s.read_at, coalesce((
    select trim(a.first_name || ' ' || a.last_name) from account a where a.id = s.read_by), '') as read_by,
  s.known_before, e.entries, e.done
  from bank_statement s join lateral (
    select count(*)::int as entries, count(done_at)::int as done from bank_entry where statement_id = s.id) e on true`

export function findStatements(sql: Queryable, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`s.read_at`, id: sql`s.id` })
  return sql<(StatementRow & { position: string })[]>`select ${position}, ${columns(sql)} where ${bound} ${end}`
}

export async function countStatements(sql: Queryable): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (select from bank_statement limit ${COUNTED + 1}) found`
  return row.count
}

export async function findStatement(sql: Queryable, id: string): Promise<StatementRow | undefined> {
  const [row] = await sql<StatementRow[]>`select ${columns(sql)} where s.id = ${id}`
  return row
}

const entryColumns = (sql: Queryable) => sql`
  position, line, account_iban, statement_ref, entry_ref, booked_on, is_credit, amount_cents, currency, end_to_end_id, batch_ref,
  is_return, return_code, is_direct_debit, iban, party, purpose, done_as, done_to`

export const findEntries = (sql: Queryable, statementId: string) => sql<BankEntry[]>`
  select ${entryColumns(sql)} from bank_entry where statement_id = ${statementId} order by position`

/** Nothing where somebody else has it, or has done it. */
export async function lockEntry(tx: Tx, statementId: string, position: number): Promise<BankEntry | undefined> {
  const [entry] = await tx<BankEntry[]>`
    select ${entryColumns(tx)} from bank_entry
    where statement_id = ${statementId} and position = ${position} and done_at is null for update`
  return entry
}

type Done = { statementId: string; position: number; as: ApplicableState; to: string; at: Date }

export const markDone = (tx: Tx, { statementId, position, as, to, at }: Done) => tx`
  update bank_entry set done_at = ${at}, done_as = ${as}, done_to = ${to}
  where statement_id = ${statementId} and position = ${position}`

/** Names and words of some transfers, once the statement is so old: of what was read, sums and references stay. How many. */
export const deleteOldWords = async (sql: Queryable, readBefore: Date): Promise<number> =>
  (
    await sql`
    update bank_entry set party = null, purpose = null where ${inBatch(
      sql,
      sql`from bank_entry t join bank_statement s on s.id = t.statement_id
        where s.read_at < ${readBefore} and (t.party is not null or t.purpose is not null)`,
    )}`
  ).count
