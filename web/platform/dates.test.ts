import { expect, test } from 'vitest'
import { dateText, dayText, momentText } from './dates.ts'

const evening = new Date('2026-11-24T23:05:00Z')

test('a day is written as Germans and Britons write it', () => {
  expect(dayText(evening, 'de')).toBe('Mi., 25. November 2026')
  expect(dayText(evening, 'en')).toBe('Wed, 25 November 2026')
})

test('the day is the one in Germany', () => {
  expect(dateText(evening, 'de')).toBe('25. November 2026')
  expect(dateText(evening, 'en')).toBe('25 November 2026')
})

test('a moment has hours and minutes', () => {
  expect(momentText(evening, 'de')).toBe('Mi., 25. November 2026, 00:05')
  expect(momentText(evening, 'en')).toBe('Wed, 25 November 2026, 00:05')
})
