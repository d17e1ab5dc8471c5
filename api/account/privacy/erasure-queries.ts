import type { Queryable, Tx } from '../../platform/db.ts'

/** Whether goods are still on their way, or a payment is. Asked once the cart is gone, so that no order slips in. */
export async function hasOpenOrders(sql: Queryable, buyerId: string): Promise<boolean> {
  const [rows] = await sql<[{ isOpen: boolean }]>`
    select exists (
      select from sub_order
      where buyer_id = ${buyerId} and status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED')
    ) or exists (
      select from checkout where buyer_id = ${buyerId} and state = 'PENDING' and order_id is null
    ) as is_open`
  return rows.isOpen
}

/** Whether nobody would be left in a store or among the operators. Two who go at the same time wait for each other. */
export async function isLastOfTeam(tx: Tx, accountId: string): Promise<boolean> {
  const team = await tx<{ id: string }[]>`
    select a.id from account a join account own on a.role = own.role and a.store_id is not distinct from own.store_id
    where own.id = ${accountId} and own.role <> 'BUYER'
    order by a.id for no key update of a`
  return team.length === 1
}

/**
 * What the account slice itself holds; the number stays, because orders and invoices point at it. False where it was
 * erased already, as by the same call sent twice.
 */
export async function anonymiseAccount(sql: Queryable, accountId: string, now: Date): Promise<boolean> {
  const [, , , erased] = await Promise.all([
    sql`delete from address where buyer_id = ${accountId}`,
    sql`delete from email_confirmation where account_id = ${accountId}`,
    sql`update audit_entry set detail = '{}' where account_id = ${accountId}`,
    sql`
    update account set email = 'erased-' || id || '@erased.invalid', password_hash = 'none', role = 'BUYER', store_id = null, first_name = '',
      last_name = '', phone_number = '', company_name = '', legal_form = null, vat_id = null,
      vat_id_status = 'UNCHECKED', website = null, social_urls = '{}', start_date = null, invoice_email = null,
      buyer_reference = null, newsletter = false, erased_at = ${now}
    where id = ${accountId} and erased_at is null`,
  ])
  return erased.count === 1
}
