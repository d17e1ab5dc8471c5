import { expect, test } from 'vitest'
import { greetingAt } from './greeting-at.ts'

test.each([
  ['2026-11-23T02:59:00Z', 'evening'],
  ['2026-11-23T03:00:00Z', 'morning'],
  ['2026-11-23T10:59:00Z', 'morning'],
  ['2026-11-23T11:00:00Z', 'day'],
  ['2026-07-23T15:59:00Z', 'day'],
  ['2026-07-23T16:00:00Z', 'evening'],
  ['2026-11-22T23:30:00Z', 'evening'],
])('%s: %s', (at, greeting) => {
  expect(greetingAt(new Date(at))).toBe(greeting)
})
