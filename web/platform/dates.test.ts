import { expect, test } from 'vitest'
import { dateText, dayText, momentText, recentMomentText } from './dates.ts'

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

test('what was within a week has its weekday and minute, what is older its date', () => {
  const [hour, day] = [60 * 60 * 1000, 24 * 60 * 60 * 1000]
  const at = (age: number) => new Date(Date.now() - age)
  expect(recentMomentText(at(hour), 'de')).toMatch(/^(Mo|Di|Mi|Do|Fr|Sa|So)\. \d\d:\d\d$/)
  expect(recentMomentText(at(hour), 'en')).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d$/)
  expect(recentMomentText(at(7 * day), 'de')).toMatch(/^\d{1,2}\. [^:]+$/)
})
