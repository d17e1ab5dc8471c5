import fc from 'fast-check'
import { storeTotals } from '../../api/cart/totals.ts'
import { deductionOf, type Coupon } from '../../api/promotions/coupon.ts'
import type { Deposit } from '../../contract/trade/deposits.ts'
import { lent } from '../trade/deposits.ts'
import { lineNetCents } from '../../contract/totals.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  unitPriceCents: fc.integer({ min: 24, max: 99_999 }),
  /** Also of cases that are no whole ones, as they come back. */
  priceUnit: fc.constantFrom(1, 1, 6, 20, 24),
  deposits: fc.constantFrom<Deposit[]>([], lent(8), lent(25), [...lent(8), ...lent(150, 20)]),
  setupFeeCents: fc.constantFrom(0, 0, 1, 3500),
  taxRateBp: fc.constantFrom(1900, 700, 0),
})
/** What one store sells in an order: its lines, a coupon and shipping. */
export const anyPart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  couponCents: fc.integer({ min: 0, max: 50_000 }),
  shippingFeeCents: fc.constantFrom(0, 590, 990),
  taxCase: fc.constantFrom('DOMESTIC', 'INTRA_COMMUNITY'),
})
type Ordered = typeof anyPart extends fc.Arbitrary<infer Value> ? Value : never

/** The part as it is ordered. */
export function placed({ lines, couponCents, shippingFeeCents, taxCase }: Ordered) {
  const goods = lines.map((values, index) => ({
    ...values,
    skuId: `sku${index}`,
    ...(taxCase !== 'DOMESTIC' && { taxRateBp: 0 }),
  }))
  const coupon = { kind: 'AMOUNT', value: couponCents, storeId: null } as unknown as Coupon
  const deduction = deductionOf(
    coupon,
    goods.map((values) => ({ skuId: values.skuId, storeId: 's', lineNetCents: lineNetCents(values) })),
  )
  const totals = storeTotals(
    { storeId: 's', shippingFeeCents, shippingFreeFromCents: null, lines: goods },
    deduction,
    taxCase,
  )
  return { totals, lines: goods }
}
