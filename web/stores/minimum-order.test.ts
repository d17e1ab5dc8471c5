import { expect, test } from 'vitest'
import { stores as storesDe } from '../../texts/de/stores/screen.ts'
import { stores as storesEn } from '../../texts/en/stores/screen.ts'

const none = { minimumOrderAmount: 0, minimumOrderAmountText: '0,00 €' }
const some = { minimumOrderAmount: 90, minimumOrderAmountText: '90,00 €' }

test.each([
  ['de', storesDe, 'Kein Mindestbestellwert', 'Mindestbestellwert 90,00 €'],
  ['en', storesEn, 'No minimum order', 'Minimum order 90,00 €'],
])('a store without a minimum order says so instead of an amount of nothing (%s)', (_, t, without, amount) => {
  expect(t.minimumOrder(none)).toBe(without)
  expect(t.minimumOrder(some)).toBe(amount)
})
