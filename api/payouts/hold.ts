import type { Queryable } from '../platform/db.ts'

type Hold = { storeId: string; reason: string; by: string; now: Date }

/** Pays the store nothing until it is released; a run that waits keeps its payout. False where it is held already. */
export async function holdPayouts(sql: Queryable, { storeId, reason, by, now }: Hold): Promise<boolean> {
  const made = await sql`
    insert into payout_hold (store_id, reason, held_at, held_by) values (${storeId}, ${reason}, ${now}, ${by})
    on conflict do nothing`
  return made.count > 0
}

/** False where it was not held. */
export async function releasePayouts(sql: Queryable, storeId: string): Promise<boolean> {
  const gone = await sql`delete from payout_hold where store_id = ${storeId}`
  return gone.count > 0
}
