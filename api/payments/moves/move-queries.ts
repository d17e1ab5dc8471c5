import type { Queryable, Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentKey } from '../payment-queries.ts'

/** STARTED: to be requested. PENDING: the provider has taken it on. Both other states are final. */
export type MoveState = 'STARTED' | 'PENDING' | 'DONE' | 'REFUSED'
export type PaymentMove = PaymentKey & {
  id: string
  kind: 'CAPTURE' | 'REFUND' | 'RELEASE'
  amountCents: number
  state: MoveState
  /** The provider's idempotency key of the attempt that counts. */
  key: string
  /** When that attempt began. */
  triedAt: Date
  /** The provider's name for it. */
  providerId: string | null
}
export type MoveKey = { buyerId: string; id: string }
type NewMove = Pick<PaymentMove, 'buyerId' | 'checkoutId' | 'id' | 'kind' | 'amountCents'> & { createdAt: Date }

/** Notes a move before it is made; one that is noted already stays as it is. */
export async function insertMove(sql: Queryable, move: NewMove): Promise<void> {
  const { buyerId, checkoutId, id, kind, amountCents, createdAt } = move
  await sql`
    insert into payment_move (buyer_id, id, checkout_id, kind, amount_cents, created_at, key, tried_at)
    values (${buyerId}, ${id}, ${checkoutId}, ${kind}, ${amountCents}, ${createdAt}, ${id}, ${createdAt})
    on conflict (buyer_id, id) do nothing`
}

export async function findMove(sql: Queryable, { buyerId, id }: MoveKey): Promise<PaymentMove | undefined> {
  const [move] = await sql<PaymentMove[]>`
    select buyer_id, checkout_id, id, kind, amount_cents, state, key,
      tried_at, provider_id
    from payment_move where buyer_id = ${buyerId} and id = ${id}`
  return move
}

/** Whether money of this order is still to be captured, or could be by another attempt. */
export async function hasOpenCaptures(sql: Queryable, buyerId: string, orderId: string): Promise<boolean> {
  const [open] = await sql`
    select from sub_order s
    where s.buyer_id = ${buyerId} and s.order_id = ${orderId} and s.capture_id is not null
      and s.paid_by_transfer_at is null and not exists (
        select from payment_move m where m.buyer_id = s.buyer_id and m.id = s.capture_id and m.state = 'DONE')
    limit 1`
  return open !== undefined
}

type Ended = { state: 'DONE' | 'REFUSED'; providerId: string | null; reason: string; now: Date }

/**
 * Ends the attempt that counts, once: false where it had ended, or another attempt has begun. Its payment is polled:
 * what the provider says counts what was moved.
 */
