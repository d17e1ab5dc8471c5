import { expect, test } from 'vitest'
import type { Language } from '../../contract/platform/values.ts'
import { orderUntil as de } from '../../texts/de/delivery/order-until.ts'
import { orderUntil as en } from '../../texts/en/delivery/order-until.ts'
import { orderUntilText } from './order-until.ts'

const until = new Date('2026-11-23T13:00:00Z')
const at = (now: string, language: Language = 'de') =>
  orderUntilText({ until, now: new Date(now), language }, language === 'de' ? de : en)?.replaceAll('\u00a0', ' ') ??
  null

test('today the minutes that are left are counted, until none is', () => {
  expect(at('2026-11-23T07:48:00Z')).toBe('Bei Bestellung bis heute, 14:00 Uhr, noch 5 Std. 12 Min.')
  expect(at('2026-11-23T12:59:30Z')).toBe('Bei Bestellung bis heute, 14:00 Uhr, noch 1 Min.')
  expect(at('2026-11-23T07:48:00Z', 'en')).toBe('If ordered by 14:00 today, 5 h 12 min left')
  expect(at('2026-11-23T13:00:00Z')).toBeNull()
})

test('another day is named, by the clocks in Germany', () => {
  expect(at('2026-11-22T22:30:00Z', 'en')).toBe('If ordered by Mon, 23 Nov, 14:00')
  expect(at('2026-11-22T22:30:00Z')).toBe('Bei Bestellung bis Mo., 23. Nov., 14:00 Uhr')
  expect(at('2026-11-22T23:30:00Z')).toBe('Bei Bestellung bis heute, 14:00 Uhr, noch 13 Std. 30 Min.')
})
