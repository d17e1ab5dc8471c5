import type { ProblemCode } from '../../../contract/platform/problems.ts'
import type { Queryable, Tx } from '../../platform/db.ts'

/** Why a company stays for now, the first that holds. */
type OpenBusiness = Extract<
  ProblemCode,
  'ORDERS_OPEN' | 'INVOICES_UNPAID' | 'RETURNS_OPEN' | 'CLAIMS_OPEN' | 'REFUNDS_OPEN'
>

/**
 * Steps of orders, returns and claims that are under way are waited for; those that wait for this find the company erased
 * (`isBuyerErased` of the locked order).
 */
export async function lockBusiness(tx: Tx, buyerIds: string[]): Promise<void> {
  // Counted, so that of a company with thousands of orders no row is sent.
  await tx`
    select count(*) from (
      select from orders where buyer_id = any(${buyerIds}) order by buyer_id, id for update) held`
}

/**
 * What has to be finished with these companies while it is known who they are: goods on their way, claims of either side
 * (Art. 17 (3) e GDPR). Asked once the carts are gone and the orders
 * are locked, so that no order, return or claim slips in.
 */
export async function findOpenBusiness(sql: Queryable, buyerIds: string[]): Promise<OpenBusiness | null> {
  const [row] = await sql<[{ code: OpenBusiness | null }]>`
    select case
      when exists (select from sub_order
          where buyer_id = any(${buyerIds}) and status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED'))
        or exists (select from checkout where buyer_id = any(${buyerIds}) and state = 'PENDING' and order_id is null)
        then 'ORDERS_OPEN'
      when exists (select from receivable where buyer_id = any(${buyerIds}) and open_cents > 0)
        or exists (select from sub_order
          where buyer_id = any(${buyerIds}) and status in ('DELIVERED', 'COMPLETED') and payment_failed_at is not null)
        or exists (select from chargeback
          where buyer_id = any(${buyerIds}) and reversed_at is null and decision is distinct from 'ACCEPTED')
        then 'INVOICES_UNPAID'
      when exists (select from sub_order where buyer_id = any(${buyerIds}) and return_request is not null)
        then 'RETURNS_OPEN'
      when exists (select from claim where buyer_id = any(${buyerIds}) and due_at is not null) then 'CLAIMS_OPEN'
      when exists (select from refund where buyer_id = any(${buyerIds}) and is_owed and paid_back_at is null)
        then 'REFUNDS_OPEN'
    end as code`
  return row.code
}