export async function endMove(tx: Tx, move: PaymentMove, { state, providerId, reason, now }: Ended): Promise<boolean> {
  const { buyerId, checkoutId, id, key } = move
  const refusal = { key, providerId, reason, at: now.toISOString() }
  const ended = await tx`
    update payment_move set state = ${state}, provider_id = coalesce(${providerId}, provider_id), look_at = null,
      ended_at = ${now}, refusals = case when ${state} = 'REFUSED' then refusals || ${tx.json(refusal)}::jsonb else refusals end
    where buyer_id = ${buyerId} and id = ${id} and key = ${key} and state in ('STARTED', 'PENDING')`
  if (ended.count === 0) return false
  await tx`update payment set look_at = ${now} where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
  return true
}

/** The provider has taken it on: it is polled in a few seconds. */
export async function writePending(
  sql: Queryable,
  { buyerId, id, key }: PaymentMove,
  providerStatus: Pending,
): Promise<void> {
  const { providerId, now } = providerStatus
  await sql`
    update payment_move set state = 'PENDING', provider_id = coalesce(${providerId}, provider_id),
      look_at = coalesce(look_at, ${now}::timestamptz + interval '5 seconds')
    where buyer_id = ${buyerId} and id = ${id} and key = ${key} and state in ('STARTED', 'PENDING')`
}
type Pending = { providerId: string | null; now: Date }

/**
 * Moves that are due to be polled, each for one caller, until the next poll, which comes by itself where this one is cut
 * off. The pauses grow from seconds to a day, and go on for as long as the provider takes (banks may take weeks).
 */
export async function claimDueMoves(sql: Queryable, now: Date): Promise<MoveKey[]> {
  return sql<MoveKey[]>`
    update payment_move set looks = looks + 1,
      look_at = ${now}::timestamptz + make_interval(secs => least(20 * power(4, least(looks, 9)), 86400))
    where (buyer_id, id) in (
      select buyer_id, id from payment_move where look_at <= ${now} order by look_at limit 10 for update skip locked)
    returning buyer_id, id`
}

/** Begins another attempt of a move that was refused, under a new key: false where it is not refused. */
export async function restartMove(tx: Tx, { buyerId, id }: MoveKey, now: Date): Promise<boolean> {
  const restarted = await tx`
    update payment_move set state = 'STARTED', key = ${newId()}, tried_at = ${now}, provider_id = null, looks = 0,
      ended_at = null
    where buyer_id = ${buyerId} and id = ${id} and state = 'REFUSED'`
  return restarted.count === 1
}

/** The money has gone by bank transfer instead: false where the move is not refused. */
export async function writeByTransfer(tx: Tx, { buyerId, id }: MoveKey, now: Date): Promise<boolean> {
  const written = await tx`
    update payment_move set state = 'DONE', is_by_transfer = true, ended_at = ${now}
    where buyer_id = ${buyerId} and id = ${id} and state = 'REFUSED'`
  return written.count === 1
}

type SentBack = MoveKey & { orderId: string; amountCents: number }

/**
 * Takes the place of the refund that the provider would make: it makes none then. False where one has begun, which ends by itself or is
 * ended as a move that was refused; true where the order was paid at no provider.
 */
export async function insertByTransfer(
  tx: Tx,
  { buyerId, orderId, id, amountCents }: SentBack,
  now: Date,
): Promise<boolean> {
  const [{ isBegun }] = await tx<[{ isBegun: boolean }]>`
    with placed as (
      insert into payment_move (buyer_id, id, checkout_id, kind, amount_cents, created_at, key, tried_at, state, is_by_transfer, ended_at)
      select buyer_id, ${id}, checkout_id, 'REFUND', ${amountCents}, ${now}, ${id}, ${now}, 'DONE', true, ${now}
      from payment where buyer_id = ${buyerId} and order_id = ${orderId}
      on conflict (buyer_id, id) do nothing returning id)
    select exists (select from payment where buyer_id = ${buyerId} and order_id = ${orderId})
      and not exists (select from placed) as is_begun`
  return !isBegun
}

export type OpenMove = MoveKey & {
  checkoutId: string
  kind: PaymentMove['kind']
  amountCents: number
  state: 'PENDING' | 'REFUSED' | 'STARTED'
  providerId: string | null
  orderNumber: string
  orderId: string | null
  companyName: string
  /** What the provider said when it refused the last time. */
  refusal: string | null
  attempts: number
  createdAt: Date
}

/** Moves without a final state or with a refusal, the refused ones first; of one id only, where it is given. */
export const findOpenMoves = (sql: Queryable, id: string | null = null): Promise<OpenMove[]> =>
  sql<OpenMove[]>`
    select m.buyer_id, m.id, m.checkout_id, m.kind, m.amount_cents, m.state,
      coalesce(m.provider_id, m.refusals -> -1 ->> 'providerId') as provider_id,
      p.request ->> 'orderNumber' as order_number, p.order_id, m.created_at, coalesce(c.name, '') as company_name,
      m.refusals -> -1 ->> 'reason' as refusal, jsonb_array_length(m.refusals) + (m.state <> 'REFUSED')::int as attempts
    from payment_move m join payment p using (buyer_id, checkout_id) left join company c on c.id = m.buyer_id
    where m.state <> 'DONE' and (${id}::uuid is null or m.id = ${id})
    order by m.state = 'REFUSED' desc, m.created_at, m.id
    limit 500`

/** Moves of a payment that wait for their final state. */
export const findPendingMoves = (sql: Queryable, { buyerId, checkoutId }: PaymentKey): Promise<MoveKey[]> =>
  sql<MoveKey[]>`
    select buyer_id, id from payment_move
    where buyer_id = ${buyerId} and checkout_id = ${checkoutId} and state = 'PENDING'`
