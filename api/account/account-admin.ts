import { inTransaction, type Db, type Queryable } from '../platform/db.ts'
import { findAddressee, endSessions } from './password/password-reset-queries.ts'

/** Makes a buyer's account one of an operator; its id, or undefined when no buyer has this e-mail. */
export async function appointOperator(db: Db, email: string): Promise<string | undefined> {
  const [appointed] = await db<{ id: string }[]>`
    update account set role = 'OPERATOR' where lower(email) = lower(${email}) and role = 'BUYER' returning id`
  return appointed?.id
}

/**
 * Makes an operator's account a buyer's again and ends its sessions, those as a buyer too. LAST when nobody would be
 * left who can appoint another.
 */
export async function dismissOperator(db: Db, email: string): Promise<'UNKNOWN' | 'LAST' | { id: string }> {
  return inTransaction(db, async (tx) => {
    // Two who dismiss each other at the same time wait here.
    const operators = await tx<{ id: string }[]>`
      select id from account where role = 'OPERATOR' order by id for no key update`
    const addressee = await findAddressee(tx, email)
    const operator = operators.find(({ id }) => id === addressee?.id)
    if (!operator) return 'UNKNOWN'
    if (operators.length === 1) return 'LAST'
    await tx`update account set role = 'BUYER' where id = ${operator.id}`
    await endSessions(tx, operator.id)
    return operator
  })
}

/** Longest in office first. */
export const findOperators = (sql: Queryable) => sql<{ email: string; firstName: string; lastName: string }[]>`
  select email, first_name, last_name from account where role = 'OPERATOR'
  order by created_at, id`

/**
 * The desk vouches for a buyer, or no longer does (`at` is null): such an account pays transfers on the terms of those that
 * have paid once (decision 30). Answers its id, undefined where no buyer has this e-mail; a repeat leaves the first time.
 */
export async function trustAccount(sql: Queryable, email: string, at: Date | null): Promise<string | undefined> {
  const [account] = await sql<{ id: string }[]>`
    update account set trusted_at = case when ${at}::timestamptz is not null then coalesce(trusted_at, ${at}) end
    where lower(email) = lower(${email}) and role = 'BUYER' returning id`
  return account?.id
}
