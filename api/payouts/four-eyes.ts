import type { Confirmation } from '../../contract/payouts/runs.ts'
import { rolesOf } from '../../contract/rights.ts'
import type { Queryable } from '../platform/db.ts'

/** Above this nobody approves a run of their own, however small the team (decision 182). */
export const ALONE_LIMIT_CENTS = 5_000_000

type Who = { isStarter: boolean; isAlone: boolean; amountCents: number }

/** Whether somebody may approve a run: always another one than who started it, unless there is no other. */
export function confirmationOf({ isStarter, isAlone, amountCents }: Who): Confirmation {
  if (!isStarter) return 'YES'
  if (!isAlone) return 'OTHERS'
  return amountCents > ALONE_LIMIT_CENTS ? 'ABOVE_LIMIT' : 'ALONE'
}

/** An ADMIN beside whom nobody of the team has the right to payouts. */
export async function isAloneWithPayouts(sql: Queryable, accountId: string): Promise<boolean> {
  const [row] = await sql<[{ isAlone: boolean }]>`
    select exists (select from membership where is_operator and account_id = ${accountId} and 'ADMIN' = any(roles))
      and not exists (
        select from membership
        where is_operator and account_id <> ${accountId} and roles && ${rolesOf('operator', 'payouts') as string[]}::text[]
      ) as is_alone`
  return row.isAlone
}
