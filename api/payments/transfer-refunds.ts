import { recordRefund } from '../orders/fulfilment/money/record-refund.ts'
import { cursorPages } from '../http/cursor.ts'
import { inTransaction, type Queryable, type Tx } from '../platform/db.ts'
import { insertByTransfer } from './moves/move-queries.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'

/** Undoes the note of who came second. */
class RecordedBefore extends Error {}

export type TransferRefund = {
  id: string
  buyerId: string
  orderId: string
  orderNumber: string
  companyName: string
  amountCents: number
  createdAt: Date
}

/** What waits to be sent back by hand, not by the provider as well: r is the refund, o its order, c the buyer. */
export const fromWaiting = (sql: Queryable) => sql`
  from refund r
  join orders o on o.buyer_id = r.buyer_id and o.id = r.order_id
  join company c on c.id = r.buyer_id
  left join sub_order s on s.buyer_id = r.buyer_id and s.order_id = r.order_id and s.store_id = r.store_id
  where (o.payment_method in ('BANK_TRANSFER', 'NET_TERMS') or s.paid_by_transfer_at is not null)
    and r.is_owed and r.paid_back_at is null
    and not exists (select from payment_move m where m.buyer_id = r.buyer_id and m.id = r.id)`

const columns = (sql: Queryable) => sql`
  r.id, r.buyer_id, r.order_id, o.order_number, c.name as company_name, r.amount_cents - r.set_off_cents as amount_cents, r.created_at`

/** Undefined where nothing waits under this id. */
async function findTransferRefund(sql: Queryable, id: string): Promise<TransferRefund | undefined> {
  const [refund] = await sql<TransferRefund[]>`select ${columns(sql)} ${fromWaiting(sql)} and r.id = ${id}`
  return refund
}

/** Money of bank transfers that waits to be sent back by hand, the longest waiting first, page by page. */
export const transferRefundPages = (sql: Queryable) => {
  const at = sql`r.created_at`
  return cursorPages(
    sql,
    { key: at, keyType: 'timestamptz', id: sql`r.id`, idType: 'uuid', isDescending: false },
    {
      read: ({ bound, orderBy, limit }) => sql<(TransferRefund & { position: string })[]>`
        select ${columns(sql)}, to_json(${at}) #>> '{}' as position
        ${fromWaiting(sql)} and ${bound} order by ${orderBy} limit ${limit}`,
      boundOf: ({ position, id }) => ({ key: position, id }),
    },
  )
}

/**
 * The money has been transferred from the marketplace's account; the buyer is notified. Undefined where nothing waits under this id;
 * `note` is called in the transaction that records it.
 */
export async function recordTransferRefund(
  deps: Deps,
  id: string,
  note: (tx: Tx, refund: TransferRefund) => Promise<void> = async () => {},
): Promise<TransferRefund | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const refund = await recordTransferRefundIn(tx, deps, { id, note: (sent) => note(tx, sent) })
    if (!refund) throw new RecordedBefore()
    return refund
  }).catch((error: unknown) => {
    if (error instanceof RecordedBefore) return undefined
    throw error
  })
}

type Sent = { id: string; note: (refund: TransferRefund) => Promise<void> }

/** The same in a transaction that does more, and is to be rolled back where the answer is undefined. */
export async function recordTransferRefundIn(
  tx: Tx,
  deps: Deps,
  { id, note }: Sent,
): Promise<TransferRefund | undefined> {
  const refund = await findTransferRefund(tx, id)
  if (!refund) return undefined
  const { buyerId, orderId, amountCents } = refund
  const done = { deps, buyerId, orderId, refundId: id, amountCents, at: deps.clock.now(), isByTransfer: true }
  const [isOurs, isRecorded] = await inOrder([
    () => insertByTransfer(tx, { buyerId, orderId, id, amountCents }, done.at),
    () => recordRefund(tx, done),
    () => note(refund),
  ])
  return isOurs && isRecorded ? refund : undefined
}
