import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'

/** The store a supplier works for. Throws FORBIDDEN where the account has none. */
export function storeOf({ account }: Caller<'supplier'>): string {
  if (!account.storeId) throw Problem.of('FORBIDDEN')
  return account.storeId
}
