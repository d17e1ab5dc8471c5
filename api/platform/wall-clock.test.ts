import { expect, test } from 'vitest'
import { readWallClock } from './wall-clock.ts'

test.each([
  ['2026-12-01', '2026-12-01 00:00', '2026-12-01 24:00'],
  ['2026-12-01 09:30', '2026-12-01 09:30', '2026-12-01 09:30'],
  ['2026-12-01T09:30', '2026-12-01 09:30', '2026-12-01 09:30'],
  [' 2028-02-29 ', '2028-02-29 00:00', '2028-02-29 24:00'],
  ['2026-02-29', null, null],
  ['2026-13-01', null, null],
  ['2026-12-01 24:00', null, null],
  ['2026-12-01 09:30:00', null, null],
  ['01.12.2026', null, null],
  ['0000-01-01', null, null],
  ['', null, null],
])('%j begins a window at %j and ends one at %j', (text, start, end) => {
  expect(readWallClock(text)).toEqual(start)
  expect(readWallClock(text, { isEnd: true })).toEqual(end)
})
