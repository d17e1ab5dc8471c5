import type { Queryable } from '../platform/db.ts'

/** What the buyer calls an address and how to deliver there: not a part of what the law wants named on a document. */
const ADDRESS_NOTES = ['label', 'deliveryNotes']

/** Orders keep the address that was delivered to; its notes go with the account. */
export async function eraseDeliveryNotes(sql: Queryable, buyerId: string): Promise<void> {
  await sql`
    update orders
    set address = address - ${ADDRESS_NOTES}::text[], billing_address = billing_address - ${ADDRESS_NOTES}::text[]
    where buyer_id = ${buyerId} and (address ?| ${ADDRESS_NOTES}::text[] or billing_address ?| ${ADDRESS_NOTES}::text[])`
}
