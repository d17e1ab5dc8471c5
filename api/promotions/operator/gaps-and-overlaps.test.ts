import { expect, test } from 'vitest'
import { gapsAndOverlaps } from './gaps-and-overlaps.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const span = (text: string) => {
  const [from, until] = text.split('-')
  return { startsAt: from ? day(Number(from)) : null, endsAt: until ? day(Number(until)) : null }
}
const days = (spans: { startsAt: Date | null; endsAt: Date | null }[]) =>
  spans.map(({ startsAt, endsAt }) => `${startsAt!.getUTCDate()}-${endsAt!.getUTCDate()}`).join(' ')

// From the 1st to the 29th.
test.each([
  ['-', '', ''],
  ['', '1-29', ''],
  ['5-10', '1-5 10-29', ''],
  ['-10 10-', '', ''],
  ['-12 10-', '', '10-12'],
  ['-8 10-20 15- 18-22', '8-10', '15-22'],
  ['-10 2-4 4-6', '10-29', '2-6'],
])('of %s the gaps are %s and the overlaps %s', (spans, gaps, overlaps) => {
  const found = gapsAndOverlaps(spans.split(' ').filter(Boolean).map(span), { from: day(1), until: day(29) })
  expect(days(found.gaps)).toBe(gaps)
  expect(days(found.overlaps)).toBe(overlaps)
})
