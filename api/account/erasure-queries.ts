import type { Queryable } from '../platform/db.ts'

/** Whether goods are still on their way, or a payment is. Asked once the cart is gone, so that no order slips in. */
export async function hasOpenOrders(sql: Queryable, buyerId: string): Promise<boolean> {
  const [found] = await sql<[{ isOpen: boolean }]>`
    select exists (
      select from sub_order
      where buyer_id = ${buyerId} and status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED')
    ) or exists (
      select from checkout where buyer_id = ${buyerId} and state = 'PENDING' and order_id is null
    ) as "isOpen"`
  return found.isOpen
}

/** What the account slice itself holds; the number stays, because orders and invoices point at it. */
export async function anonymiseAccount(sql: Queryable, accountId: string, now: Date) {
  await Promise.all([
    sql`delete from address where buyer_id = ${accountId}`,
    sql`update audit_entry set detail = '{}' where account_id = ${accountId}`,
    sql`
    update account set email = 'erased-' || id || '@erased.invalid', password_hash = 'none', first_name = '',
      last_name = '', phone_number = '', company_name = '', legal_form = null, vat_id = null,
      vat_id_status = 'UNCHECKED', website = null, social_urls = '{}', start_date = null, invoice_email = null,
      buyer_reference = null, newsletter = false, erased_at = ${now}
    where id = ${accountId}`,
  ])
}
