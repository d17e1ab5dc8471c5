import type { Queryable } from '../platform/db.ts'

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
