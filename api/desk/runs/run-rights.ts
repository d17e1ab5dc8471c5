import { hasRight, rolesOf, type Right, type RightOf, type Role } from '../../../contract/rights.ts'
import { may, type Account } from '../../http/caller.ts'
import type { Queryable } from '../../platform/db.ts'

type DeskSide = 'supplier' | 'operator'
type RunRight = { [S in DeskSide]: { side: S; right: RightOf<S> } }[DeskSide]

/** What it takes to begin each kind of run, and so to go on with it, to take it again and to read what it has written. */
const runRights = {
  orders: { side: 'supplier', right: 'pack' },
  'rejected-orders': { side: 'supplier', right: 'orders' },
  'access-requests': { side: 'supplier', right: 'sales' },
  products: { side: 'supplier', right: 'products' },
  'products-file': { side: 'supplier', right: 'products' },
  'confirmed-orders': { side: 'operator', right: 'orders' },
  'transfer-refunds': { side: 'operator', right: 'money' },
  'judged-products': { side: 'operator', right: 'catalogue' },
  'judged-products-file': { side: 'operator', right: 'catalogue' },
} as const satisfies Record<string, RunRight>
export type KindOfRun = keyof typeof runRights

export const rightOfRun = (kind: KindOfRun): { side: DeskSide; right: Right } => runRights[kind]

export function mayRun(account: Account, kind: KindOfRun): boolean {
  const { side, right } = rightOfRun(kind)
  return may(account, side, right)
}

type Begun = { kind: KindOfRun; storeId: string | null; createdBy: string }

/** Whether who has begun a run may still do so, where it was begun. */
export async function mayStillRun(sql: Queryable, { kind, storeId, createdBy }: Begun): Promise<boolean> {
  const { side, right } = rightOfRun(kind)
  const [member] = await sql<{ roles: Role[] }[]>`
    select m.roles from membership m join account a on a.id = m.account_id and a.erased_at is null
    where m.account_id = ${createdBy}
      and case when ${storeId}::uuid is null then m.is_operator else m.store_id = ${storeId} end`
  return member !== undefined && hasRight(side, right, member.roles)
}

/** As a thing is marked that is left because the right is gone. */
export function rightGone(kind: KindOfRun) {
  const { side, right } = rightOfRun(kind)
  return { code: 'RIGHT_MISSING', details: { side, right, roles: [...rolesOf(side, right)] } }
}
