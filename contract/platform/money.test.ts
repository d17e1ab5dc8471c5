import { expect, test } from 'vitest'
import { eurosOf, moneyText } from './money.ts'

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
