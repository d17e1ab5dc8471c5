import type postgres from 'postgres'
import type { TotalsCents } from '../../../../contract/totals.ts'
import type { Queryable, Tx } from '../../../platform/db.ts'
import type { LockedOrder } from '../lock-order.ts'

export type RefundReason =
  | 'CANCELLED'
  | 'REJECTED'
  | 'REST_CANCELLED'
  | 'LINES_CANCELLED'
  | 'RETURNED'
  | 'PAID_TOO_LATE'
  | 'GOODWILL'
  | 'EMPTIES'
  | 'CLAIM'
export type NewRefund = {
  id: string
  storeId: string | null
  reason: RefundReason
  totals: TotalsCents
  at: Date
  isOwed: boolean
  /** What of it lowers invoices that are not paid yet, or what is only authorised. */
  setOffCents?: number
  /** Of GOODWILL: who bears it, and what the buyer is told. */
  borneBy?: 'STORE' | 'MARKETPLACE'
  words?: string
  claimId?: string | undefined
}

export async function insertRefund(tx: Tx, { buyerId, id: orderId }: LockedOrder, refund: NewRefund): Promise<void> {
  const {
    id,
    storeId,
    reason,
    totals,
    at,
    isOwed,
    borneBy = null,
    words = null,
    claimId = null,
    setOffCents = 0,
  } = refund
  await tx`
    insert into refund (buyer_id, order_id, store_id, id, reason, totals, amount_cents, created_at, is_owed,
      borne_by, words, claim_id, set_off_cents)
    values (${buyerId}, ${orderId}, ${storeId}, ${id}, ${reason}, ${tx.json(totals)}, ${totals.gross}, ${at}, ${isOwed},
      ${borneBy}, ${words}, ${claimId}, ${setOffCents})`
}

type Missed = { buyerId: string; orderId: string; storeId: string; since: Date }

/** What a part was credited with while its money was missing is owed now that the money has come; answers what that is. */
export const oweMissedRefunds = (tx: Tx, { buyerId, orderId, storeId, since }: Missed) => tx<
  { refundId: string; amountCents: number; reason: RefundReason }[]
>`
  update refund set is_owed = true
  where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId} and created_at >= ${since}
    and not is_owed and amount_cents > set_off_cents
  returning id as refund_id, amount_cents, reason`

/** What has been given back of a sub-order so far: for goods, and beside them. */
export type EarlierRefunds = {
  ofGoods: TotalsCents[]
  ofEmpties: TotalsCents[]
  besideCents: number
  /** Gross cents refunded for pieces that never ship. */
  cancelledCents: number
}

export async function findRefunds(
  sql: Queryable,
  { buyerId, id }: Pick<LockedOrder, 'buyerId' | 'id'>,
  storeId: string,
): Promise<EarlierRefunds> {
  const rows = await sql<{ totals: TotalsCents; reason: RefundReason }[]>`
    select totals, reason from refund
    where buyer_id = ${buyerId} and order_id = ${id} and store_id = ${storeId} order by created_at, id`
  const isBeside = (reason: RefundReason) => reason === 'GOODWILL' || reason === 'EMPTIES'
  return {
    ofGoods: rows.filter(({ reason }) => !isBeside(reason)).map(({ totals }) => totals),
    ofEmpties: rows.filter(({ reason }) => reason === 'EMPTIES').map(({ totals }) => totals),
    cancelledCents: sumOf(rows.filter(({ reason }) => areNeverSent.includes(reason)).map(({ totals }) => totals.gross)),
    besideCents: sumOf(rows.filter(({ reason }) => isBeside(reason)).map(({ totals }) => totals.gross)),
  }
}

/** Why pieces are paid back that never leave. */
export const areNeverSent: readonly RefundReason[] = ['CANCELLED', 'REJECTED', 'REST_CANCELLED', 'LINES_CANCELLED']

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)

/** What this transaction gives back to a company, a subselect or its id. */
export async function sumRefundsMadeHere(tx: Tx, buyerId: string | postgres.Fragment): Promise<number> {
  const [row] = await tx<[{ cents: number }]>`
    select coalesce(sum(amount_cents - set_off_cents), 0)::bigint as cents from refund
    where buyer_id = ${buyerId} and is_owed and xmin = pg_current_xact_id()::xid`
  return row.cents
}
