import { countryOf } from '../../../../contract/platform/countries.ts'
import { taxOf, type TotalsCents } from '../../../../contract/totals.ts'
import { book } from '../../../ledger/book.ts'
import { commissionRateOf } from '../../../ledger/commission-rates.ts'
import type { Tx } from '../../../platform/db.ts'
import { deliveredAfter, type DeliveredLine, type DeliveryStep } from './delivered-lines.ts'
import { discountsOf, partNetCents, shareOf } from './refund-amount.ts'

/** VAT on the marketplace's service to a store in Germany (§ 12 (1) UStG); a store abroad owes it itself (§ 13b UStG). */
const COMMISSION_TAX_BP = 1900

const taxBpOfCountry = (countryId: number) => (countryOf(countryId)?.isoCode === 'DE' ? COMMISSION_TAX_BP : 0)

type CommissionLine = DeliveredLine & { rateBp: number }
type Earned = { totals: TotalsCents; lines: CommissionLine[]; isCouponBorne: boolean }

/**
 * Commission in cents on what was delivered: net goods with setup fees, less their share of a coupon that the store bears,
 * without deposit, shipping and tax; rounded half up once for each rate.
 */
function commissionOf({ totals, lines, isCouponBorne }: Earned): number {
  const discounts = isCouponBorne ? lines.map(() => 0) : discountsOf(totals, lines)
  const bases = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const net = partNetCents(line, line.delivered)
    const whole = partNetCents(line, line.quantity)
    const base = net - shareOf(discounts[index]!, net, whole)
    bases.set(line.rateBp, (bases.get(line.rateBp) ?? 0) + base)
  }
  return [...bases].reduce((sum, [rateBp, base]) => sum + taxOf(base, rateBp), 0)
}

type Part = Pick<DeliveryStep, 'order' | 'subOrder' | 'at'>

/** By SKU the rate of each line, frozen with its first parcel. */
export async function freezeCommission(tx: Tx, { order, subOrder, at }: Part): Promise<Map<string, number>> {
  const rows = await tx<{ skuId: string; rateBp: number }[]>`
    update order_line l set commission_rate_bp = coalesce(l.commission_rate_bp, ${commissionRateOf(tx, at)})
    where l.buyer_id = ${order.buyerId} and l.order_id = ${order.id} and l.store_id = ${subOrder.storeId}
      and l.shipped_quantity > 0
    returning l.sku_id, l.commission_rate_bp as rate_bp`
  return new Map(rows.map(({ skuId, rateBp }) => [skuId, rateBp]))
}

type Step = DeliveryStep & { rates: Map<string, number>; eventId: string }

/** Books the difference that a parcel, or what comes or is paid back, makes to the commission of its part of the order. */
export async function bookCommission(tx: Tx, step: Step): Promise<void> {
  const { order, subOrder, at, rates, eventId } = step
  const due = commissionOf({
    totals: subOrder.totals,
    lines: deliveredAfter(step).map((line) => ({ ...line, rateBp: rates.get(line.skuId) ?? 0 })),
    isCouponBorne: order.couponBorneBy === 'MARKETPLACE',
  })
  const net = due - subOrder.commissionCents
  if (net === 0) return
  // Frozen with the first booking: what comes back takes the same tax back, wherever the store is by then.
  const taxBp = subOrder.commissionTaxBp ?? taxBpOfCountry(subOrder.storeCountryId)
  const tax = taxOf(due, taxBp) - taxOf(subOrder.commissionCents, taxBp)
  const { buyerId, id: orderId } = order
  const { storeId } = subOrder
  await tx`
    update sub_order set commission_cents = ${due}, commission_tax_bp = ${taxBp}
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
  await book(tx, {
    kind: 'COMMISSION',
    reference: eventId,
    order: { buyerId, orderId },
    storeId,
    at,
    entries: [
      { account: 'STORE', partyId: storeId, cents: net + tax },
      { account: 'COMMISSION', cents: -net },
      { account: 'COMMISSION_TAX', cents: -tax },
    ],
  })
}
