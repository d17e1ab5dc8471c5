import type { Deps } from '../platform/deps.ts'

/** Pays the store nothing until it is released; a run that waits keeps its payout. False where it is held already. */
export async function holdPayouts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  storeId: string,
  reason: string,
): Promise<boolean> {
  const made = await db`
    insert into payout_hold (store_id, reason, held_at) values (${storeId}, ${reason}, ${clock.now()}) on conflict do nothing`
  return made.count > 0
}

/** False where it was not held. */
export async function releasePayouts({ db }: Pick<Deps, 'db'>, storeId: string): Promise<boolean> {
  const gone = await db`delete from payout_hold where store_id = ${storeId}`
  return gone.count > 0
}
