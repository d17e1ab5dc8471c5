import type { Db } from '../../api/platform/db.ts'

/** Of the accounts of the demo shop. */
export const DEMO_PASSWORD = 'Tresen2026'

/** This account has it, too, and a confirmed address: it can confirm a step. */
export const giveDemoPassword = (db: Db, accountId: string) => db`
  update account set email_confirmed_at = now(), password_hash = (
    select a.password_hash from account a join membership m on m.account_id = a.id
    where m.is_operator order by m.created_at limit 1)
  where id = ${accountId}`
