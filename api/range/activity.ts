import type { Deed } from '../../contract/range/history.ts'
import type { StorePart } from '../../contract/store-settings.ts'
import type { Queryable } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

/** What somebody of a store has done, as `store_activity` has it for ever. */
export type Activity = {
  storeId: string
  at: Date
  /** Null for the marketplace. */
  accountId: string | null
  action: Deed['action'] | `store.${StorePart}`
  target: { kind: 'PRODUCT' | 'STORE'; id: string }
  before: object | null
  after: object | null
}

/** In the transaction of the deed. */
export async function writeActivity(tx: Queryable, { target, before, after, ...row }: Activity): Promise<void> {
  const json = (value: object | null) => value && tx.json(value as never)
  await tx`
    insert into store_activity ${tx({ ...row, id: newId(), targetKind: target.kind, targetId: target.id, before: json(before), after: json(after) })}`
}
