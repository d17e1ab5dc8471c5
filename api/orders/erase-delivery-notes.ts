import type { Queryable } from '../platform/db.ts'

/** Invoices name the address as the law asks; what it was called and how to deliver there goes with the account. */
export async function eraseDeliveryNotes(sql: Queryable, buyerId: string): Promise<void> {
  await sql`
    update orders set address = address - ${notes}::text[], billing_address = billing_address - ${notes}::text[]
    where buyer_id = ${buyerId} and (address ?| ${notes}::text[] or billing_address ?| ${notes}::text[])`
}

const notes = ['label', 'deliveryNotes']
