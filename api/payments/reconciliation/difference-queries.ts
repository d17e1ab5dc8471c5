import type { Db, Queryable, Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentKey } from '../payment-queries.ts'
import type { Difference } from './compare.ts'

/** Checkouts with an order or a payment at the provider, in the order of their making, after `after`. */
export const findCheckouts = (sql: Queryable, { after, limit }: { after: string; limit: number }) =>
  sql<PaymentKey[]>`
    select c.buyer_id, c.id as checkout_id from checkout c
    where c.id > ${after} and (c.order_id is not null or exists (
      select from payment p where p.buyer_id = c.buyer_id and p.checkout_id = c.id and p.provider_id is not null))
    order by c.id limit ${limit}`

/** Those of them that nobody has taken on in this night, taken on by the caller. */
export async function claimForNight(sql: Queryable, keys: PaymentKey[], night: string): Promise<PaymentKey[]> {
  return sql<PaymentKey[]>`
    insert into reconciliation (buyer_id, checkout_id, night)
    select key.*, ${night}::date from unnest(${keys.map(({ buyerId }) => buyerId)}::uuid[],
      ${keys.map(({ checkoutId }) => checkoutId)}::uuid[]) as key
    on conflict (buyer_id, checkout_id) do update set night = excluded.night where reconciliation.night < excluded.night
    returning buyer_id, checkout_id`
}

/** It could not be compared: another may try in the same night. */
export async function releaseClaim(sql: Queryable, { buyerId, checkoutId }: PaymentKey): Promise<void> {
  await sql`delete from reconciliation where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
}

type Found = { key: PaymentKey; orderNumber: string; differences: Difference[]; now: Date }

/**
 * Writes what differs now: new differences, known ones as they are, and those that have gone as closed. One that an
 * operator has closed stays closed while its sums are the same. Returns how many are new.
 */
export async function saveDifferences(tx: Tx, { key, orderNumber, differences, now }: Found): Promise<number> {
  const { buyerId, checkoutId } = key
  const kinds = differences.map(({ kind }) => kind)
  await tx`
    update payment_difference set closed_at = ${now}
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and closed_at is null and kind <> all (${kinds}::text[])`
  let newCount = 0
  for (const { kind, expectedCents, foundCents } of differences) {
    const [row] = await tx<[{ isNew: boolean }?]>`
      insert into payment_difference (buyer_id, id, checkout_id, kind, order_number, expected_cents, found_cents, found_at, seen_at)
      select ${buyerId}, ${newId()}, ${checkoutId}, ${kind}, ${orderNumber}, ${expectedCents}, ${foundCents}, ${now}, ${now}
      where not exists (
        select from payment_difference where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and kind = ${kind}
          and expected_cents = ${expectedCents} and found_cents = ${foundCents} and note is not null)
      on conflict (buyer_id, checkout_id, kind) where closed_at is null
        do update set expected_cents = excluded.expected_cents, found_cents = excluded.found_cents, seen_at = excluded.seen_at
      returning found_at = seen_at as is_new`
    if (row?.isNew) newCount++
  }
  return newCount
}

export type OpenDifference = Difference & { buyerId: string; id: string; orderNumber: string; foundAt: Date }

/** Differences that stand, the oldest first. */
export const findDifferences = (db: Db): Promise<OpenDifference[]> =>
  db<OpenDifference[]>`
    select buyer_id, id, kind, order_number, expected_cents,
      found_cents, found_at
    from payment_difference where closed_at is null order by found_at, id limit 1000`

export type ClosedDifference = Difference & { buyerId: string; orderNumber: string }

/** An operator has dealt with it. Undefined where no open one has this id. */
export async function closeDifference(sql: Queryable, id: string, { note, now }: { note: string; now: Date }) {
  const [closed] = await sql<ClosedDifference[]>`
    update payment_difference set closed_at = ${now}, note = ${note} where id = ${id} and closed_at is null
    returning buyer_id, order_number, kind, expected_cents, found_cents`
  return closed
}
