import type postgres from 'postgres'
import type { Queryable } from '../../platform/db.ts'

type Code = {
  codeHash: Buffer
  accountId: string
  operatorId: string
  operatorSession: Buffer | null
  reason: string
  mayWrite: boolean
  ticketNumber: string | null
  now: Date
  expiresAt: Date
}

/** Codes that nobody used in time go on the way. */
export async function insertImpersonationCode(sql: Queryable, code: Code) {
  await sql`delete from impersonation_code where expires_at <= ${code.now}`
  await sql`
    insert into impersonation_code (code_hash, account_id, operator_id, operator_session, reason, may_write, ticket_number,
      created_at, expires_at)
    values (${code.codeHash}, ${code.accountId}, ${code.operatorId}, ${code.operatorSession}, ${code.reason},
      ${code.mayWrite}, ${code.ticketNumber}, ${code.now}, ${code.expiresAt})`
}

type Impersonation = {
  accountId: string
  membershipId: string
  operatorId: string
  operatorSession: Buffer | null
  /** Null in a code of the version before, which is for reading. */
  reason: string | null
  mayWrite: boolean
  ticketNumber: string | null
}

type CodeUse = {
  codeHash: Buffer
  now: Date
  /** SQL: whether this person may act in the place of buyers now. */
  mayImpersonate: (sql: Queryable, personId: postgres.Fragment) => postgres.Fragment
}

/**
 * Uses the code up, to act as the account's first membership of a company; undefined when it is unknown, used or expired,
 * or when its maker may not act for buyers or its account is no buyer any more.
 */
export async function takeImpersonationCode(
  sql: Queryable,
  { codeHash, now, mayImpersonate }: CodeUse,
): Promise<Impersonation | undefined> {
  const [taken] = await sql<Impersonation[]>`
    with taken as (
      delete from impersonation_code where code_hash = ${codeHash} and expires_at > ${now}
      returning account_id, operator_id, operator_session, reason, coalesce(may_write, false) as may_write,
        ticket_number
    )
    select m.account_id, m.id as membership_id, operator_id, operator_session, reason, may_write, ticket_number
    from taken join membership m on m.account_id = taken.account_id and ${isBuyers(sql)}
    where ${mayImpersonate(sql, sql`operator_id`)}
    order by m.created_at, m.id limit 1`
  return taken
}

// Nobody gets into the place of another operator, whatever else they belong to.
const isBuyers = (sql: Queryable) => sql`
  m.company_id is not null and not exists (
    select from membership office where office.account_id = m.account_id and office.is_operator)`

export async function hasTicket(sql: Queryable, ticketNumber: string): Promise<boolean> {
  return (await sql`select from ticket where ticket_number = ${ticketNumber}`).count > 0
}

export async function findBuyerByEmail(sql: Queryable, email: string): Promise<{ id: string } | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select a.id from account a join membership m on m.account_id = a.id and ${isBuyers(sql)}
    where lower(a.email) = lower(${email}) limit 1`
  return row
}

export type Operator = { id: string; email: string }

/** The operator with this e-mail; the one who was first where none is named. */
export async function findOperator(sql: Queryable, email: string | null): Promise<Operator | undefined> {
  const [row] = await sql<Operator[]>`
    select a.id, a.email from account a join membership m on m.account_id = a.id and m.is_operator
    where (${email}::text is null or lower(a.email) = lower(${email}))
    order by a.created_at, a.id limit 1`
  return row
}
