import { expect, test } from 'vitest'
import { inDefaultFrom, interestOf } from './default-interest.ts'

const rates = [
  { validFrom: '2023-07-01', rateBp: 312 },
  { validFrom: '2024-01-01', rateBp: 362 },
  { validFrom: '2025-01-01', rateBp: 227 },
  { validFrom: '2025-07-01', rateBp: 127 },
]

test.each([
  // 1,000 € × 12.12 % × 31 / 365
  ['within a half-year', '2023-08-01', '2023-08-31', 1029],
  // 1,000 € × 12.62 % × 30 / 366
  ['in a leap year', '2024-03-01', '2024-03-30', 1034],
  // 10 days at 11.27 % are 3.09 €, 10 at 10.27 % are 2.81 €
  ['over a change of the rate', '2025-06-21', '2025-07-10', 590],
  // 1 day at 12.12 % of 365 days is 0.33 €, 1 at 12.62 % of 366 is 0.34 €
  ['over the end of a year', '2023-12-31', '2024-01-01', 67],
  ['on the first day', '2025-01-02', '2025-01-02', 31],
  ['before it begins', '2025-01-02', '2025-01-01', 0],
])('interest of 1,000 € %s', (_, from, to, cents) => {
  expect(interestOf(100_000, { from, to }, rates).cents).toBe(cents)
})

test('each part is named with its days and its rate', () => {
  expect(interestOf(100_000, { from: '2025-06-21', to: '2025-07-10' }, rates).parts).toEqual([
    { from: '2025-06-21', to: '2025-06-30', days: 10, rateBp: 1127, cents: 309 },
    { from: '2025-07-01', to: '2025-07-10', days: 10, rateBp: 1027, cents: 281 },
  ])
})

test('nothing is asked for days whose base rate is not known', () => {
  const interest = interestOf(100_000, { from: '2025-12-31', to: '2026-01-10' }, rates)
  expect(interest).toMatchObject({ cents: 28, isPartial: true })
})

test.each([
  ['a Thursday', '2026-11-26', '2026-11-27'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
  ['Christmas Day, a Friday, with a holiday and a Sunday behind it', '2026-12-25', '2026-12-29'],
])('who has to pay by %s is in default after the next working day', (_, dueOn, from) => {
  expect(inDefaultFrom(dueOn)).toBe(from)
})
