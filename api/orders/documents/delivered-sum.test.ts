import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOf, type TotalsCents } from '../../../contract/totals.ts'
import { anyPart, placed } from '../../../test/orders/random-part.ts'
import { refundOf } from '../fulfilment/money/refund-amount.ts'
import { deliveredSum, deliverySum } from './delivered-sum.ts'

/** How many pieces of the next lines leave with each parcel, and come back. */
const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(30)), { maxLength: 12 })
const amounts = ({ net, discount, deposit, shipping, tax, gross }: TotalsCents) => ({ net, discount, deposit, shipping, tax, gross }) // prettier-ignore
const sumOf = (sums: TotalsCents[]) =>
  sums.map(amounts).reduce((held, sum) => {
    const parts = Object.keys(held) as (keyof typeof held)[]
    return Object.fromEntries(parts.map((part) => [part, held[part] + sum[part]])) as typeof held
  }, { net: 0, discount: 0, deposit: 0, shipping: 0, tax: 0, gross: 0 }) // prettier-ignore

test('german-trade § 4.8: whatever leaves in whatever parcels, its invoices less what comes back are what was paid less what goes back', () => {
  fc.assert(
    fc.property(anyPart, steps, steps, fc.boolean(), (values, parcels, returns, isRestSent) => {
      const { totals, lines } = placed(values)
      const shipped = new Map(lines.map(({ skuId }) => [skuId, 0]))
      const invoices: TotalsCents[] = []
      const send = (pieces: Map<string, number>) => {
        const before = new Map(shipped)
        for (const [skuId, count] of pieces) shipped.set(skuId, before.get(skuId)! + count)
        const invoice = deliverySum({ totals, lines }, before, shipped)
        invoices.push(invoice)
        // Each is a sum of its own: nothing is negative, and its rates add up.
        for (const cents of Object.values(amounts(invoice))) expect(cents).toBeGreaterThanOrEqual(0)
        expect(invoice.gross).toBe(invoice.net - invoice.discount + invoice.deposit + invoice.shipping + invoice.tax)
        expect(invoice.taxLines.reduce((sum, { base, amount }) => sum + base + amount, 0)).toBe(invoice.gross)
        for (const { base, rateBp, amount } of invoice.taxLines)
          expect(Math.abs(amount - taxOf(base, rateBp))).toBeLessThanOrEqual(1)
      }
      for (const [place, count] of parcels) {
        const { skuId, quantity } = lines[place % lines.length]!
        const pieces = Math.min(count, quantity - shipped.get(skuId)!)
        if (pieces > 0) send(new Map([[skuId, pieces]]))
      }
      const rest = new Map(lines.map(({ skuId, quantity }) => [skuId, quantity - shipped.get(skuId)!]))
      const isOpen = rest.values().some((pieces) => pieces > 0)
      if (isOpen && (isRestSent || invoices.length === 0)) send(rest)
      const gone = new Map(lines.map(({ skuId, quantity }) => [skuId, quantity - shipped.get(skuId)!]))
      const earlier: TotalsCents[] = []
      const refund = (quantities: Map<string, number>, before: Map<string, number>) => {
        const counted = lines.map((line) => ({ ...line, refundedQuantity: before.get(line.skuId) ?? 0 }))
        const given = refundOf({ totals, lines: counted, earlier, quantities, isWithShipping: false })
        earlier.push(given)
        return given
      }
      if (gone.values().some((pieces) => pieces > 0)) refund(gone, new Map())
      const creditNotes: TotalsCents[] = []
      for (const [place, count] of returns) {
        const { skuId, quantity } = lines[place % lines.length]!
        const pieces = Math.min(count, quantity - gone.get(skuId)!)
        if (pieces === 0) continue
        creditNotes.push(refund(new Map([[skuId, pieces]]), gone))
        gone.set(skuId, gone.get(skuId)! + pieces)
      }
      const [issued, corrected, refunded] = [sumOf(invoices), sumOf(creditNotes), sumOf(earlier)]
      for (const part of ['net', 'discount', 'deposit', 'shipping', 'tax', 'gross'] as const)
        expect(issued[part] - corrected[part], part).toBe(totals[part] - refunded[part])
    }),
    { numRuns: 300 },
  )
})

test('one parcel is invoiced with all of it, no parcel with nothing', () => {
  fc.assert(
    fc.property(anyPart, (values) => {
      const { totals, lines } = placed(values)
      const all = new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]))
      expect(deliverySum({ totals, lines }, new Map(), all)).toEqual(totals)
      expect(deliveredSum({ totals, lines }, new Map()).gross).toBe(0)
    }),
  )
})
