import { expect, test } from 'vitest'
import { dueAtAfter } from './due-at.ts'

const at = (moment: string) => new Date(moment)

test.each([
  ['a paid order is confirmed within a day', 'PAY', 'PLACED', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['what was confirmed on a Monday leaves within two days', 'CONFIRM', 'CONFIRMED', '2026-11-23T10:00:00Z', '2026-11-25T10:00:00.000Z'], // prettier-ignore
  ['a weekend does not count', 'CONFIRM', 'CONFIRMED', '2026-11-20T10:00:00Z', '2026-11-24T10:00:00.000Z'],
  ['a return is answered within two days', 'REQUEST_RETURN', 'DELIVERED', '2026-11-20T10:00:00Z', '2026-11-22T10:00:00.000Z'], // prettier-ignore
] as const)('%s', (_, action, to, moment, due) => {
  expect((dueAtAfter(action, { to, at: at(moment) }) as Date).toISOString()).toBe(due)
})

test('a first parcel leaves the time as it was, the last one ends it', () => {
  expect(dueAtAfter('SHIP', { to: 'CONFIRMED', at: new Date() })).toBeUndefined()
  expect(dueAtAfter('SHIP', { to: 'SHIPPED', at: new Date() })).toBeNull()
  expect(dueAtAfter('DECLINE_RETURN', { to: 'DELIVERED', at: new Date() })).toBeNull()
})
