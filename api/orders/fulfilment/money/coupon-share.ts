import { taxOf, type TotalsCents } from '../../../../contract/totals.ts'
import { bookAll } from '../../../ledger/book.ts'
import type { Tx } from '../../../platform/db.ts'
import type { CouponShare } from '../lock-order.ts'
import { deliveredAfter, type DeliveredLine, type DeliveryStep } from './delivered-lines.ts'
import { discountsOf, partNetCents, shareOf } from './refund-amount.ts'

/** By rate, what a coupon took off the pieces that were delivered: what invoices less credit notes say. */
function couponShareOf(totals: TotalsCents, lines: DeliveredLine[]): CouponShare[] {
  const discounts = discountsOf(totals, lines)
  const byRate = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const [missing, whole] = [partNetCents(line, line.quantity - line.delivered), partNetCents(line, line.quantity)]
    const share = discounts[index]! - shareOf(discounts[index]!, missing, whole)
    byRate.set(line.taxRateBp, (byRate.get(line.taxRateBp) ?? 0) + share)
  }
  return [...byRate].map(([rateBp, netCents]) => ({ rateBp, netCents })).filter(({ netCents }) => netCents !== 0)
}

/**
 * Where the marketplace bears the coupon: books the difference that a parcel, or what comes or is paid back, makes to what it
 * owes the store of it, with the tax that the store owes on it, for each rate by itself.
 */
export async function bookCouponShare(tx: Tx, step: DeliveryStep & { eventId: string }): Promise<void> {
  const { order, subOrder, at, eventId } = step
  if (order.couponBorneBy !== 'MARKETPLACE') return
  const { buyerId, id: orderId } = order
  const { storeId } = subOrder
  const [due, booked] = [couponShareOf(subOrder.totals, deliveredAfter(step)), subOrder.couponShare]
  const rates = new Set([...due, ...booked].map(({ rateBp }) => rateBp))
  const bookings = [...rates].flatMap((rateBp) => {
    const cents = grossAt(due, rateBp) - grossAt(booked, rateBp)
    if (cents === 0) return []
    return {
      kind: 'COUPON' as const,
      reference: `${eventId}:${rateBp}`,
      order: { buyerId, orderId },
      storeId,
      taxRateBp: rateBp,
      at,
      entries: [
        { account: 'STORE' as const, partyId: storeId, cents: -cents },
        { account: 'ADJUSTMENT' as const, cents },
      ],
    }
  })
  if (bookings.length === 0) return
  await tx`
    update sub_order set coupon_share = ${tx.json(due)}
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
  await bookAll(tx, bookings)
}

function grossAt(shares: CouponShare[], rateBp: number): number {
  const net = shares.find((share) => share.rateBp === rateBp)?.netCents ?? 0
  return net + taxOf(net, rateBp)
}
