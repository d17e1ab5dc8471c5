import { expect, test } from 'vitest'
import { taxOf, type TotalsCents } from '../../../../contract/totals.ts'
import { reductionOf, withinLeft } from './goodwill-amount.ts'

const paid: TotalsCents = {
  net: 10_000,
  discount: 0,
  deposit: 0,
  shipping: 590,
  tax: 1292,
  taxLines: [
    { rateBp: 700, base: 6000, shipping: 0, amount: 420 },
    { rateBp: 1900, base: 4590, shipping: 590, amount: 872 },
  ],
  taxCase: 'DOMESTIC',
  gross: 11_882,
}

test.each([1, 2, 99, 500, 1000, 5820, 11_881, 11_882])('%i cents are shared among the rates to the cent', (cents) => {
  const { gross, net, tax, taxLines } = reductionOf(paid, cents)
  expect(gross).toBe(cents)
  expect(net + tax).toBe(cents)
  for (const { rateBp, base, amount } of taxLines) expect(Math.abs(taxOf(base, rateBp) - amount)).toBeLessThanOrEqual(1)
})

test('all of it is what was paid', () => {
  const { taxLines } = reductionOf(paid, 11_882)
  expect(taxLines.map(({ base, amount }) => [base, amount])).toEqual([
    [6000, 420],
    [4590, 872],
  ])
})

test('goods that come back after a reduction give back no more than was left', () => {
  const all = withinLeft(paid, 10_882)
  expect(all.gross).toBe(10_882)
  expect(all.net - all.discount + all.deposit + all.shipping + all.tax).toBe(10_882)
  expect(all.taxLines.reduce((sum, { base, amount }) => sum + base + amount, 0)).toBe(10_882)
  expect(withinLeft(reductionOf(paid, 5000), 10_882).gross).toBe(5000)
  expect(withinLeft(paid, 0).gross).toBe(0)
})
