import type { Queryable } from '../platform/db.ts'

/** `reason` as the store reads it. */
type Hold = { storeId: string; reason: string; by: string; now: Date }
type Held = { since: Date; reason: string | null }

/** Pays the store nothing until it is released, also not by a run that waits. False where it is held already. Whoever calls tells the store. */
export async function holdPayouts(sql: Queryable, { storeId, reason, by, now }: Hold): Promise<boolean> {
  const made = await sql`
    insert into payout_hold (store_id, reason, is_disclosed, held_at, held_by) values (${storeId}, ${reason}, true, ${now}, ${by})
    on conflict do nothing`
  return made.count > 0
}

/** False where it was not held. */
export async function releasePayouts(sql: Queryable, storeId: string): Promise<boolean> {
  const gone = await sql`delete from payout_hold where store_id = ${storeId}`
  return gone.count > 0
}

/** Since when a store is paid nothing, and why; without a reason where the store was never told it. */
export async function findHold(sql: Queryable, storeId: string): Promise<Held | null> {
  const [hold] = await sql<Held[]>`
    select held_at as since, case when is_disclosed then reason end as reason from payout_hold where store_id = ${storeId}`
  return hold ?? null
}
