import type postgres from 'postgres'
import type { Language } from '../../contract/platform/values.ts'
import { rolesOf } from '../../contract/rights.ts'
import type { Queryable } from '../platform/db.ts'

export type FinancePerson = { accountId: string; email: string; firstName: string; language: Language }

/** SQL: the member `m` with account `a` looks after the money of this store, and reads mail. */
export const isOfFinance = (sql: Queryable, storeId: string | postgres.Fragment): postgres.Fragment => sql`
  m.store_id = ${storeId} and m.roles && ${[...rolesOf('supplier', 'finance')]}::text[]
  and a.email_confirmed_at is not null and a.erased_at is null`

/** Who looks after the money of a store, the longest first. */
export const findFinancePeople = (sql: Queryable, storeId: string | postgres.Fragment) => sql<FinancePerson[]>`
  select a.id as account_id, a.email, a.first_name, a.language
  from membership m join account a on a.id = m.account_id where ${isOfFinance(sql, storeId)} order by m.created_at, m.id`
