import { expect, test } from 'vitest'
import { nextToReview } from './next-to-review.ts'

test.each([
  { sent: [], from: 0, by: 1, next: 1 },
  { sent: [1], from: 0, by: 1, next: 2 },
  { sent: [1, 2], from: 0, by: 1, next: undefined },
  { sent: [0], from: 2, by: -1, next: 1 },
  { sent: [0, 1], from: 2, by: -1, next: undefined },
  { sent: [], from: 0, by: -1, next: undefined },
] as const)('of three articles with $sent sent, $by from $from comes $next', ({ sent, from, by, next }) => {
  expect(nextToReview(3, sent, { from, by })).toBe(next)
})
