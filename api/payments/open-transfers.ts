import { cancelUnpaid } from '../orders/fulfilment/cancel-unpaid.ts'
import { inTransaction, type Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'

export type OpenTransfers = {
  accountId: string
  email: string
  companyName: string
  orderNumbers: string[]
  amountCents: number
  /** Lines of all orders together. */
  lines: number
  oldestAt: Date
}

const MOST_ACCOUNTS = 500

/** Accounts with orders that wait for a transfer, the largest sum first. */
export const findOpenTransfers = (db: Db): Promise<OpenTransfers[]> =>
  db<OpenTransfers[]>`
    select a.id as account_id, a.email, a.company_name,
      array_agg(o.order_number order by o.id) as order_numbers, sum(o.gross_cents)::bigint as amount_cents,
      sum((select count(*) from order_line l where l.buyer_id = o.buyer_id and l.order_id = o.id))::int as lines,
      min(o.created_at) as oldest_at
    from orders o join account a on a.id = o.buyer_id
    where o.payment_method = 'BANK_TRANSFER' and o.payment_status = 'UNPAID' and o.status = 'PENDING_PAYMENT'
    group by a.id order by amount_cents desc, a.id limit ${MOST_ACCOUNTS}`

export type Ended = { accountId: string; orderNumbers: string[] }

/**
 * Cancels every order of the account that waits for a transfer, each by itself: goods can be sold again, the buyer is notified.
 * Answers those that were open; undefined where no account has this e-mail.
 */
export async function endOpenTransfers(
  deps: Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>,
  email: string,
): Promise<Ended | undefined> {
  const { db, clock } = deps
  const [account] = await db<{ id: string }[]>`select id from account where lower(email) = lower(${email})`
  if (!account) return undefined
  const open = await db<{ id: string; orderNumber: string }[]>`
    select id, order_number from orders
    where buyer_id = ${account.id} and payment_method = 'BANK_TRANSFER' and payment_status = 'UNPAID'
      and status = 'PENDING_PAYMENT'
    order by id`
  const orderNumbers: string[] = []
  for (const { id: orderId, orderNumber } of open) {
    const unpaid = { deps, buyerId: account.id, orderId, at: clock.now(), reason: 'CANCELLED', by: 'TRESEN' } as const
    // Paid meanwhile, it stays.
    if (await inTransaction(db, (tx) => cancelUnpaid(tx, unpaid))) orderNumbers.push(orderNumber)
  }
  return { accountId: account.id, orderNumbers }
}
