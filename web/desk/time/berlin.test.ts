import { expect, test } from 'vitest'
import { berlinMinuteOf, instantOf } from './berlin.ts'

test.each([
  ['2026-12-01T23:59', '2026-12-01T22:59:00.000Z'],
  ['2026-07-01T23:59', '2026-07-01T21:59:00.000Z'],
  // The evenings before the clocks are changed.
  ['2027-03-27T23:59', '2027-03-27T22:59:00.000Z'],
  ['2026-10-24T23:59', '2026-10-24T21:59:00.000Z'],
])('%s in Germany is %s', (minute, instant) => {
  expect(instantOf(minute)!.toISOString()).toBe(instant)
  expect(berlinMinuteOf(new Date(instant))).toBe(minute)
})

test('what is no minute is no instant', () => {
  expect(instantOf('T23:59')).toBeNull()
})
