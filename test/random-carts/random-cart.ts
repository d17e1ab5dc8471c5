import fc from 'fast-check'

/** Where a sale is taxed and where it is not, as decision 21 has it; written down, not worked out. */
export const sales = [
  { buyer: 'DE', vatId: 'VALID', to: 'DE', taxCase: 'DOMESTIC' },
  { buyer: 'DE', vatId: 'UNCHECKED', to: 'DE', taxCase: 'DOMESTIC' },
  { buyer: 'DE', vatId: 'VALID', to: 'AT', taxCase: 'DOMESTIC' },
  { buyer: 'AT', vatId: 'VALID', to: 'AT', taxCase: 'INTRA_COMMUNITY' },
  { buyer: 'FR', vatId: 'VALID', to: 'AT', taxCase: 'INTRA_COMMUNITY' },
  { buyer: 'AT', vatId: 'VALID', to: 'DE', taxCase: 'DOMESTIC' },
  { buyer: 'FR', vatId: 'UNCHECKED', to: 'FR', taxCase: 'DOMESTIC' },
  { buyer: 'FR', vatId: 'INVALID', to: 'FR', taxCase: 'DOMESTIC' },
  { buyer: 'NL', vatId: 'VALID', to: 'NL', taxCase: 'INTRA_COMMUNITY' },
  { buyer: 'NL', vatId: 'INVALID', to: 'NL', taxCase: 'DOMESTIC' },
  { buyer: 'CH', vatId: 'UNCHECKED', to: 'CH', taxCase: 'EXPORT' },
] as const

const cents = (most: number) => fc.integer({ min: 1, max: most })

export const anyStore = fc.record({
  minimumCents: fc.constantFrom(0, 0, 0, 0, 2000, 10_000),
  feeCents: fc.constantFrom(0, 490, 590, 999, 1, 33_333),
  freeFromCents: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 90_000 })),
})
export const anyGoods = fc.record({
  store: fc.nat(7),
  priceCents: fc.oneof(cents(9), cents(999), cents(20_000)),
  /** Taken off the list price, per ten-thousand. */
  reduction: fc.constantFrom(0, 0, 1000, 3333),
  tiers: fc.uniqueArray(
    fc.record({ boxes: fc.integer({ min: 2, max: 20 }), reduction: fc.integer({ min: 0, max: 6000 }) }),
    {
      maxLength: 3,
      selector: ({ boxes }) => boxes,
    },
  ),
  rate: fc.constantFrom(0, 7, 7, 19, 19),
  depositCents: fc.constantFrom(0, 0, 8, 15, 25, 333),
  isInCrates: fc.boolean(),
  countPerBox: fc.constantFrom(1, 6, 7, 24),
  isPricedByCase: fc.boolean(),
  /** Its case stands in a box that is lent at the standard rate. */
  isInBoxes: fc.constantFrom(false, false, true),
})
export const anyCoupon = fc.record({
  kind: fc.constantFrom('PERCENT' as const, 'PERCENT' as const, 'AMOUNT' as const, 'FREE_SHIPPING' as const),
  percent: fc.constantFrom(1, 333, 1000, 1234, 5000, 10_000),
  amountCents: fc.oneof(cents(100), cents(10_000), fc.constant(10_000_000)),
  store: fc.option(fc.nat(7), { freq: 1 }),
  minimumCents: fc.constantFrom(0, 0, 0, 10_000),
})
export const anyCart = fc.record({
  sale: fc.constantFrom(...sales),
  /** The sale is asked for by name of the address, while one in Germany is selected. */
  isNamed: fc.boolean(),
  lines: fc.uniqueArray(
    fc.record({
      goods: fc.nat(119),
      boxes: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 100 })),
      isSelected: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 8, selector: ({ goods }) => goods },
  ),
  /** An own design on one more of the goods, ordered last. */
  design: fc.option(
    fc.record({
      goods: fc.nat(119),
      boxes: cents(30),
      unitCents: cents(2000),
      setupCents: fc.constantFrom(0, 1, 3500, 4999),
    }),
    { freq: 4 },
  ),
  coupon: fc.option(fc.nat(29), { freq: 2 }),
  isPaidAtProvider: fc.boolean(),
  /** In how many parcels each store sends it. */
  parcels: fc.constantFrom(1, 1, 1, 2),
})
export type RandomGoods = Value<typeof anyGoods>
export type RandomCoupon = Value<typeof anyCoupon>
export type RandomCart = Value<typeof anyCart>
type Value<Any> = Any extends fc.Arbitrary<infer One> ? One : never
