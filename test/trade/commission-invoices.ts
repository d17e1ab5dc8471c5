import { contentOf } from '../../api/commission-invoices/invoice-content.ts'
import { findStore, insertInvoice, nextNumber } from '../../api/commission-invoices/queries.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { inOrder } from '../../api/platform/in-order.ts'
import type { TestApp } from '../app.ts'

/** An invoice of 20 € commission for a store, of a month that has none yet; without bookings of its own. */
export async function createCommissionInvoice({ db, deps }: TestApp, storeId: string): Promise<string> {
  const issuedAt = deps.clock.now()
  const store = (await findStore(db, storeId))!
  return inTransaction(db, async (tx) => {
    const number = await nextNumber(tx, String(issuedAt.getUTCFullYear()))
    const place = Number(number.slice(-4))
    const month = `${2000 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
    const booking = { id: '', at: issuedAt, month, netCents: 2000, taxCents: 380, rateBp: 1900, payout: null }
    const bookings = [{ ...booking, subOrderNumber: 'T1-1' }]
    const content = contentOf({
      marketplace: deps.marketplace!,
      store,
      month,
      bookings,
      number,
      issuedAt,
      corrects: null,
    })
    await inOrder(insertInvoice(tx, { storeId, content, bookings: [], issuedAt }))
    return number
  })
}
