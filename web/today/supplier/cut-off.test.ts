import { expect, test } from 'vitest'
import { isTomorrow, minutesLeft } from './cut-off.ts'

test.each([
  ['in winter', '2026-11-27T14:00', '2026-11-27T12:00:00Z', 60],
  ['in summer', '2026-07-27T14:00', '2026-07-27T11:59:01Z', 1],
  ['at the minute', '2026-11-27T14:00', '2026-11-27T13:00:00Z', null],
  ['after it', '2026-11-27T14:00', '2026-11-27T18:30:00Z', null],
])('what is left until the cut-off is told by the clocks in Germany: %s', (_, minute, now, left) => {
  expect(minutesLeft({ minute, nextDay: null }, new Date(now))).toBe(left)
})

test.each([
  ['2026-11-27', '2026-11-28', true],
  ['2026-11-27', '2026-11-30', false],
  ['2026-11-30', '2026-12-01', true],
  ['2026-11-30', null, false],
])('of %s and %s tomorrow: %s', (today, nextDay, expected) => {
  expect(isTomorrow({ minute: `${today}T14:00`, nextDay })).toBe(expected)
})
