import { expect, test } from 'vitest'
import { performanceScore } from './audits.ts'

test('the performance score has 90 points where every figure is good and 50 where it is middling', () => {
  expect(performanceScore({ fcp: 1800, lcp: 2500, tbt: 200, cls: 0.1 })).toBe(91)
  expect(performanceScore({ fcp: 3000, lcp: 4000, tbt: 600, cls: 0.25 })).toBe(53)
  expect(performanceScore({ fcp: 600, lcp: 600, tbt: 0, cls: 0 })).toBe(100)
})
