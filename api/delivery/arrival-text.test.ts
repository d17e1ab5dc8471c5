import { expect, test } from 'vitest'
import { daysText } from './arrival-text.ts'

test.each([
  ['2026-11-24', '2026-11-24', 'Di., 24. November', 'Tue 24 November'],
  ['2026-11-24', '2026-11-26', 'Di., 24. – Do., 26. November', 'Tue 24 November – Thu 26 November'],
  ['2026-11-30', '2026-12-01', 'Mo., 30. Nov. – Di., 1. Dez.', 'Mon 30 Nov – Tue 1 Dec'],
])('from %s to %s is %s', (earliest, latest, de, en) => {
  expect(daysText({ earliest, latest }, 'de')).toBe(de)
  expect(daysText({ earliest, latest }, 'en')).toBe(en)
})
