import { expect, test } from 'vitest'
import { daysOfMonth, listingOf, monthOfDays, orderListPath } from './order-filters.ts'

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s is a period and back', (month, from, to) => {
  expect(daysOfMonth(month)).toEqual({ from, to })
  expect(monthOfDays({ from, to })).toBe(month)
})

test.each([{}, { from: '2026-11-01' }, { to: '2026-11-30' }, { from: '2026-11-01', to: '2026-12-31' }])(
  '%o is no month',
  (days) => expect(monthOfDays(days)).toBeUndefined(),
)

test('an address keeps what the list is narrowed by, and drops what is none', () => {
  const listing = {
    filter: 'TO_PAY',
    q: 'Eier',
    storeId: crypto.randomUUID(),
    from: '2026-11-01',
    to: '2026-11-30',
  } as const
  expect(listingOf(new URL(orderListPath(listing, 2), 'http://tresen.test').searchParams)).toEqual(listing)
  const nonsense = new URLSearchParams({ filter: 'ALL', storeId: '1 or 1', from: '2026-13-01', to: 'today' })
  expect(Object.values(listingOf(nonsense)).filter(Boolean)).toEqual([])
})
