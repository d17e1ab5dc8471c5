import type { Seller } from '../../contract/trade/seller.ts'
import type { Tx } from '../platform/db.ts'

export type LockedStore = {
  id: string
  slug: string
  name: string
  legal: Partial<Seller>
  operatorVersion: number
}

/** A store that an operator is about to change, held until the transaction ends (decision 174). */
export async function lockForOperator(tx: Tx, slug: string): Promise<LockedStore | undefined> {
  const [row] = await tx<LockedStore[]>`
    select id, slug, name, legal, operator_version from store where slug = ${slug} for no key update`
  return row
}

/** Who has seen the store before is refused from now on. */
export const raiseOperatorVersion = (tx: Tx, storeId: string) =>
  tx`update store set operator_version = operator_version + 1 where id = ${storeId}`
