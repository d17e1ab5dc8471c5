import { expect, test } from 'vitest'
import { isLargeRefund } from './step-up-purposes.ts'

test('refunds above 500 euros are large', () => {
  expect([0, 50_000, 50_001].map(isLargeRefund)).toEqual([false, false, true])
})
