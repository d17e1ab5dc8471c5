import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eurosOf, moneyText, netOf, pieceCents } from './money.ts'

test.each([
  [1250, 12.5, '12,50 €', '€12.50'],
  [0, 0, '0,00 €', '€0.00'],
  [123450, 1234.5, '1.234,50 €', '€1,234.50'],
  [7, 0.07, '0,07 €', '€0.07'],
])('%i cents are %d euros, %s or %s', (cents, euros, de, en) => {
  expect(eurosOf(cents)).toBe(euros)
  expect(moneyText(cents, 'de').replace(/\s/g, ' ')).toBe(de)
  expect(moneyText(cents, 'en')).toBe(en)
})

const cents = fc.integer({ min: 0, max: 10_000_000 })
const priceUnit = fc.constantFrom(1, 6, 8, 20, 24, 100)
const pieces = fc.integer({ min: 0, max: 100_000 })

test('whole cases cost exactly their price, whatever parts they are taken in', () => {
  fc.assert(
    fc.property(cents, priceUnit, fc.nat(1000), fc.nat(), (price, unit, cases, cut) => {
      const all = cases * unit
      expect(netOf(price, all, unit)).toBe(cases * price)
      const taken = all === 0 ? 0 : cut % (all + 1)
      const rest = netOf(price, all, unit) - netOf(price, taken, unit)
      // The last piece takes what is left: at most a cent beside what the rest alone would cost.
      expect([0, 1]).toContain(rest - netOf(price, all - taken, unit))
    }),
  )
})

test('a part of a case is rounded down by less than a cent, and more pieces never cost less', () => {
  fc.assert(
    fc.property(cents, priceUnit, pieces, (price, unit, quantity) => {
      const net = netOf(price, quantity, unit)
      const lost = BigInt(price) * BigInt(quantity) - BigInt(net) * BigInt(unit)
      expect(lost >= 0n && lost < BigInt(unit)).toBe(true)
      expect(netOf(price, quantity + 1, unit)).toBeGreaterThanOrEqual(net)
    }),
  )
})

test('the price of a piece is shown to a hundredth of a cent', () => {
  fc.assert(
    fc.property(cents, priceUnit, (price, unit) => {
      const shown = Math.round(pieceCents(price, unit) * 100)
      expect(shown / 100).toBe(pieceCents(price, unit))
      expect(Math.abs(shown * unit - price * 100)).toBeLessThanOrEqual(unit / 2)
    }),
  )
})
