import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOf, type TotalsCents } from '../../../../contract/totals.ts'
import { anyPart, placed } from '../../../../test/orders/random-part.ts'
import { storeTotals } from '../../../cart/totals.ts'
import { refundOf } from './refund-amount.ts'
import { lent } from '../../../../test/trade/deposits.ts'

const all = (lines: { skuId: string; quantity: number }[]) =>
  new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]))

test('what is cancelled as a whole is given back as a whole, for every rate', () => {
  fc.assert(
    fc.property(anyPart, (values) => {
      const { totals, lines } = placed(values)
      const fresh = lines.map((entry) => ({ ...entry, refundedQuantity: 0 }))
      const refund = refundOf({ totals, lines: fresh, earlier: [], quantities: all(lines), isWithShipping: true })
      const taxLines = totals.taxLines.filter(({ base, amount }) => base !== 0 || amount !== 0)
      expect(refund).toEqual({ ...totals, taxLines })
    }),
  )
})

test('returns piece by piece add up to the goods, their deposit and their tax; no step takes money', () => {
  fc.assert(
    fc.property(anyPart, fc.infiniteStream(fc.nat(9)), (values, steps) => {
      const { totals, lines } = placed(values)
      const given = new Map<string, number>()
      const earlier: TotalsCents[] = []
      for (const { skuId, quantity } of lines) {
        for (let left = quantity; left > 0;) {
          const pieces = Math.min(left, 1 + steps.next().value!)
          const counted = lines.map((entry) => ({ ...entry, refundedQuantity: given.get(entry.skuId) ?? 0 }))
          const quantities = new Map([[skuId, pieces]])
          const refund = refundOf({ totals, lines: counted, earlier, quantities, isWithShipping: false })
          expect(refund.gross).toBeGreaterThanOrEqual(0)
          earlier.push(refund)
          given.set(skuId, (given.get(skuId) ?? 0) + pieces)
          left -= pieces
        }
      }
      const sum = (part: 'net' | 'discount' | 'deposit') => earlier.reduce((cents, refund) => cents + refund[part], 0)
      expect(sum('net')).toEqual(totals.net)
      expect(sum('discount')).toEqual(totals.discount)
      expect(sum('deposit')).toEqual(totals.deposit)
      // The shipping stays, and of each rate exactly its tax.
      for (const { rateBp, shipping, amount } of totals.taxLines) {
        const taxes = earlier.flatMap(({ taxLines }) => taxLines).filter((taxLine) => taxLine.rateBp === rateBp)
        expect(amount - taxes.reduce((cents, taxLine) => cents + taxLine.amount, 0)).toBe(taxOf(shipping, rateBp))
      }
      const gross = earlier.reduce((cents, refund) => cents + refund.gross, 0)
      const taxLeft = totals.taxLines.reduce((cents, { shipping, rateBp }) => cents + taxOf(shipping, rateBp), 0)
      expect(totals.gross - gross).toBe(totals.shipping + taxLeft)
    }),
  )
})

test('shipping goes back once, with its tax, and a refund names only the rates it touches', () => {
  const goods = {
    quantity: 1,
    unitPriceCents: 1000,
    priceUnit: 1,
    deposits: [],
    setupFeeCents: 0,
    refundedQuantity: 0,
  }
  const lines = [
    { ...goods, skuId: 'food', taxRateBp: 700 },
    { ...goods, skuId: 'glass', taxRateBp: 1900 },
  ]
  const totals = storeTotals(
    { storeId: 's', shippingFeeCents: 600, shippingFreeFromCents: null, lines },
    { centsBySku: new Map(), shipsFree: () => false },
  )
  const food = { totals, lines, quantities: new Map([['food', 1]]) }
  const alone = refundOf({ ...food, earlier: [], isWithShipping: false })
  expect(alone).toMatchObject({ shipping: 0, gross: 1070 })
  expect(alone.taxLines).toEqual([{ rateBp: 700, base: 1000, shipping: 0, amount: 70 }])
  const first = refundOf({ ...food, earlier: [], isWithShipping: true })
  expect(first).toMatchObject({ shipping: 600, tax: 91 + 57, gross: 1000 + 600 + 91 + 57 })
  const left = lines.map((entry) => ({ ...entry, refundedQuantity: entry.skuId === 'food' ? 1 : 0 }))
  const glass = { totals, lines: left, quantities: new Map([['glass', 1]]) }
  const second = refundOf({ ...glass, earlier: [first], isWithShipping: true })
  expect(second).toMatchObject({ shipping: 0, tax: 190, gross: 1190 })
  expect(second.taxLines).toEqual([{ rateBp: 1900, base: 1000, shipping: 0, amount: 190 }])
})

test('of three pieces under a coupon the last bears what rounding left', () => {
  const totals = {
    net: 300,
    discount: 100,
    deposit: 75,
    shipping: 0,
    tax: 52,
    taxLines: [{ rateBp: 1900, base: 275, shipping: 0, amount: 52 }],
    taxCase: 'DOMESTIC' as const,
    gross: 327,
  }
  const piece = {
    skuId: 'a',
    quantity: 3,
    unitPriceCents: 100,
    priceUnit: 1,
    deposits: lent(25),
    setupFeeCents: 0,
    taxRateBp: 1900,
  }
  const earlier: TotalsCents[] = []
  for (const refundedQuantity of [0, 1, 2])
    earlier.push(
      refundOf({
        totals,
        lines: [{ ...piece, refundedQuantity }],
        earlier,
        quantities: new Map([['a', 1]]),
        isWithShipping: false,
      }),
    )
  expect(earlier.map(({ discount, tax, gross }) => [discount, tax, gross])).toEqual([
    [33, 17, 109],
    [33, 18, 110],
    [34, 17, 108],
  ])
})
