import { expect, test } from 'vitest'
import { shortDays } from './short-days.ts'

test.each([
  ['2026-12-02', '2026-12-02', 'Mi., 2. Dez.', 'Wed 2 Dec'],
  ['2026-12-02', '2026-12-04', 'Mi., 2. – Fr., 4. Dez.', 'Wed 2 – Fri 4 Dec'],
  ['2026-11-30', '2026-12-02', '30. Nov. – 2. Dez.', '30 Nov – 2 Dec'],
])('a card of a phone names the days from %s to %s in few words', (earliest, latest, german, english) => {
  expect(shortDays({ earliest, latest }, 'de').replaceAll('\u00a0', ' ')).toBe(german)
  expect(shortDays({ earliest, latest }, 'en').replaceAll('\u00a0', ' ')).toBe(english)
})
