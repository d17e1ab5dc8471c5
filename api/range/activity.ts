import type { Deed } from '../../contract/range/history.ts'
import type { StorePart } from '../../contract/store-settings.ts'
import type { Queryable } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

/** A part of a store that its members change as a whole, how orders are confirmed, and that they pause it. */
export type StoreAction = `store.${StorePart | 'calendar' | 'auto-confirm' | 'pause' | 'resume' | 'bank'}`

/** What somebody of a store has done, as `store_activity` has it for ever. */
export type Activity = {
  storeId: string
  at: Date
  /** Null for the marketplace. */
  accountId: string | null
  action: Deed['action'] | StoreAction
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

/** Who has changed a part of the store last; empty where nobody has. */
export async function findLastWriter(sql: Queryable, storeId: string, action: StoreAction): Promise<string> {
  const [last] = await sql<{ name: string }[]>`
    select trim(concat_ws(' ', a.first_name, a.last_name)) as name
    from store_activity s left join account a on a.id = s.account_id
    where s.store_id = ${storeId} and s.target_kind = 'STORE' and s.target_id = ${storeId} and s.action = ${action}
    order by s.id desc limit 1`
  return last?.name ?? ''
}
