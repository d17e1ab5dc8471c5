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
    select b.id as account_id, a.email, b.name as company_name,
      array_agg(o.order_number order by o.id) as order_numbers, sum(o.gross_cents)::bigint as amount_cents,
      sum((select count(*) from order_line l where l.buyer_id = o.buyer_id and l.order_id = o.id))::int as lines,
      min(o.created_at) as oldest_at
    from orders o join company b on b.id = o.buyer_id left join account a on a.id = contact_of(b.id)
    where o.payment_method = 'BANK_TRANSFER' and o.payment_status = 'UNPAID' and o.status = 'PENDING_PAYMENT'
    group by b.id, a.email order by amount_cents desc, b.id limit ${MOST_ACCOUNTS}`

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
  const [company] = await db<[{ id: string | null }]>`select company_of(${email}) as id`
  if (!company.id) return undefined
  const buyerId = company.id
  const open = await db<{ id: string; orderNumber: string }[]>`
    select id, order_number from orders
    where buyer_id = ${buyerId} and payment_method = 'BANK_TRANSFER' and payment_status = 'UNPAID'
      and status = 'PENDING_PAYMENT'
    order by id`
  const orderNumbers: string[] = []
  for (const { id: orderId, orderNumber } of open) {
    const unpaid = { deps, buyerId, orderId, at: clock.now(), reason: 'CANCELLED', by: 'TRESEN' } as const
    // Paid meanwhile, it stays.
    if (await inTransaction(db, (tx) => cancelUnpaid(tx, unpaid))) orderNumbers.push(orderNumber)
  }
  return { accountId: buyerId, orderNumbers }
}
