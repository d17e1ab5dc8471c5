import type { Queryable } from '../../platform/db.ts'

type Code = {
  codeHash: Buffer
  accountId: string
  operatorId: string
  operatorSession: Buffer | null
  now: Date
  expiresAt: Date
}

/** Codes that nobody used in time go on the way. */
export async function insertImpersonationCode(sql: Queryable, code: Code) {
  await sql`delete from impersonation_code where expires_at <= ${code.now}`
  await sql`
    insert into impersonation_code (code_hash, account_id, operator_id, operator_session, created_at, expires_at)
    values (${code.codeHash}, ${code.accountId}, ${code.operatorId}, ${code.operatorSession}, ${code.now},
      ${code.expiresAt})`
}

type Impersonation = { accountId: string; operatorId: string; operatorSession: Buffer | null }

/**
 * Uses the code up; undefined when it is unknown, used or expired, or when its maker is no operator or its account no
 * buyer any more.
 */
export async function takeImpersonationCode(
  sql: Queryable,
  codeHash: Buffer,
  now: Date,
): Promise<Impersonation | undefined> {
  const [taken] = await sql<Impersonation[]>`
    with taken as (
      delete from impersonation_code where code_hash = ${codeHash} and expires_at > ${now}
      returning account_id, operator_id, operator_session
    )
    select account_id, operator_id, operator_session from taken
    where exists (select from account where id = account_id and role = 'BUYER')
      and exists (select from account where id = operator_id and role = 'OPERATOR')`
  return taken
}

export async function findBuyerByEmail(sql: Queryable, email: string): Promise<{ id: string } | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from account where lower(email) = lower(${email}) and role = 'BUYER'`
  return row
}

export type Operator = { id: string; email: string }

/** The operator with this e-mail; the one who was first where none is named. */
export async function findOperator(sql: Queryable, email: string | null): Promise<Operator | undefined> {
  const [row] = await sql<Operator[]>`
    select id, email from account
    where role = 'OPERATOR' and (${email}::text is null or lower(email) = lower(${email}))
    order by created_at, id limit 1`
  return row
}
