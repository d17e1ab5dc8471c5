import { expect, test } from 'vitest'
import type { Land } from '../../contract/delivery.ts'
import { isHoliday } from './holidays.ts'
import { landOf } from './land-of-postcode.ts'

test.each<[string, Land | null, boolean]>([
  ['2028-08-15', 'BY', false],
  ['2028-08-15', 'SL', true],
  ['2028-06-17', 'BE', true],
  ['2027-06-17', 'BE', false],
  ['2028-06-17', 'BB', false],
  ['2027-03-08', 'BE', true],
  ['2027-01-06', null, false],
  ['2026-12-25', null, true],
  ['2026-12-24', 'BY', false],
])('%s in %s', (day, land, expected) => expect(isHoliday(day, land)).toBe(expected))

test.each([
  ['10115', 'BE'],
  ['80331', 'BY'],
  ['50667', 'NW'],
  ['01067', 'SN'],
  ['01001', 'SN'],
  // Two Länder: that of the town.
  ['22145', 'HH'],
  ['59969', 'NW'],
  ['99998', 'TH'],
])('%s lies in %s', (postcode, land) => expect(landOf(postcode)).toBe(land))
