import { expect, test, vi } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

test('a format writes as the one it stands for', () => {
  expect(numberFormat('de-DE').format(1234.5)).toBe('1.234,5')
  const date = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  expect(date.format(new Date('2026-11-21T23:30:00Z'))).toBe('22 November 2026')
})

test('it is made with its first number, and once', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  const format = numberFormat('de-DE')
  expect(made).not.toHaveBeenCalled()
  format.format(1)
  format.format(2)
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
