import { expect, test } from 'vitest'
import { dueText } from './due-text.ts'

const words = {
  overdue: 'overdue',
  since: (span: string) => `since ${span}`,
  left: (span: string) => `${span} left`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => `${n} days`,
}
const now = new Date('2026-11-24T10:00:00Z')

test.each([
  ['2026-11-24T08:30:00Z', 'late', 'since 1 h'],
  ['2026-11-24T13:00:00Z', 'soon', '3 h left'],
  ['2026-11-25T10:00:00Z', 'calm', '24 h left'],
  ['2026-11-27T10:00:00Z', 'calm', '3 days left'],
])('%s is %s: %s', (due, tone, rest) => {
  expect(dueText({ dueAt: new Date(due), now }, words, 'en')).toMatchObject({ tone, rest })
})
