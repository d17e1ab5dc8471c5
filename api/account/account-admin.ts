import { inTransaction, type Db, type Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { findAddressee, endSessions } from './password/password-reset-queries.ts'

/**
 * Takes a buyer into the operators' team, as what the next session then acts; the id, or undefined when no buyer has this
 * e-mail. What they belonged to before they still do.
 */
export async function appointOperator({ db, clock }: Pick<Deps, 'db' | 'clock'>, email: string) {
  const [appointed] = await db<{ id: string }[]>`
    insert into membership (id, account_id, is_operator, roles, created_at, chosen_at)
    select ${newId()}, a.id, true, '{ADMIN}', ${clock.now()}, ${clock.now()} from account a
    where lower(a.email) = lower(${email}) and exists (
      select from membership m where m.account_id = a.id and m.company_id is not null)
    on conflict do nothing returning account_id as id`
  return appointed?.id
}

/**
 * Takes an operator out of the team and ends all sessions, those in the places of buyers too. LAST when nobody would be
 * left who can appoint another.
 */
export async function dismissOperator(db: Db, email: string): Promise<'UNKNOWN' | 'LAST' | { id: string }> {
  return inTransaction(db, async (tx) => {
    // Two who dismiss each other at the same time wait here.
    const operators = await tx<{ id: string }[]>`
      select account_id as id from membership where is_operator order by account_id for no key update`
    const addressee = await findAddressee(tx, email)
    const operator = operators.find(({ id }) => id === addressee?.id)
    if (!operator) return 'UNKNOWN'
    if (operators.length === 1) return 'LAST'
    await endSessions(tx, operator.id)
    await tx`delete from membership where account_id = ${operator.id} and is_operator`
    return operator
  })
}

/** Longest in office first. */
export const findOperators = (sql: Queryable) => sql<{ email: string; firstName: string; lastName: string }[]>`
  select a.email, a.first_name, a.last_name from account a join membership m on m.account_id = a.id and m.is_operator
  order by a.created_at, a.id`

/**
 * The desk vouches for a buyer's company, or no longer does (`at` is null): it pays transfers on the terms of those that
 * have paid once (decision 30). Answers its id, undefined where no buyer has this e-mail; a repeat leaves the first time.
 */
export async function trustAccount(sql: Queryable, email: string, at: Date | null): Promise<string | undefined> {
  const [company] = await sql<{ id: string }[]>`
    update company set trusted_at = case when ${at}::timestamptz is not null then coalesce(trusted_at, ${at}) end
    where id = company_of(${email}) returning id`
  return company?.id
}

/** The same for a company by its id; false where there is none. */
export async function trustCompany(sql: Queryable, id: string, at: Date | null): Promise<boolean> {
  const written = await sql`
    update company set trusted_at = case when ${at}::timestamptz is not null then coalesce(trusted_at, ${at}) end
    where id = ${id}`
  return written.count === 1
}
